import pictures from '#content/share-pictures.json' with { type: 'json' }

const FILES: ReadonlyMap<string, string> = new Map(Object.entries(pictures))

/** The picture that messengers show for the shop or for a product; null for one that has none. */
export function sharePath(of: string): string | null {
  const file = FILES.get(of)
  return file === undefined ? null : `/pictures/${file}`
}
