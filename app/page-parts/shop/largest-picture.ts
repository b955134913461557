import pictures from '#content/pictures.json' with { type: 'json' }

type Pictures = Record<string, { file: string; widths: number[] } | undefined>

/** The path of the largest file of a picture of the shop; null while there is none. */
export function largestPicture(name: string): string | null {
  const picture = (pictures as Pictures)[name]
  return picture ? `/pictures/${picture.file}-${Math.max(...picture.widths)}.webp` : null
}
