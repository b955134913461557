import type { Food } from '../foods/food.ts'

type Known = Pick<Food, 'id' | 'cookedAs'>

/** How it is kept, cut and cooked: one food all the same. */
const STATE_ENDINGS =
  /-(raw|cooked|boiled|steamed|grilled|roast|baked|fried|poached|toast|canned|dried|fresh|frozen|drained|ground|salted|dry-roasted|skin|reduced|tomato|oil|baked-wedges|wedges|scrambled|10-fat|20-fat)$/
const STATE_BEGINNINGS =
  /^(baked|boiled|roast|mashed|flaked|ground|scrambled|lean|caster|granulated|icing|demerara|light-brown|dark-brown|flavoured|baby|mature|whole|dried|canned)-/

/** The name of a food without how it is kept, cut and cooked: 'chickpeas-canned' and 'chickpeas-boiled' are 'chickpeas'. */
function plainName(id: string): string {
  const shorter = id.replace(STATE_ENDINGS, '').replace(STATE_BEGINNINGS, '')
  return shorter === id ? id.replace(/s$/, '') : plainName(shorter)
}

/**
 * The family of every food by its id: raw, boiled and tinned of one food are one, so that a list names it once. Foods
 * that become the same when they are cooked are one family too.
 */
export function foodFamilies(foods: readonly Known[]): ReadonlyMap<string, string> {
  const parents = new Map<string, string>()
  const rootOf = (name: string): string => {
    const parent = parents.get(name)
    return parent === undefined || parent === name ? name : rootOf(parent)
  }
  const join = (one: string, other: string) => parents.set(rootOf(one), rootOf(other))
  for (const { id, cookedAs } of foods) {
    if (cookedAs) join(plainName(id), plainName(cookedAs))
  }
  return new Map(foods.map(({ id }) => [id, rootOf(plainName(id))]))
}
