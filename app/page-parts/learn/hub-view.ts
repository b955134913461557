import { CATEGORY_KEYS, type Category } from '#modules/learn/category-labels.ts'
import type { Article } from '#modules/learn/learning.ts'
import { lessonPath } from '#modules/learn/learning-data.ts'
import { NUTRIENT_PAGES } from '#modules/learn/nutrient-pages.ts'
import type { Learning } from '#modules/learn/progress.ts'
import { library } from '#modules/learn/queries/library.ts'
import { articleCard, categoryCounts, foundIn, matches, pathView, searchWords } from '#modules/learn/views.ts'
import { drawnPicture } from './draw.tsx'
import { oneCopy } from './one-copy.ts'
import { relatedView } from './related.ts'

const NEAREST = 3

/** What the hub shows for this address: all there is, or what was searched for. */
export function hubView(request: Request, learning: Learning | null) {
  const { searchParams } = new URL(request.url)
  const q = searchParams.get('q')?.trim().slice(0, 60) ?? ''
  const asked = searchParams.get('category')
  const category: Category | null = CATEGORY_KEYS.find(key => key === asked) ?? null
  const { articles, courses, terms } = library()
  const ofCategory = articles.filter(article => category === null || article.category === category)
  const found = foundIn(ofCategory, courses, q)
  const isSearch = searchWords(q).length > 0
  const featured = isSearch ? null : (ofCategory.find(article => article.featured) ?? ofCategory[0] ?? null)
  const drawn = (article: Article) => ({ ...articleCard(article), picture: oneCopy(drawnPicture(article), request) })
  const words = searchWords(q)
  return {
    q,
    category,
    counts: categoryCounts(articles),
    total: articles.length,
    courseCount: courses.length,
    terms: terms.length,
    featured: featured && { ...drawn(featured), plate: relatedView(featured).recipes[0] ?? null },
    articles: found.articles.filter(article => article !== featured).map(drawn),
    nearest: isSearch && found.articles.length === 0 ? articles.slice(0, NEAREST).map(articleCard) : [],
    lessons: isSearch
      ? found.lessons.map(({ course, lesson }) => ({
          to: lessonPath(lesson),
          title: lesson.title,
          course: course.title,
        }))
      : [],
    words: isSearch ? terms.filter(({ name }) => matches(words, name)).map(({ id, name }) => ({ id, name })) : [],
    paths: isSearch ? [] : courses.map(pathView),
    nutrients: NUTRIENT_PAGES.map(({ slug, name, group }) => ({ slug, name, group })),
    learning,
  }
}

export type HubView = ReturnType<typeof hubView>
