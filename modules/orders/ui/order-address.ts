/** A question that the page of an order asks before it changes anything. */
export type AskFor = { ask: 'address' } | { ask: 'cancel'; product?: string } | { ask: 'return' }

/** What the address of the page may say beside its key. */
const SAID = ['ask', 'product', 'done', 'return']

/** The address of the same page with a question open; the key of a link stays in it. */
export function askAddress(search: string, wanted: AskFor | null): string {
  const kept = bare(search)
  if (wanted) kept.set('ask', wanted.ask)
  if (wanted?.ask === 'cancel' && wanted.product) kept.set('product', wanted.product)
  return `?${kept}${wanted && wanted.ask !== 'return' ? '#ask' : ''}`
}

/** The address of the same page after something was done. */
export function doneAddress(search: string, done: 'cancelled' | 'readdressed'): string {
  const kept = bare(search)
  kept.set('done', done)
  return `?${kept}`
}

/** The address of one return of the order. `ask`: it asks whether its buyer keeps it. */
export function returnAddress(search: string, number: number, ask: 'keep' | null = null): string {
  const kept = bare(search)
  kept.set('return', String(number))
  if (ask) kept.set('ask', ask)
  return `?${kept}`
}

/** Whether the page is about a return, and not about the whole order. */
export function isOfReturn(search: string): boolean {
  const said = new URLSearchParams(search)
  return said.has('return') || said.get('ask') === 'return'
}

function bare(search: string): URLSearchParams {
  const kept = new URLSearchParams(search)
  for (const name of SAID) kept.delete(name)
  return kept
}
