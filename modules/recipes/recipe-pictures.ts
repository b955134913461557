import pictures from '#content/pictures.json' with { type: 'json' }
import recipePictures from '#content/recipe-pictures.json' with { type: 'json' }
import type { PictureSource } from '#kit/picture.tsx'

const SOURCES: Partial<Record<string, PictureSource>> = { ...pictures, ...recipePictures }

/** The dishes that were photographed before there were recipes. */
const FIRST_DISHES: Partial<Record<string, string>> = {
  'red-lentil-dal': 'dish-lentil-dal',
  'spaghetti-with-tomato-sauce-and-basil': 'dish-spaghetti',
}

/** The prepared files of a recipe's picture, or null while there is none. Kept out of the browser: it is a long list. */
export function pictureOf(name: string): PictureSource | null {
  return SOURCES[name] ?? SOURCES[FIRST_DISHES[name] ?? ''] ?? null
}

/** What messengers show for a link to a recipe (assets/crops.mjs). */
export const linkPicture = ({ file }: PictureSource): SharedPicture => ({
  path: `/pictures/${file}-share.jpg`,
  width: 1200,
  height: 630,
})

/** The shapes that search engines ask for, as paths. */
export const pictureShapes = ({ file }: PictureSource): string[] =>
  ['1x1', '4x3', '16x9'].map(shape => `/pictures/${file}-${shape}.webp`)

const SHARED_WIDTH = 1280

export interface SharedPicture {
  readonly path: string
  readonly width: number
  readonly height: number
}

/** One address of a picture, with its size, for search engines and for sharing. */
export function sharedPicture({ file, widths, width, height }: PictureSource): SharedPicture {
  const shown = widths.includes(SHARED_WIDTH) ? SHARED_WIDTH : (widths.at(-1) ?? width)
  return { path: `/pictures/${file}-${shown}.webp`, width: shown, height: Math.round((height * shown) / width) }
}

/** The smallest file of a picture, for lists of names. */
export const thumbnailOf = (picture: PictureSource | null): string | null =>
  picture && `/pictures/${picture.file}-${Math.min(...picture.widths)}.webp`
