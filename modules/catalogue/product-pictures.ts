import pictures from '#content/pictures.json' with { type: 'json' }
import type { PictureSource } from '#kit/picture.tsx'
import { type ProductWords, pictureNames } from './product.ts'

const SOURCES: Partial<Record<string, PictureSource>> = pictures

/** The prepared files of a product's first picture, or null while there is none. For the server: a list of all of them. */
export const firstPictureOf = (words: Pick<ProductWords, 'id' | 'photographed' | 'inScale'>): PictureSource | null =>
  SOURCES[pictureNames(words)[0] ?? ''] ?? null
