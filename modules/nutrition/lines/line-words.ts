import { wordsOf } from '../foods/food-words.ts'

/** Two words that are one to a cook, written as one. */
const PAIRS: { readonly [first: string]: { readonly [second: string]: string } } = {
  '0%': { fat: 'fatfree' },
  air: { dried: 'airdried' },
  cage: { free: 'cagefree' },
  bone: { in: 'bonein', on: 'boneon' },
  center: { cut: 'centrecut' },
  centre: { cut: 'centrecut' },
  coarse: { cut: 'thickcut' },
  corn: { fed: 'cornfed' },
  day: { old: 'dayold' },
  diver: { caught: 'linecaught' },
  dried: { aged: 'dryaged', cured: 'drycured' },
  fast: { acting: 'fastacting' },
  fine: { cut: 'finecut' },
  skin: { on: 'skinon' },
  free: { range: 'freerange' },
  french: { trimmed: 'frenchtrimmed' },
  full: { bodied: 'fullbodied', fat: 'fullfat' },
  half: { fat: 'lowfat', sugar: 'lowsugar', baked: 'halfbaked', cooked: 'halfcooked' },
  hand: { dived: 'linecaught', picked: 'handpicked', caught: 'linecaught', made: 'handmade', cut: 'handcut' },
  high: { quality: 'highquality' },
  ice: { cold: 'icecold' },
  line: { caught: 'linecaught' },
  lower: { fat: 'lowfat', sugar: 'lowsugar', sodium: 'lowsalt', salt: 'lowsalt' },
  low: { fat: 'lowfat', sugar: 'lowsugar', sodium: 'lowsalt', salt: 'lowsalt' },
  middle: { cut: 'centrecut' },
  new: { season: 'newseason' },
  oven: { ready: 'ovenready', roasted: 'ovenroasted' },
  pin: { boned: 'pinboned', bone: 'pinboned' },
  less: { fat: 'lowfat', sodium: 'lowsalt', salt: 'lowsalt' },
  reduced: { fat: 'lowfat', sugar: 'lowsugar', sodium: 'lowsalt', salt: 'lowsalt' },
  no: { salt: 'unsalted', sugar: 'unsweetened' },
  non: { dairy: 'nondairy', fat: 'fatfree' },
  plant: { based: 'plantbased' },
  brine: { cured: 'saltpacked', packed: 'saltpacked' },
  oil: { cured: 'saltpacked', packed: 'saltpacked' },
  quick: { cook: 'quickcook', cooking: 'quickcook', acting: 'fastacting' },
  salt: { marsh: 'saltmarsh', cured: 'saltpacked', packed: 'saltpacked' },
  semi: { sweet: 'semisweet', skimmed: 'semiskimmed' },
  shell: { on: 'shellon', off: 'shelloff' },
  stone: { ground: 'stoneground' },
  stir: { fry: 'stirfry' },
  sun: { dried: 'sundried', ripened: 'vineripened' },
  thick: { cut: 'thickcut' },
  thin: { cut: 'finecut' },
  tree: { ripened: 'vineripened' },
  un: { dyed: 'undyed' },
  under: { ripe: 'underripe' },
  over: { ripe: 'overripe' },
  vine: { ripened: 'vineripened' },
  wafer: { thin: 'finecut' },
  wild: { caught: 'linecaught' },
  wood: { roasted: 'ovenroasted' },
}
const JOINED: ReadonlyMap<string, string> = new Map(
  Object.entries(PAIRS).flatMap(([first, all]) =>
    Object.entries(all).map(([second, word]) => [`${first} ${second}`, word] as const),
  ),
)
/** Two ways of writing one word. */
const SAME: ReadonlyMap<string, string> = new Map(
  Object.entries({
    dry: 'dried',
    dehydrated: 'dried',
    nonfat: 'fatfree',
    crystallized: 'crystallised',
    caramelized: 'caramelised',
    flavored: 'flavoured',
    colored: 'coloured',
    coloring: 'colouring',
    flavoring: 'flavouring',
    skim: 'skimmed',
    gf: 'glutenfree',
    tomatoe: 'tomato',
    potatoe: 'potato',
  }),
)

/** What a food may be free of: 'gluten-free' is one word, and so is 'dairy and egg free' two. */
const FREE_OF = new Set(
  'gluten wheat dairy milk lactose egg nut peanut soya meat sugar fat salt alcohol fish sesame'.split(' '),
)

/** The words of a name or of a text that names a food. 'Of' is none: a stick of butter is a butter stick. */
export function nameWords(text: string): string[] {
  const joined: string[] = []
  for (const written of wordsOf(text)) {
    const word = SAME.get(written) ?? written
    const before = joined.at(-1) ?? ''
    const pair = JOINED.get(`${before} ${word}`) ?? freeOf(before, word)
    if (pair) joined[joined.length - 1] = pair
    else if (word !== 'of') joined.push(word)
  }
  return joined
}

function freeOf(before: string, word: string): string | undefined {
  return word === 'free' && FREE_OF.has(before) ? `${before}free` : undefined
}
