/** What dishes are called, and foods too when there is a word before it: a rice cake is no cake, a wheat biscuit is cereal. */
const KINDS_OF_DISH = new Set(
  (
    'cake biscuit cookie cracker crisp bar bread roll bun wrap pie pudding tart soup stew curry salad sandwich burger ' +
    'pancake waffle jelly dip shake'
  ).split(' '),
)

/** One and several of a thing. */
const plain = (word: string) => word.replace(/s$/, '')

/**
 * The words of a dish's name without those that it has from a food in it alone.
 *
 * @param name and `foods`: searchable
 */
export function dishWords(name: string, foods: readonly string[]): string {
  const words = name.split(' ')
  const borrowed = new Set<number>()
  for (const food of foods.map(each => each.split(' ').map(plain))) {
    if (food.length < 2 || !KINDS_OF_DISH.has(food.at(-1) ?? '')) continue
    for (let at = 0; at + food.length <= words.length; at++) {
      if (food.every((word, nth) => word === plain(words[at + nth] ?? ''))) borrowed.add(at + food.length - 1)
    }
  }
  return words.filter((_, at) => !borrowed.has(at)).join(' ')
}
