import { href } from 'react-router'
import { originContext, servicesContext } from '#app/context.ts'
import { taggedAnswer } from '#app/middleware/etag.ts'
import { CONTENT_DAYS } from '#content/content-dates.ts'
import { PAGE_DAYS } from '#content/page-dates.ts'
import { daysOf } from '#content/recipe-dates.ts'
import { pictureNames } from '#modules/catalogue/product.ts'
import { changeTimes, products } from '#modules/catalogue/queries.ts'
import { articlePath, changedOn, coursePath, lessonPath } from '#modules/learn/learning-data.ts'
import { library } from '#modules/learn/queries/library.ts'
import { nutrientPages } from '#modules/nutrition/ranking/nutrient-pages.ts'
import { ownRecipes } from '#modules/recipes/own-library.ts'
import { photographOf, sharedPicture } from '#modules/recipes/recipe-pictures.ts'
import { inTurns } from '#platform/threads/turns.ts'
import { shownDishes } from '../../page-parts/nutrients/nutrient-view.ts'
import { browseCatalogue } from '../../page-parts/recipes/browse-catalogue.ts'
import { largestPicture } from '../../page-parts/shop/largest-picture.ts'
import type { Route } from './+types/sitemap.ts'

/** Pages of words, each with the day on which they changed. */
const WORDED = Object.entries(PAGE_DAYS).map(([path, { changed }]) => entry(path, changed))

/** Every page that a search engine should know, and the photographs on it. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const origin = context.get(originContext)
  const { db } = context.get(servicesContext)
  const [shown, changed] = await Promise.all([products(db), changeTimes(db)])
  const entries = [
    ...WORDED,
    entry(href('/recipes'), lastOf(ownRecipes())),
    entry(href('/recipes/browse'), lastOf(ownRecipes())),
    entry(href('/shop/supplements'), lastDay([...changed.values()])),
    ...shown.map(product => ({
      path: href('/shop/supplements/:id', { id: product.id }),
      images: pictureNames(product).flatMap(name => largestPicture(name) ?? []),
      // Of what is written of it, or of what is asked for it and whether it can be bought: the later.
      changed: lastDay([changed.get(product.id), writtenOn(href('/shop/supplements/:id', { id: product.id }))]),
    })),
    ...ownRecipes().map(({ id, picture }) => ({
      path: href('/recipes/:id', { id }),
      images: recipeImages(picture),
      changed: daysOf(id).changed,
    })),
    ...learnEntries(),
    ...(await nutrientEntries()),
    ...[...browseCatalogue().values()].map(({ slug, recipes }) =>
      entry(href('/recipes/browse/:slug', { slug }), lastOf(recipes)),
    ),
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
  return taggedAnswer(request, body, {
    'Content-Type': 'application/xml; charset=utf-8',
    'Cache-Control': 'public, max-age=3600',
  })
}

interface Entry {
  readonly path: string
  readonly images: readonly string[]
  readonly changed: string | undefined
}

function entry(path: string, changed: string | undefined): Entry {
  return { path, images: [], changed }
}

function learnEntries(): readonly Entry[] {
  const { articles, courses } = library()
  const texts = [
    ...articles.map(article => entry(articlePath(article), changedOn(article))),
    ...courses.flatMap(course => [
      entry(coursePath(course), changedOn(course)),
      ...course.lessons.map(lesson => entry(lessonPath(lesson), changedOn(course))),
    ]),
  ]
  return [
    entry(href('/learn'), lastDay(texts.map(({ changed }) => changed))),
    entry(href('/learn/glossary'), writtenOn(href('/learn/glossary'))),
    ...texts,
  ]
}

/** Content changes with the build alone. */
let nutrients: Promise<readonly Entry[]> | undefined

function nutrientEntries(): Promise<readonly Entry[]> {
  nutrients ??= readNutrients()
  return nutrients
}

/** A page of a nutrient is a list of dishes as well. Each of them is looked through in a turn of its own. */
async function readNutrients(): Promise<readonly Entry[]> {
  const pages = await inTurns(nutrientPages(), page => {
    const path = href('/learn/nutrients/:nutrient', { nutrient: page.slug })
    return entry(path, lastDay([writtenOn(path), lastOf(shownDishes(page).map(({ recipe }) => recipe))]))
  })
  return [entry(href('/learn/nutrients'), lastDay(pages.map(({ changed }) => changed))), ...pages]
}

/** The day on which content changed that none of its own files dates. */
const writtenOn = (path: string) => CONTENT_DAYS.get(path)?.changed

/** The day on which the last of them changed. */
const lastOf = (recipes: readonly { id: string }[]) => lastDay(recipes.map(({ id }) => daysOf(id).changed))

const lastDay = (days: readonly (string | undefined)[]) =>
  days
    .filter(day => day !== undefined)
    .toSorted()
    .at(-1)

function recipeImages(name: string): string[] {
  const picture = photographOf(name)
  return picture ? [sharedPicture(picture).path] : []
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
