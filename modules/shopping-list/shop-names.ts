import type { Food } from '#modules/nutrition/foods/food.ts'

/** What the vessel says already, or nobody says in a shop. */
const UNSAID =
  /,? (?:canned|drained|in brine|in olive oil|in oil|in juice|dry|plain|fortified|unsweetened|meat only)\b/g
/** 'Beetroot, cooked' is 'cooked beetroot'. */
const BEHIND = /^([^,]+), (cooked|dried|raw|boiled|fresh)$/

/** As it is written on a shelf: 'Chickpeas', not 'Chickpeas, canned, drained'; of one piece 'Lemon'. */
export function shopName({ name, plural }: Pick<Food, 'name' | 'plural'>, isSingle = false): string {
  const full = isSingle ? name : (plural ?? severalOf(name))
  const plain = full
    .replace(UNSAID, '')
    .replace(/^Canned /, '')
    .replace(BEHIND, (_, what: string, how: string) => `${how} ${what.toLowerCase()}`)
  return plain.charAt(0).toUpperCase() + plain.slice(1)
}

/** 'Lemons', 'boxes', 'loaves', as far as shops go. */
export function severalOf(word: string): string {
  if (word.endsWith('loaf')) return word.replace(/loaf$/, 'loaves')
  return /(?:x|ch|sh)$/.test(word) ? `${word}es` : `${word}s`
}
