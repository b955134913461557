/** A part of one page of the provider: its places `from` to `to`, of all that it has, fit to be shown or not. */
export interface ProviderPart {
  readonly page: number
  readonly from: number
  readonly to: number
}

/**
 * What a page of one list holds when our own `ownTotal` recipes come first and the provider's follow: the parts of the
 * provider's pages, of the same size, that fill it. Empty while our own fill it alone. Every place of the provider is on
 * one page of the list and on no second.
 *
 * @param page from 1
 */
export function providerParts(page: number, pageSize: number, ownTotal: number): ProviderPart[] {
  const parts: ProviderPart[] = []
  const end = page * pageSize - ownTotal
  let start = Math.max(0, end - pageSize)
  while (start < end) {
    const from = start % pageSize
    const to = Math.min(pageSize, from + end - start)
    parts.push({ page: Math.floor(start / pageSize) + 1, from, to })
    start += to - from
  }
  return parts
}
