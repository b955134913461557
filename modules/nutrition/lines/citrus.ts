/** Lines that want a part of a fruit: 'juice of 1 lemon', 'finely grated zest and juice of 2 limes', '1 lemon, juiced'. */
export type FruitPart = 'juice' | 'zest'

export interface FruitParts {
  readonly parts: readonly FruitPart[]
  /** The rest of the line: '1 lemon'. */
  readonly fruit: string
  /** What is left of the fruit: '1 lemon' of '2 lemons, juice of 1'. */
  readonly left?: string
  /** '2 tsp lemon juice' of '1 lemon, zest and 2 tsp juice'. */
  readonly juice?: string
}

const PART = '(juice|zest|rind|peel)'
const BEFORE = new RegExp(
  `^(?:(?:the|one|1)\\s)?(?:(?:finely|freshly|coarsely)\\s)?(?:(?:grated|squeezed|pared|strained|shredded)\\s)?${PART}(?:\\s(?:and|&|\\+)\\s(?:(?:finely|freshly)\\s)?(?:(?:grated|squeezed|pared)\\s)?${PART})?(?:\\s(?:of|from)\\s|\\s(?=\\d|half\\b|an?\\b))(.+)$`,
)
/** 'zest of 1/2 orange and juice of 1', 'zest of 1 lemon, plus 2 tbsp juice': of either another amount. */
const APART =
  /^(?:(?:the|finely|grated) ){0,3}(?:zest|rind|peel) (?:of |from )?(\S[^,]{3,30}?),? (?:and|plus) (?:(\d[\d/. -]{0,6} ?(?:tbsps?|tablespoons?|tsps?|teaspoons?|ml)) (?:of )?(?:the |its )?juice|(?:the )?juice (?:of|from) ((?:\d|half|an?|one|two)[^,]{0,24}))$/
const FRUITS = /\b(?:lemon|lime|orange|grapefruit|clementine|satsuma|tangerine|mandarin)s?\b/
/** '1 lemon zested and juiced' without a comma. */
const FRUIT_THEN =
  /\b((?:lemon|lime|orange|grapefruit|clementine|satsuma|tangerine|mandarin)s?) (?=(?:(?:finely|freshly) )?(?:grated|zested|juiced|squeezed|zest and juice|juice and zest)\b)/
const JUICED = /\bjuice(?:d)?\b/
const ZESTED = /\b(?:zest(?:ed)?|rind|peel)\b/

/** What parts of a fruit this line (lower case, no brackets) wants, or null when it wants no part of one. */
export function fruitParts(line: string): FruitParts | null {
  const apart = APART.exec(line)
  if (apart) {
    const [, fruit = '', spoons, ofOthers = ''] = apart
    const name = FRUITS.exec(fruit)?.[0] ?? ''
    const juice = `${spoons ?? ofOthers.replace(FRUITS, '').trim()} ${name} juice`
    if (name !== '') return { parts: ['zest', 'juice'], fruit, juice }
  }
  const before = BEFORE.exec(line)
  if (before) {
    const parts = [before[1], before[2]].filter(part => part !== undefined)
    return { parts: [...new Set(parts.map(partOf))], fruit: before[3] ?? '' }
  }
  const [head = '', ...notes] = line.replace(FRUIT_THEN, '$1, ').split(',')
  const note = notes.join(',')
  if (
    !FRUITS.test(head) ||
    /\b(?:preserved|pickled|salted|candied)\b/.test(head) ||
    JUICED.test(head) ||
    ZESTED.test(head) ||
    MEASURED.test(head)
  )
    return null
  const parts: FruitPart[] = []
  if (ZESTED.test(note)) parts.push('zest')
  if (JUICED.test(note)) parts.push('juice')
  if (parts.length === 0) return null
  const measured = parts.includes('juice') ? JUICE_MEASURED.exec(note)?.[1] : undefined
  if (measured) return { parts, fruit: head, juice: `${measured} ${FRUITS.exec(head)?.[0]} juice` }
  return { parts, fruit: head, ...((parts.length === 1 || BOTH.test(note)) && someOf(head, note)) }
}

/** Of '2 tablespoons lemon, lime or orange juice' the spoons hold juice. */
const MEASURED = /^[\d/. -]+ ?(?:tbsp|tablespoons?|tsp|teaspoons?|cups?|ml|fl|oz|ounces?)\b/

const JUICE_MEASURED =
  /(?<![\d/])(\d[\d/. -]{0,6} ?(?:tbsp|tablespoons?|tsp|teaspoons?|ml|cups?)(?:\/[\d/. ]{1,6}fl oz)?) (?:of )?(?:the |its |their |fresh )?(?:lemon |lime |orange )?juice\b/

/** 'Juice of 1', '1 juiced': of so many of the fruits that the line names. */
const OF_SOME =
  /\b(?:juice|zest) (?:only )?(?:of|from) (?:just )?(\d|one)\b|\b(\d|one) (?:is |only )?(?:zest and juice|juice and zest|juiced|juice only|zested|squeezed)\b/

const BOTH = /\b(?:\d|one) (?:zest and juice|juice and zest)\b/

function someOf(head: string, note: string): Partial<FruitParts> {
  const said = OF_SOME.exec(note)
  const all = Number(/^\d+/.exec(head)?.[0])
  const some = said === null ? 0 : Number((said[1] ?? said[2] ?? '').replace('one', '1'))
  if (!(some > 0 && some < all)) return {}
  return { fruit: head.replace(/^\d+/, `${some}`), left: head.replace(/^\d+/, `${all - some}`) }
}

function partOf(word: string): FruitPart {
  return word === 'juice' ? 'juice' : 'zest'
}
