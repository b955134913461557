/** Whose words and measures a recipe is written in. */
export type Dialect = 'uk' | 'us'

const US = words(
  `cilantro zucchini eggplant arugula scallion scallions shrimp cornstarch all-purpose confectioners
  heavy half-and-half broth kosher garbanzo molasses graham quart quarts pound pounds ounce ounces lb lbs
  canola powdered skillet jalapeno ketchup-based broiler semisweet self-rising`,
)
const UK = words(
  `caster courgette courgettes aubergine aubergines rocket double tin tins tinned plain self-raising bicarbonate cornflour
  prawns prawn mince icing rashers rasher knob streaky gammon swede passata sultanas digestive demerara muscovado
  mangetout chilli chillies yoghurt dessertspoon stoned wholemeal`,
)
const METRIC = words('gram grams litre litres ml kg g')
const CUPS = words('cup cups')
/** Celery and cinnamon come in sticks everywhere, butter in the US. */
const STICK_OF_BUTTER = /\bsticks?\b.{0,30}\b(?:butter|margarine)\b|\b(?:butter|margarine)\b.{0,20}\bsticks?\b/
const US_PHRASE =
  /\b(?:bell peppers?|green onions?|ground (?:beef|pork|turkey|chicken|lamb)|red pepper flakes|italian seasoning|half and half)\b/

function words(text: string): ReadonlySet<string> {
  return new Set(text.trim().split(/\s+/))
}

/** Whose measures and words the lines of a recipe are; null where they do not say. */
export function dialectOf(lines: readonly string[]): Dialect | undefined {
  const said = lines.map(saidIn)
  const us = said.reduce((sum, line) => sum + line.us, 0)
  const uk = said.reduce((sum, line) => sum + line.uk, 0)
  return us === uk ? undefined : us > uk ? 'us' : 'uk'
}

/** How many words of a line are of either country. Grams beside a cup are a courtesy: the cup is what was written first. */
function saidIn(line: string): { us: number; uk: number } {
  const text = line.slice(0, 240).toLowerCase()
  const said = text.split(/[^a-z-]+/)
  const count = (list: ReadonlySet<string>) => said.filter(word => list.has(word)).length
  const cups = count(CUPS) + (STICK_OF_BUTTER.test(text) ? 1 : 0)
  return {
    us: count(US) + cups + (US_PHRASE.test(text) ? 1 : 0),
    uk: count(UK) + (cups === 0 ? count(METRIC) : 0),
  }
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

const OTHER_CHIPS =
  /\b(?:chocolate|choc|tortilla|corn|butterscotch|peanut|cinnamon|mint|vanilla|caramel|toffee|white|dark|milk|semi-?sweet|baking|carob|cacao|coconut|banana|plantain|pita|bagel|kale|apple|wood|hickory|ice|mini|fish|butter|pickle|frozen|candy|cherry)\b/i

const OTHER_BISCUIT =
  /\b(?:refrigerated|canned|cans?|tubes?|dough|mix|graham|digestive|marie|tea|ginger|amaretti|savoiardi|cookies?|biscoff|lotus|shortbread|sweet|plain|wafer|crescent|flaky|grands|crushed|crumbs?)\b/i

const OTHER_MILK =
  /\b(?:whole|full|skim|skimmed|semi|non-?fat|fat[- ]free|low[- ]?fat|reduced|butter|condensed|evaporated|powdered|dried|dry|malted|chocolate|coconut|almond|soy|soya|oat|rice|hemp|cashew|nut|macadamia|plant|vegan|dairy[- ]free|non-?dairy|goat\S*|sheep\S*|buffalo|cow\S*|ewe\S*|raw|lactose|fresh milk)\b|\b[0-2](?:\.5)? ?%/i

/**
 * Words that are another food across the sea. A UK reader's list has the UK's words. American cream cheese is a third
 * richer than what is sold here as soft cheese, Greek yogurt is strained and not enriched with cream, bacon is streaky,
 * beef chuck, pork shoulder and pork chops have more or less fat than our cuts for the same dish.
 */
const AS_SAID_HERE: readonly SaidThere[] = [
  { us: /\btomato pur(?:e|é)e\b/i, uk: 'passata' },
  { us: /\bcorn flour\b/i, uk: 'cornmeal' },
  { us: /\b(?:apple )?cider\b(?! vinegar)/i, uk: 'apple juice', unless: /\b(?:hard|dry|alcoholic)\b/i },
  { us: /\bground beef\b/i, uk: 'beef mince' },
  // Whole milk is what American recipes are tested with.
  { us: /\bmilk\b(?! (?:chocolate|powder|bread|jam))/i, uk: 'whole milk', unless: OTHER_MILK },
  {
    us: /\b(?:pork (?:shoulder(?: butt)?|butt)|boston butt)(?: roast| steak)?\b/i,
    uk: 'American pork shoulder',
    unless: /\bground\b|\bham\b/i,
  },
  {
    us: /\bpork (?:(?:loin|rib|center[- ]cut|centre[- ]cut|top loin|butterfly) ){0,2}chops?\b/i,
    uk: 'American pork chops',
    unless: /\b(?:smoked|shoulder|blade|ground)\b/i,
  },
  { us: /\b(?:beef )?chuck(?: pot)?(?: roast| steak)?\b/i, uk: 'American beef chuck', unless: /\bground\b|\bmince/i },
  // Seasoned purée in a tin, thinner than a sauce for pasta; and soups in tins are twice as thick as ours.
  { us: /\btomato sauce\b/i, uk: 'American tomato sauce', unless: /\b(?:pasta|spaghetti|pizza|marinara|jar|basil)\b/i },
  { us: /\b(?:condensed )?cream[- ]of[- ]mushroom(?:[- ]soup)?\b/i, uk: 'condensed mushroom soup' },
  { us: /\b(?:condensed )?cream[- ]of[- ]chicken(?:[- ]soup)?\b/i, uk: 'condensed chicken soup' },
  { us: /\b(?:condensed )?tomato soup\b/i, uk: 'condensed tomato soup', unless: /\b(?:cream|creamy|basil|pepper)\b/i },
  { us: /\b(?:potato )?chips\b/i, uk: 'crisps', unless: OTHER_CHIPS },
  // Scones, which nobody weighs a plain biscuit for.
  { us: /\bbiscuits\b/i, uk: 'American baked biscuits', unless: OTHER_BISCUIT },
  // With an amount and nothing else said it is the cream that is whipped there.
  {
    us: /(?<=\d ?(?:cups?|c|pints?|tablespoons?|tbsps?|tsps?|teaspoons?|ounces?|oz|quarts?)\.? (?:of )?)cream\b(?! (?:cheese|of|sherry|style|corn))/i,
    uk: 'heavy cream',
  },
  { us: /\bcream cheese\b/i, uk: 'American cream cheese', unless: LIGHT },
  { us: /\bgreek (?:style )?(?:yogh?urt|yoghourt)\b/i, uk: 'authentic Greek yogurt', unless: LIGHT },
  { us: /\bbacon\b/i, uk: 'streaky bacon', unless: OTHER_BACON },
]

/** The line in the words of the list of foods. */
export function dialectWords(line: string, dialect: Dialect | undefined): string {
  if (dialect !== 'us') return line
  return AS_SAID_HERE.reduce((said, { us, uk, unless }) => (unless?.test(line) ? said : said.replace(us, uk)), line)
}
