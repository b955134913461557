import { wordsOf } from '../foods/food-words.ts'

/** Two words that are one to a cook, written as one. */
const PAIRS: { readonly [first: string]: { readonly [second: string]: string } } = {
  bone: { in: 'bonein', on: 'boneon' },
  skin: { on: 'skinon' },
  free: { range: 'freerange' },
  full: { fat: 'fullfat' },
  low: { fat: 'lowfat', sodium: 'lowsalt', salt: 'lowsalt' },
  less: { sodium: 'lowsalt', salt: 'lowsalt' },
  reduced: { fat: 'lowfat', sodium: 'lowsalt', salt: 'lowsalt' },
  no: { salt: 'unsalted', sugar: 'unsweetened' },
  non: { dairy: 'nondairy', fat: 'fatfree' },
  plant: { based: 'plantbased' },
  semi: { sweet: 'semisweet', skimmed: 'semiskimmed' },
  stir: { fry: 'stirfry' },
  sun: { dried: 'sundried' },
}
/** Two ways of writing one word. */
const SAME: { readonly [word: string]: string } = {
  dry: 'dried',
  nonfat: 'fatfree',
  skim: 'skimmed',
  tomatoe: 'tomato',
  potatoe: 'potato',
}

/** What a food may be free of: 'gluten-free' is one word, and so is 'dairy and egg free' two. */
const FREE_OF = new Set(
  'gluten wheat dairy milk lactose egg nut peanut soya meat sugar fat salt alcohol fish sesame'.split(' '),
)

/** The words of a name or of a text that names a food. 'Of' is none: a stick of butter is a butter stick. */
export function nameWords(text: string): string[] {
  const joined: string[] = []
  for (const written of wordsOf(text)) {
    const word = Object.hasOwn(SAME, written) ? (SAME[written] ?? written) : written
    const before = joined.at(-1) ?? ''
    const pair = (Object.hasOwn(PAIRS, before) ? PAIRS[before]?.[word] : undefined) ?? freeOf(before, word)
    if (pair) joined[joined.length - 1] = pair
    else if (word !== 'of') joined.push(word)
  }
  return joined
}

function freeOf(before: string, word: string): string | undefined {
  return word === 'free' && FREE_OF.has(before) ? `${before}free` : undefined
}
