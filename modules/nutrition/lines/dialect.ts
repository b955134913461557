/** Whose words and measures a recipe is written in. */
export type Dialect = 'uk' | 'us'

const US = words(
  `cup cups stick sticks cilantro zucchini eggplant arugula scallion scallions shrimp cornstarch all-purpose confectioners
  heavy half-and-half broth kosher ground-beef garbanzo molasses graham quart quarts pound pounds ounce ounces lb lbs
  canola bell-pepper powdered skillet jalapeno ketchup-based broiler semisweet self-rising`,
)
const UK = words(
  `caster courgette courgettes aubergine aubergines rocket double tin tins tinned plain self-raising bicarbonate cornflour
  prawns prawn mince icing rashers rasher knob streaky gammon swede passata sultanas digestive gram grams litre litres ml
  kg demerara muscovado mangetout chilli chillies yoghurt dessertspoon stoned wholemeal g`,
)

function words(text: string): ReadonlySet<string> {
  return new Set(text.trim().split(/\s+/))
}

/** Whose measures and words the lines of a recipe are; null where they do not say. */
export function dialectOf(lines: readonly string[]): Dialect | undefined {
  const said = lines.flatMap(line =>
    line
      .slice(0, 240)
      .toLowerCase()
      .split(/[^a-z-]+/),
  )
  const us = said.filter(word => US.has(word)).length
  const uk = said.filter(word => UK.has(word)).length
  return us === uk ? undefined : us > uk ? 'us' : 'uk'
}

interface SaidThere {
  readonly us: RegExp
  readonly uk: string
  /** What the line may not say besides. */
  readonly unless?: RegExp
}

const LIGHT =
  /\b(?:non-?fat|fat[- ]free|low[- ]fat|reduced|light|lite|[012] ?%)|\b(?:vegan|dairy[- ]free|plant|coconut|whipped)\b/i
const OTHER_BACON =
  /\b(?:canadian|back|streaky|turkey|vegan|vegetarian|veggie|tempeh|coconut)\b|\bbacon (?:bits|fat|grease|drippings?|jam)/i

/**
 * Words that are another food across the sea. A UK reader's list has the UK's words. American cream cheese is a third
 * richer than what is sold here as soft cheese, Greek yogurt is strained and not enriched with cream, bacon is streaky.
 */
const AS_SAID_HERE: readonly SaidThere[] = [
  { us: /\btomato pur(?:e|é)e\b/i, uk: 'passata' },
  { us: /\bcorn flour\b/i, uk: 'cornmeal' },
  { us: /\b(?:apple )?cider\b(?! vinegar)/i, uk: 'apple juice' },
  { us: /\bground beef\b/i, uk: 'beef mince' },
  { us: /\bcream cheese\b/i, uk: 'American cream cheese', unless: LIGHT },
  { us: /\bgreek (?:style )?(?:yogh?urt|yoghourt)\b/i, uk: 'authentic Greek yogurt', unless: LIGHT },
  { us: /\bbacon\b/i, uk: 'streaky bacon', unless: OTHER_BACON },
]

/** The line in the words of the list of foods. */
export function dialectWords(line: string, dialect: Dialect | undefined): string {
  if (dialect !== 'us') return line
  return AS_SAID_HERE.reduce((said, { us, uk, unless }) => (unless?.test(line) ? said : said.replace(us, uk)), line)
}
