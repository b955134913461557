import { href } from 'react-router'
import { originContext, servicesContext } from '#app/context.ts'
import pictures from '#content/pictures.json' with { type: 'json' }
import { pictureNames } from '#modules/catalogue/product.ts'
import { products } from '#modules/catalogue/queries.ts'
import { ownRecipes } from '#modules/recipes/own-library.ts'
import { pictureOf, sharedPicture } from '#modules/recipes/recipe-pictures.ts'
import type { Route } from './+types/sitemap.ts'

const PAGES = [
  href('/'),
  href('/recipes'),
  href('/shop/supplements'),
  href('/delivery-and-returns'),
  href('/contact'),
  href('/privacy'),
  href('/terms'),
]

type Pictures = Record<string, { file: string; widths: number[] } | undefined>

/** Every page that a search engine should know, and the photographs on it. */
export async function loader({ context }: Route.LoaderArgs) {
  const origin = context.get(originContext)
  const shown = await products(context.get(servicesContext).db)
  const entries = [
    ...PAGES.map(path => ({ path, images: [] as string[] })),
    ...shown.map(product => ({
      path: href('/shop/supplements/:id', { id: product.id }),
      images: pictureNames(product).flatMap(name => largest(name)),
    })),
    ...ownRecipes().map(({ id, picture }) => ({ path: href('/recipes/:id', { id }), images: recipeImages(picture) })),
  ]
  const urls = entries.map(
    ({ path, images }) =>
      `<url><loc>${escaped(origin + path)}</loc>${images
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

function recipeImages(name: string): string[] {
  const picture = pictureOf(name)
  return picture ? [sharedPicture(picture).path] : []
}

function largest(name: string): string[] {
  const picture = (pictures as Pictures)[name]
  return picture ? [`/pictures/${picture.file}-${Math.max(...picture.widths)}.webp`] : []
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
