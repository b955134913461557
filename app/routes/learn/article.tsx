import { data, href, type ShouldRevalidateFunctionArgs } from 'react-router'
import { identityContext, originContext, servicesContext } from '#app/context.ts'
import { ArticlePage } from '#app/page-parts/learn/article-page.tsx'
import { drawnArticle } from '#app/page-parts/learn/draw.tsx'
import { learnCrumbs } from '#app/page-parts/learn/learn-crumbs.ts'
import { learnWithoutScript } from '#app/page-parts/learn/lesson-form.ts'
import { oneCopy } from '#app/page-parts/learn/one-copy.ts'
import { relatedView } from '#app/page-parts/learn/related.ts'
import { crumbsData } from '#app/shell/crumbs-data.ts'
import { errorMeta } from '#app/shell/error-boundary.tsx'
import { pageMeta } from '#app/shell/page-meta.ts'
import { PageWidth } from '#app/shell/page-width.tsx'
import { originOf } from '#app/shell/root-data.ts'
import { CATEGORY_LABELS } from '#modules/learn/category-labels.ts'
import { articleData, articlePath, FEED } from '#modules/learn/learning-data.ts'
import { articleOf, lessonOf, library } from '#modules/learn/queries/library.ts'
import { besideText } from '#modules/learn/reader.ts'
import { dayWords } from '#modules/learn/views.ts'
import { ownRecipeOf } from '#modules/recipes/own-library.ts'
import { linkPicture, photographOf } from '#modules/recipes/recipe-pictures.ts'
import type { Route } from './+types/article.ts'

export function loader({ params, request, context }: Route.LoaderArgs) {
  const article = articleOf(params.slug)
  if (!article) throw new Response(null, { status: 404 })
  const { slug, title, description, category, minutes, blocks } = article
  const origin = context.get(originContext)
  const shared = sharedOf(article.recipes)
  const step = { name: title, path: articlePath(article) }
  return {
    page: {
      slug,
      title,
      description,
      category: { key: category, label: CATEGORY_LABELS[category] },
      minutes,
      published: dayWords(article.published),
      checked: dayWords(article.checked),
      sources: besideText(blocks, library()).sources.length,
      isLive: blocks.some(block => block.kind === 'drawing' && ['swaps', 'energy'].includes(block.drawing.kind)),
      text: oneCopy(drawnArticle(article, library()), request),
      related: relatedView(article),
      lesson: lessonLink(article.lesson),
    },
    shared: shared && { ...shared, src: shared.path },
    jsonLd: [articleData(article, origin, shared?.path ?? null), crumbsData(learnCrumbs(step), origin)],
  }
}

/** The mark that is set without script: the same change, made here. */
export async function action({ params, request, context }: Route.ActionArgs) {
  const article = articleOf(params.slug)
  const isRead = (await request.formData()).get('isRead')
  if (!article || isRead === null) return data(null, { status: 400 })
  const body = { article: article.slug, isRead: isRead !== '' }
  await learnWithoutScript(context.get(servicesContext), context.get(identityContext), 'article-read', body)
  return { isRead: body.isRead }
}

/** A mark changes nothing of the text; another article is another text. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  currentUrl.pathname !== nextUrl.pathname

/** The picture of the first dish that has one, which a page that is shared shows. */
function sharedOf(ids: readonly string[]) {
  const pictured = ids.map(ownRecipeOf).find(recipe => recipe && photographOf(recipe.picture))
  return pictured ? linkPicture(pictured) : null
}

function lessonLink(id: string | null) {
  const lesson = id === null ? null : lessonOf(id)
  if (!lesson) return null
  const course = library().courses.find(({ slug }) => slug === lesson.course)
  const to = href('/learn/courses/:course/:lesson', { course: lesson.course, lesson: lesson.slug })
  return { to, title: lesson.title, place: lesson.place, course: course?.title ?? '' }
}

export function meta({ loaderData, matches, error }: Route.MetaArgs) {
  const origin = originOf(matches)
  if (!loaderData) return errorMeta(error, origin)
  const { page, shared, jsonLd } = loaderData
  return pageMeta({
    origin,
    title: page.title,
    description: page.description,
    path: href('/learn/articles/:slug', { slug: page.slug }),
    ...(shared && { picture: shared }),
    feed: FEED,
    jsonLd,
  })
}

export default function Article({ loaderData: { page } }: Route.ComponentProps) {
  return (
    <PageWidth key={page.slug} className="pb-16">
      <ArticlePage {...page} />
    </PageWidth>
  )
}
