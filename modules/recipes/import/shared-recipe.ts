const ADDRESS = /https?:\/\/\S+/g

/**
 * What another app shared with this one, by the share target of the manifest: an address, or the recipe itself. Many apps
 * put the address into a line of words ('Look at this: https://…'): it alone is wanted then.
 */
export function sharedRecipe(asked: URLSearchParams): string {
  const text = asked.get('text')?.trim() ?? ''
  const [address, ...others] = text.match(ADDRESS) ?? []
  const isOneLine = !text.includes('\n')
  return asked.get('url')?.trim() || (isOneLine && others.length === 0 && address) || text
}
