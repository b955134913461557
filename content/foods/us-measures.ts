import type { Food } from '#modules/nutrition/foods/food.ts'

/**
 * What a measure weighs in a US recipe where that is something else than here: eggs are graded lighter, meat is cut
 * larger, tins, packs and tubs have other sizes. Edible grams, as in the lists of foods; what is not here weighs what it
 * weighs in the UK.
 *
 * Eggs, vegetables, fruit, bread and grated cheese: USDA SR28, table of household weights (public domain). Cuts of
 * poultry and fish: the median of US lines that print both a number of pieces and their weight (7 to 35 lines each),
 * times the edible part where they have bones; without such lines SR28. Packs, tins, tubs and jars: the usual net weight
 * on US labels, tins of vegetables drained.
 */
export const US_MEASURES: { readonly [food: string]: Food['measures'] } = {
  egg: { large: 50, 'very large': 56 },
  'egg-white': { medium: 33, large: 33 },
  'egg-yolk': { medium: 17, large: 17 },
  'egg-boiled': { large: 50 },
  'egg-poached': { large: 50 },
  'egg-fried': { medium: 46, large: 46 },

  potato: { small: 150, medium: 213, large: 340, baking: 340 },
  tomato: { small: 91, medium: 123, large: 182 },
  aubergine: { medium: 458, large: 548 },
  'globe-artichoke': { medium: 128, large: 162 },
  avocado: { medium: 201 },
  carrot: { medium: 61, large: 72 },
  'red-pepper': { small: 74, medium: 119, large: 164 },
  'green-pepper': { small: 74, medium: 119, large: 164 },
  apple: { small: 149, medium: 182, large: 223 },
  banana: { small: 101, medium: 118, large: 136 },
  mango: { medium: 336, large: 400 },
  orange: { small: 96, medium: 131, large: 184 },
  peach: { small: 130, medium: 150, large: 175 },
  pear: { small: 148, medium: 178, large: 230 },

  'white-bread': { slice: 29 },
  'wholemeal-bread': { slice: 32 },
  bagel: { medium: 105 },
  baguette: { loaf: 400 },
  'burger-bun': { medium: 44 },
  croissant: { medium: 57 },
  'english-muffin': { medium: 57 },
  'white-roll': { medium: 44 },
  'filo-pastry': { sheet: 19, pack: 454 },
  'puff-pastry': { sheet: 245, pack: 490, box: 490 },
  'flour-tortilla': { '20 cm': 49, '25 cm': 72 },
  'shortcrust-pastry': { medium: 175, '23 cm': 175, sheet: 200, pack: 400, box: 400 },
  'pizza-base': { small: 150, medium: 300, large: 400, '23 cm': 170, '30 cm': 300, '36 cm': 400 },

  cheddar: { cup: 113, tbsp: 7, slice: 28, bag: 227, pack: 227, block: 227 },
  'mozzarella-grated': { cup: 113, bag: 227, pack: 227 },
  'monterey-jack': { bag: 227, pack: 227, block: 227 },
  'mexican-blend': { bag: 227, pack: 227 },
  parmesan: { cup: 100, tbsp: 5 },
  feta: { pack: 170, container: 170, block: 227 },
  'goats-cheese': { log: 113, pack: 113 },
  'cream-cheese-light': { pack: 227, block: 227 },
  'cottage-cheese': { tub: 454, container: 454 },
  'soured-cream': { tub: 454, container: 454 },
  'evaporated-milk': { can: 378 },

  'beef-mince': { pack: 454 },
  'lean-beef-mince': { pack: 454 },
  'pork-sausages-raw': { medium: 91, link: 91, pack: 454 },
  'bacon-streaky': { rasher: 28, slice: 28, pack: 340 },
  'pork-fillet': { medium: 510, fillet: 510 },
  'sirloin-steak': { medium: 280, steak: 280 },
  ham: { slice: 28 },
  pastrami: { slice: 28 },
  salami: { slice: 10 },
  'turkey-bacon': { rasher: 16, slice: 16 },
  'chicken-breast': { small: 170, medium: 227, large: 283, breast: 227, fillet: 227, half: 227, piece: 227 },
  'chicken-breast-skin': { medium: 240, breast: 240 },
  'chicken-thigh': { medium: 113, thigh: 113, fillet: 113, large: 149, piece: 113 },
  'chicken-thigh-skin': { medium: 140, thigh: 140, piece: 140, large: 165 },
  'chicken-drumstick': { medium: 89, drumstick: 89 },
  'chicken-wings': { medium: 64, wing: 64 },
  // A flank steak and an outside skirt steak as they are sold whole: 1 1/2 and 1 lb.
  'rump-steak': { 'flank steak': 680, 'skirt steak': 450 },
  'chicken-leg': { medium: 235, leg: 235, quarter: 235 },
  'chicken-thigh-skinned': { medium: 113, thigh: 113, piece: 113 },
  'chicken-drumstick-skinned': { medium: 71, drumstick: 71 },
  'chicken-leg-skinned': { medium: 181, leg: 181, quarter: 181 },
  'pork-chop-trimmed': { medium: 119, small: 90, large: 178 },

  cod: { medium: 170, fillet: 170 },
  halibut: { fillet: 170 },
  'red-snapper': { fillet: 200 },
  salmon: { medium: 170, fillet: 170, portion: 170 },
  swordfish: { steak: 198 },
  'tuna-steak': { medium: 170, steak: 170 },

  'sweetcorn-canned': { can: 260 },
  'tomato-puree': { can: 170 },
  'olives-black': { can: 170 },
  'tomato-pasta-sauce': { jar: 680 },
  salsa: { jar: 454 },
  pasta: { pack: 454 },
  spaghetti: { pack: 454 },
  'egg-noodles': { pack: 340, bag: 340 },
  'peas-frozen': { pack: 340, bag: 340 },
  'sweetcorn-frozen': { pack: 340, bag: 340 },
  tofu: { block: 397, pack: 397 },
  'silken-tofu': { block: 349, pack: 349 },
  tempeh: { block: 227, pack: 227 },
  hummus: { tub: 283, container: 283 },

  marshmallow: { bag: 283 },
  'cocoa-powder': { cup: 86 },
  'digestive-biscuit': { cup: 84 },
  crisps: { bag: 227 },
  'tortilla-chips': { bag: 312 },
  cola: { can: 355 },
  lager: { can: 355, bottle: 355 },

  // A jigger is 1 1/2 fl oz.
  spirits: { shot: 42 },
  liqueur: { shot: 47 },
}
