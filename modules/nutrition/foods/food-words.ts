/** Words of recipes and of the food list, in one spelling, so that they can be compared. */

const FRACTIONS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    '½': '1/2',
    '⅓': '1/3',
    '⅔': '2/3',
    '¼': '1/4',
    '¾': '3/4',
    '⅕': '1/5',
    '⅖': '2/5',
    '⅗': '3/5',
    '⅘': '4/5',
    '⅙': '1/6',
    '⅚': '5/6',
    '⅛': '1/8',
    '⅜': '3/8',
    '⅝': '5/8',
    '⅞': '7/8',
  }),
)

/** Signs that a page or a dump of one left as their names. */
const ENTITIES: { readonly [name: string]: string } = {
  nbsp: ' ',
  amp: '&',
  quot: '"',
  rsquo: "'",
  lsquo: "'",
  ndash: '-',
  mdash: '-',
  frasl: '/',
  deg: '°',
  '39': "'",
  '038': '&',
  '160': ' ',
  '8211': '-',
  '8217': "'",
  '8260': '/',
}

/** '&frac12; cup', 'salt &amp; pepper' */
function withoutEntities(text: string): string {
  if (!text.includes('&')) return text
  return text
    .replace(/&frac(\d)(\d);/g, ' $1/$2 ')
    .replace(/&#?(\w{2,5});/g, (written, name: string) =>
      Object.hasOwn(ENTITIES, name) ? (ENTITIES[name] ?? '') : written,
    )
}

/** One line as plain text: fraction signs written out, one kind of dash, quote, space and times sign, no list mark. */
export function plainLine(text: string): string {
  return withoutEntities(text)
    .replace(/[½⅓⅔¼¾⅕⅖⅗⅘⅙⅚⅛⅜⅝⅞]/g, sign => ` ${FRACTIONS.get(sign)} `)
    .replace(/[\u2044\u2215]/g, '/')
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/(?<![/\d])(\d{1,2})- (?=\d{1,2}\/\d)/g, '$1 ')
    .replace(/[\u2018\u2019]/g, "'")
    .replace(/(\d)\s*[×x]\s*(?=\d)/gi, '$1 x ')
    .replace(/\p{Cf}/gu, '')
    .replace(/\p{Cc}/gu, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[\s•*·▢☐-]+/, '')
    .trim()
}

/** Spellings that are one word to a cook. */
const SPELLINGS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    chili: 'chilli',
    chile: 'chilli',
    chily: 'chilli',
    chilly: 'chilli',
    dahl: 'dal',
    dhal: 'dal',
    daal: 'dal',
    yoghurt: 'yogurt',
    yoghourt: 'yogurt',
    filet: 'fillet',
    houmous: 'hummus',
    humous: 'hummus',
    hoummus: 'hummus',
    omelet: 'omelette',
    parsely: 'parsley',
    veg: 'vegetable',
    bouillion: 'bouillon',
    choclate: 'chocolate',
    boullion: 'bouillon',
    soy: 'soya',
    barbeque: 'barbecue',
    bbq: 'barbecue',
    wholewheat: 'wholemeal',
    tinned: 'canned',
    leave: 'leaf',
    loave: 'loaf',
    halve: 'half',
    calve: 'calf',
  }),
)

/** Singular words that end like plurals. */
const SINGULAR = new Set([
  'asparagus',
  'bitters',
  'couscous',
  // A crisp apple is no crisps.
  'crisps',
  'hummus',
  'citrus',
  'swiss',
  'watercress',
  'cress',
  'molasses',
  'gas',
  'haggis',
  'cassis',
  'this',
])
const IES_TO_IE = new Set(['cookies', 'brownies', 'smoothies', 'pies', 'sweeties', 'birdies'])

/** The singular of an English word in lower case, as far as words of the kitchen go. */
export function singular(word: string): string {
  if (word.length < 4 || SINGULAR.has(word) || !word.endsWith('s') || /(ss|us)$/.test(word)) return word
  if (IES_TO_IE.has(word)) return word.slice(0, -1)
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`
  if (/(oes|ches|shes|xes|sses|zzes)$/.test(word)) return word.slice(0, -2)
  return word.slice(0, -1)
}

/**
 * The words of a text, in lower case, singular, without accents, in one spelling: 'Chillies' and 'chile' are 'chilli'.
 */
export function wordsOf(text: string): string[] {
  // Most names have no accents, and taking apart what has none costs half of building the index.
  const bare = /[^ -~]/.test(text) ? text.normalize('NFD').replace(/\p{M}/gu, '') : text
  const plain = bare.toLowerCase().replace(/'s\b/g, 's').replace(/'/g, '').replace(/&/g, ' and ')
  return (plain.match(/[a-z0-9%]+/g) ?? []).map(word => {
    const one = singular(word)
    return SPELLINGS.get(one) ?? one
  })
}
