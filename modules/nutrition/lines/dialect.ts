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

/** Words that are another food across the sea. A UK reader's list has the UK's words. */
const AS_SAID_HERE: readonly (readonly [us: RegExp, uk: string])[] = [
  [/\btomato pur(?:e|é)e\b/i, 'passata'],
  [/\bcorn flour\b/i, 'cornmeal'],
  [/\b(?:apple )?cider\b(?! vinegar)/i, 'apple juice'],
  [/\bground beef\b/i, 'beef mince'],
]

/** The line in the words of the list of foods. */
export function dialectWords(line: string, dialect: Dialect | undefined): string {
  if (dialect !== 'us') return line
  return AS_SAID_HERE.reduce((said, [us, uk]) => said.replace(us, uk), line)
}
