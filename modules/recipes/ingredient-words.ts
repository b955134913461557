const FRACTIONS: readonly (readonly [value: number, sign: string])[] = [
  [1 / 8, '⅛'],
  [1 / 4, '¼'],
  [1 / 3, '⅓'],
  [1 / 2, '½'],
  [2 / 3, '⅔'],
  [3 / 4, '¾'],
]

/** As a cook writes a number of pieces or spoons: '1½', '⅓', '12', and '2.2' where no kitchen fraction is near. */
export function amountText(amount: number): string {
  const whole = Math.floor(amount + 0.04)
  const rest = amount - whole
  if (rest < 0.04) return String(whole)
  const [, sign] = FRACTIONS.find(([value]) => Math.abs(value - rest) < 0.04) ?? []
  if (sign) return whole === 0 ? sign : `${whole}${sign}`
  return String(amount < 10 ? Math.round(amount * 10) / 10 : Math.round(amount))
}

/** Units that are only counted, so that nobody says them: '1 onion', not '1 medium onion'. */
export const UNSAID = new Set(['piece', 'whole', 'small', 'medium', 'large'])
const SHORT = new Set(['g', 'kg', 'ml', 'l', 'tsp', 'tbsp'])

/** The unit as it is read between amount and words, or '' where it is not said or the words say it themselves. */
export function unitText(amount: number, unit: string, words: string): string {
  if (UNSAID.has(unit)) return ''
  if (SHORT.has(unit)) return unit
  if (new RegExp(`\\b${unit}(e?s)?\\b|\\b${unit.replace(/f$/, 've')}s\\b`, 'i').test(words)) return ''
  return amount > 1 ? pluralOf(unit) : unit
}

function pluralOf(unit: string): string {
  if (/(?:s|x|ch|sh)$/.test(unit)) return `${unit}es`
  if (unit === 'leaf') return 'leaves'
  return `${unit}s`
}

/** Amount and unit together: '400 g', '1½ tbsp', '2'. Grams and millilitres are never broken. */
export function quantityText(amount: number, unit: string, words: string): string {
  const said = unitText(amount, unit, words)
  const number = unit === 'g' || unit === 'ml' ? weightText(amount) : amountText(amount)
  return said ? `${number} ${said}` : number
}

function weightText(amount: number): string {
  return String(amount < 10 ? Math.round(amount * 10) / 10 : Math.round(amount))
}

/** The whole line of an ingredient: '2 garlic cloves, crushed'. */
export function ingredientText(amount: number, unit: string, words: string): string {
  const said = unitText(amount, unit, words)
  const of = said && !SHORT.has(said) ? ' of' : ''
  return `${quantityText(amount, unit, words)}${of} ${words}`
}
