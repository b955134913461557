import { NUTRIENTS } from '#modules/catalogue/nutrients.ts'
import type { ProductId } from '#modules/catalogue/product.ts'
import { WORDS } from '#modules/catalogue/words.ts'
import type { NutrientKey as EatenKey } from '#modules/nutrition/nutrients.ts'
import { inSentence } from './given.ts'
import { SEPARATIONS } from './separations.ts'

/** What the labels of two of our products say of taking both. */
export type Together =
  | { readonly kind: 'repeats'; readonly names: readonly string[] }
  | { readonly kind: 'apart'; readonly hours: { readonly least: number; readonly most: number } }
  | { readonly kind: 'fits' }

const namesOf = (id: ProductId) => WORDS[id].contents.map(({ nutrient }) => inSentence(NUTRIENTS[nutrient].name))
const gives = (id: ProductId, key: EatenKey) =>
  WORDS[id].contents.some(({ nutrient }) => NUTRIENTS[nutrient].eaten === key)

/** They repeat a nutrient, have to be kept hours apart, or neither. The labels alone are asked (`separations.ts`). */
export function together(one: ProductId, other: ProductId): Together {
  const both = namesOf(one).filter(name => namesOf(other).includes(name))
  if (both.length > 0) return { kind: 'repeats', names: both }
  const apart = SEPARATIONS.find(
    ({ product, from }) => (product === one && gives(other, from)) || (product === other && gives(one, from)),
  )
  return apart ? { kind: 'apart', hours: apart.hours } : { kind: 'fits' }
}

/** Which of these go with everything in a cart, in their own order: what fits each of them by the labels. */
export function goWith(cart: readonly ProductId[], offered: readonly ProductId[]): ProductId[] {
  return offered.filter(id => !cart.includes(id) && cart.every(other => together(id, other).kind === 'fits'))
}

const HOW_MANY = ['', '', 'both', 'all three', 'all four', 'all five', 'all six', 'all seven', 'all eight']

/** The rule by which one is offered beside a cart, as far as it is true of these. */
export function reasonBeside(cart: readonly ProductId[], id: ProductId): string {
  const all = [...cart, id]
  const isPair = all.length === 2
  const withFood = all.every(each => WORDS[each].dose.when.startsWith('with food'))
  const none = isPair
    ? 'neither has to be kept hours apart from the other'
    : 'none has to be kept hours apart from another'
  return [
    'Why this one: it repeats no nutrient in your cart',
    ...(withFood ? [`${HOW_MANY[all.length]} are taken with food`] : []),
    `and ${none}.`,
  ].join(', ')
}

const list = new Intl.ListFormat('en-GB', { type: 'conjunction' })

/** The same of two, for whoever compares them. */
export function togetherWords(one: ProductId, other: ProductId): string {
  const found = together(one, other)
  if (found.kind === 'repeats') return `Both give ${list.format(found.names)}: choose one of them, or count both.`
  if (found.kind === 'apart')
    return `Their labels ask for ${found.hours.least} to ${found.hours.most} hours between them.`
  return 'Going by their labels, they have no nutrient in common, and neither needs to be kept hours apart from the other.'
}
