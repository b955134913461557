import pictures from '#content/pictures.json' with { type: 'json' }

const PICTURES = new Map(Object.entries(pictures))

/** The path of the largest file of a picture of the shop; null while there is none. */
export function largestPicture(name: string): string | null {
  const picture = PICTURES.get(name)
  return picture ? `/pictures/${picture.file}-${Math.max(...picture.widths)}.webp` : null
}
