import cards from '#content/dish-cards.json' with { type: 'json' }
import drawnDishes from '#content/drawn-dishes.json' with { type: 'json' }
import marks from '#content/recipe-picture-marks.json' with { type: 'json' }
import recipePictures from '#content/recipe-pictures.json' with { type: 'json' }
import sitePictures from '#content/site-pictures.json' with { type: 'json' }
import type { PictureSource } from '#kit/picture.tsx'

const SOURCES: ReadonlyMap<string, PictureSource> = new Map(
  Object.entries<PictureSource>({ ...sitePictures, ...recipePictures }),
)

/** The dishes that were photographed before there were recipes. */
const FIRST_DISHES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    'red-lentil-dal': 'dish-lentil-dal',
    'spaghetti-with-tomato-sauce-and-basil': 'dish-spaghetti',
  }),
)

/** Those that bear being shown large, and those that do not bear being shown: judged by eye, one by one. */
const LEADS = new Set(marks.lead)
const UNFIT = new Set(marks.none)

const fileNameOf = (name: string): string => (SOURCES.get(name) ? name : (FIRST_DISHES.get(name) ?? name))

/** The prepared files of a recipe's photograph, or null while there is none. Kept out of the browser: it is a long list. */
export function photographOf(name: string): PictureSource | null {
  const file = fileNameOf(name)
  return UNFIT.has(file) ? null : (SOURCES.get(file) ?? null)
}

/** Drawn from what is in them, for recipes without a photograph (assets/drawn). */
const DRAWN: ReadonlyMap<string, PictureSource> = new Map(Object.entries<PictureSource>(drawnDishes))

/** What is shown of a recipe: its photograph, or a drawing of what is in it. */
export const pictureOf = (name: string): PictureSource | null => photographOf(name) ?? DRAWN.get(name) ?? null

/** Whether a recipe's picture is good enough for the largest places: the first card of a search, the home page. */
export const isLeadPicture = (name: string): boolean => LEADS.has(fileNameOf(name))

/** The cards of those that have no photograph (assets/dish-cards.mjs). */
const CARDS: ReadonlyMap<string, string> = new Map(Object.entries(cards))

/** What messengers show for a link to a recipe of ours: its photograph (assets/crops.mjs), or a card with its drawing. */
export function linkPicture({ name, picture }: { name: string; picture: string }): LinkPicture | null {
  const photograph = photographOf(picture)
  const file = photograph ? `${photograph.file}-share.jpg` : CARDS.get(picture)
  if (!file) return null
  const alt = photograph ? name : `The name of the recipe, ${name}, beside a drawing of it`
  return { path: `/pictures/${file}`, width: 1200, height: 630, alt }
}

/** The shapes that search engines ask for, as paths. */
export const pictureShapes = ({ file }: PictureSource): string[] =>
  ['1x1', '4x3', '16x9'].map(shape => `/pictures/${file}-${shape}.webp`)

export interface LinkPicture extends SharedPicture {
  readonly alt: string
}

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
