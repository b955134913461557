/**
 * What people in the UK call at table what a list of foods calls otherwise. Of a recipe none of it would be true: there
 * 'beans' are whatever the shop has, and nobody cooks with a brew. Whole phrases alone, as they are typed after the amount.
 */
const MEANT: { readonly [phrase: string]: string } = {
  beans: 'baked beans',
  mash: 'mashed potato',
  'mac and cheese': 'macaroni cheese',
  'mac n cheese': 'macaroni cheese',
  'macaroni and cheese': 'macaroni cheese',
  'spag bol': 'spaghetti bolognese',
  'spaghetti bol': 'spaghetti bolognese',
  chilli: 'chilli con carne',
  tonic: 'tonic water',
  'slimline tonic': 'tonic water',
  bangers: 'pork sausages',
  bun: 'burger bun',
  sausage: 'pork sausages',
  sausages: 'pork sausages',
  spuds: 'potatoes',
  jacket: 'baked potato',
  'jacket potato': 'baked potato',
  soldiers: 'white toast',
  brew: 'tea',
  cuppa: 'tea',
  'tea with milk': 'tea, with semi-skimmed milk',
  'tea and milk': 'tea, with semi-skimmed milk',
  'white tea': 'tea, with semi-skimmed milk',
  'milky tea': 'tea, with semi-skimmed milk',
  'flat white': 'latte or cappuccino',
  americano: 'coffee, black',
  prosecco: 'sparkling wine',
  cava: 'sparkling wine',
  champagne: 'sparkling wine',
  oj: 'orange juice',
  squash: 'fruit squash, diluted',
  'chip shop chips': 'chips, takeaway',
  crisp: 'potato crisps',
  choc: 'milk chocolate',
  chocolate: 'milk chocolate',
  'scrambled eggs': 'scrambled egg, with milk',
  omelette: 'omelette, plain',
  philadelphia: 'full-fat soft cheese',
  'cream cheese': 'full-fat soft cheese',
  burger: 'beef burger, grilled',
  'hot chocolate': 'chocolate milk',
  fish: 'cod, baked',
  'steak and kidney pie': 'steak pie',
  'pasta sauce': 'tomato pasta sauce',
  'tomato sauce': 'tomato pasta sauce',
  nuts: 'mixed nuts',
  'rich tea': 'semi-sweet biscuits',
  'rich tea biscuit': 'semi-sweet biscuits',
  'rich tea biscuits': 'semi-sweet biscuits',
  peas: 'frozen peas, boiled',
  'strawberry jelly': 'jelly, made up',
  'raspberry jelly': 'jelly, made up',
  'orange jelly': 'jelly, made up',
  'lime jelly': 'jelly, made up',
  'veggie burger': 'vegetarian burger',
  'veggie sausage': 'vegetarian sausages',
  'veggie sausages': 'vegetarian sausages',
}

/** What is meant beside something else: fish with chips is battered. */
const MEANT_BESIDE: readonly (readonly [phrase: string, beside: RegExp, meant: string])[] = [
  ['fish', /^chips\b/i, 'cod in batter, fried'],
  ['battered fish', /./, 'cod in batter, fried'],
]

/**
 * The same as a list of foods says it; the text itself where nobody says anything else.
 *
 * @param beside what is typed after it
 */
export function inEverydayWords(text: string, beside = ''): string {
  const said = text.trim().toLowerCase()
  const together = MEANT_BESIDE.find(([phrase, next]) => phrase === said && next.test(beside.trim()))
  if (together) return together[2]
  return Object.hasOwn(MEANT, said) ? (MEANT[said] ?? text) : text
}
