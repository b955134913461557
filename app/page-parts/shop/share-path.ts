import pictures from '#content/share-pictures.json' with { type: 'json' }

const FILES: Partial<Record<string, string>> = pictures

/** The picture that messengers show for the shop or for a product; null for one that has none. */
export function sharePath(of: string): string | null {
  const file = FILES[of]
  return file === undefined ? null : `/pictures/${file}`
}
