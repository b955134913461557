import { href } from 'react-router'
import { originContext, servicesContext } from '#app/context.ts'
import { publishedOn } from '#content/recipe-dates.ts'
import { pictureNames } from '#modules/catalogue/product.ts'
import { changeTimes, products } from '#modules/catalogue/queries.ts'
import { articlePath, changedOn, coursePath, lessonPath } from '#modules/learn/learning-data.ts'
import { library } from '#modules/learn/queries/library.ts'
import { nutrientPages } from '#modules/nutrition/ranking/nutrient-pages.ts'
import { ownRecipes } from '#modules/recipes/own-library.ts'
import { pictureOf, sharedPicture } from '#modules/recipes/recipe-pictures.ts'
import { browseCatalogue } from '../../page-parts/recipes/browse-catalogue.ts'
import { largestPicture } from '../../page-parts/shop/largest-picture.ts'
import type { Route } from './+types/sitemap.ts'

const PAGES = [
  href('/'),
  href('/recipes'),
  href('/recipes/browse'),
  href('/shop/supplements'),
  href('/learn'),
  href('/learn/glossary'),
  href('/learn/nutrients'),
  ...nutrientPages().map(({ slug }) => href('/learn/nutrients/:nutrient', { nutrient: slug })),
  href('/delivery-and-returns'),
  href('/contact'),
  href('/privacy'),
  href('/terms'),
  href('/complaints'),
  href('/cookies'),
  href('/accessibility'),
  href('/health-claims'),
  href('/reviews-policy'),
]

/** Every page that a search engine should know, and the photographs on it. */
export async function loader({ context }: Route.LoaderArgs) {
  const origin = context.get(originContext)
  const { db } = context.get(servicesContext)
  const [shown, changed] = await Promise.all([products(db), changeTimes(db)])
  const entries = [
    ...PAGES.map(path => ({ path, images: [] as string[], changed: undefined })),
    ...shown.map(product => ({
      path: href('/shop/supplements/:id', { id: product.id }),
      images: pictureNames(product).flatMap(name => largestPicture(name) ?? []),
      changed: changed.get(product.id),
    })),
    ...ownRecipes().map(({ id, picture }) => ({
      path: href('/recipes/:id', { id }),
      images: recipeImages(picture),
      changed: publishedOn(id),
    })),
    ...learnEntries(),
    ...[...browseCatalogue().keys()].map(slug => ({
      path: href('/recipes/browse/:slug', { slug }),
      images: [] as string[],
      changed: undefined,
    })),
  ]
  const urls = entries.map(
    ({ path, images, changed }) =>
      `<url><loc>${escaped(origin + path)}</loc>${changed ? `<lastmod>${changed}</lastmod>` : ''}${images
        .map(src => `<image:image><image:loc>${escaped(origin + src)}</image:loc></image:image>`)
        .join('')}</url>`,
  )
  const body = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n')
  return new Response(body, {
    headers: { 'Content-Type': 'application/xml; charset=utf-8', 'Cache-Control': 'public, max-age=3600' },
  })
}

function learnEntries() {
  const { articles, courses } = library()
  const entry = (path: string, changed: string) => ({ path, images: [] as string[], changed })
  return [
    ...articles.map(article => entry(articlePath(article), changedOn(article))),
    ...courses.flatMap(course => [
      entry(coursePath(course), changedOn(course)),
      ...course.lessons.map(lesson => entry(lessonPath(lesson), changedOn(course))),
    ]),
  ]
}

function recipeImages(name: string): string[] {
  const picture = pictureOf(name)
  return picture ? [sharedPicture(picture).path] : []
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
