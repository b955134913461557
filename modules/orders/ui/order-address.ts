/** A question that the page of an order asks before it changes anything. */
export type AskFor = { ask: 'address' } | { ask: 'cancel'; product?: string }

/** The address of the same page with a question open; the key of a link stays in it. */
export function askAddress(search: string, wanted: AskFor | null): string {
  const kept = new URLSearchParams(search)
  for (const name of ['ask', 'product', 'done']) kept.delete(name)
  if (wanted) kept.set('ask', wanted.ask)
  if (wanted?.ask === 'cancel' && wanted.product) kept.set('product', wanted.product)
  return `?${kept}${wanted ? '#ask' : ''}`
}

/** The address of the same page after something was done. */
export function doneAddress(search: string, done: 'cancelled' | 'readdressed'): string {
  const kept = new URLSearchParams(askAddress(search, null))
  kept.set('done', done)
  return `?${kept}`
}
