import { AISLES, type Aisle, type Allergen, type Food, type PackDiffers } from '../foods/food.ts'
import { wordsOf } from '../foods/food-words.ts'

const ANY: readonly Aisle[] = AISLES

/**
 * What words say of foods of some aisles that is no food of its own, as their packs are labelled in UK shops. A crispy
 * fillet is coated, a seeded roll has sesame on it, an almond slice is a cake, custard powder is made up with milk, and a
 * jar keeps what is in it with sulphites. Some makers sell what goes by a plain name coated, or made of something else.
 */
const TELLING: readonly (readonly [words: RegExp, beside: readonly Aisle[], of: Allergen])[] = [
  [/\b(?:crispy|crunchy|goujons?|tenders?|dippers?|popcorn)\b/, ['poultry', 'fish'], 'gluten'],
  [/\b(?:and|n) chips\b/, ['fish'], 'gluten'],
  [/\bpulled\b/, ['meat', 'poultry'], 'gluten'],
  [/\b(?:seeded|everything|multi-?seed(?:ed)?)\b/, ['bread-and-bakery', 'snacks'], 'sesame'],
  [/^\s*\d+ (?:almond|custard|vanilla|cream|cherry|date|coconut|fruit) (?:slices?|rings?)\b/, ANY, 'gluten'],
  [/\b(?:thins|puffs|twists)\b/, ANY, 'gluten'],
  // What only describes a food is in the plural a thing of its own, mostly baked: a fancy, a crispy, a mini.
  [
    /\b(?:fancies|minis|soft(?:s|ies)|crispies|crunchies|savouries|originals|classics|specials|delights|flats|tasties)\b/,
    ANY,
    'gluten',
  ],
  [/\b(?:lemon|lime|orange|citrus) drizzles?\b|\bdrizzles\b/, ANY, 'gluten'],
  [/\bschnitzels?\b/, ['meat', 'poultry'], 'gluten'],
  [/\bprawn toasts?\b/, ANY, 'sesame'],
  [/\bbacon (?:bits|crispies)\b/, ['meat'], 'soya'],
  [/\b(?:chinese sausages?|lap ?cheong)\b/, ['meat'], 'soya'],
  [/\bpâté de foie\b/, ANY, 'milk'],
  [/\brice (?:cooking )?wine\b(?! vinegar)/, ANY, 'gluten'],
  [/\b(?:sunflower|vegetable|oil|baking|buttery) spread\b/, ANY, 'milk'],
  [/\b(?:vegan|dairy[- ]free|plant[- ]based)\b.*\bcheese\b/, ANY, 'soya'],
  [/\bverju(?:ice|s)\b/, ANY, 'sulphites'],
  [/\bmarigold\b(?! (?:petal|flower|lea))/, ANY, 'celery'],
  [/\bpasta n'? sauce\b/, ['grains-and-pasta'], 'milk'],
  [/\bmade[- ]up\b/, ['baking'], 'milk'],
  [/\b(?:aunt bessie|mccain)/, ['vegetables', 'frozen'], 'gluten'],
  [/\bbird'?s[- ]?eye\b/, ['fish', 'poultry'], 'gluten'],
  [/\b(?:alpro|provamel)\b/, ['dairy', 'cheese'], 'soya'],
  [/\boatly\b/, ['dairy', 'cheese'], 'gluten'],
  [/\b(?:cauldron|linda mccartney)/, ['meat', 'poultry'], 'soya'],
  [/\b(?:greek|russian|italian) salad\b/, ['vegetables'], 'milk'],
  [/\bbelgian buns?\b/, ['bread-and-bakery'], 'milk'],
  [/\bjar(?:s|red)?\b/, ['vegetables', 'fruit'], 'sulphites'],
  [/\b(?:baxters|colman|opies|tiptree|tracklements|wilkin)/, ['vegetables', 'fruit', 'herbs'], 'sulphites'],
  [
    /\b(?:tsp|tbsp|teaspoons?|tablespoons?|dollop)\b (?:of )?(?:hot )?horseradish\b(?! root)/,
    ['vegetables'],
    'sulphites',
  ],
  [/\bsambal\b(?! [ou])/, ['sauces'], 'crustaceans'],
  [/\bluncheon\b/, ['meat'], 'gluten'],
  [/\bdolmio\b/, ['sauces'], 'milk'],
  // Nobody cuts a drink: it is a cake of that name.
  [/\b(?:cubed?|cubes|diced|sliced?|slices|crumbled|crumbs|chunks?|wedges?|squares?|loaf)\b/, ['drinks'], 'gluten'],
  [/\b(?:irish|gaelic|highland|liqueur|viennese) (?:coffee|cocoa)s?\b/, ANY, 'milk'],
  [/\b(?:welsh|buck) rabbits?\b/, ANY, 'milk'],
  // In Scotland a sandwich.
  [/\b(?:jam|jeely|jelly|marmalade|honey|syrup|sugar|lemon curd|butter|banana) pieces?\b/, ANY, 'gluten'],
  [/\bin (?:red|white)\b(?! \w)/, ANY, 'sulphites'],
  // How much there is, and by the word for it of what: ice cream, pasta or pastry, dumplings.
  [/\bscoops?\b/, ANY, 'milk'],
  [/\bnests?\b/, ANY, 'gluten'],
  [/\bballs?\b/, ['baking', 'grains-and-pasta', 'bread-and-bakery'], 'eggs'],
  [/\bballs?\b/, ['meat', 'poultry', 'fish'], 'gluten'],
  // An egg goes by its bird alone.
  [/\b(?:soft|hard|semi)[- ]boiled\b/, ['meat', 'poultry'], 'eggs'],
  // Flavours, boxes and pastries that go by what is in them or where they come from.
  [/\b(?:fruit|rum|raisin|hazelnut) (?:and|&|'?n'?) (?:nut|raisin|biscuit)s?\b/, ANY, 'milk'],
  [/\broses\b(?! (?:petal|hip|water))/, ANY, 'milk'],
  [/\bdanish(?:es)?\b(?! (?:blue|bacon|back|butter|cheese|feta|ham|pork|salami))/, ANY, 'gluten'],
]

/**
 * Whether its foods may hold an allergen that none of them is known to hold: a word of the line says so, or packs of one
 * of them differ in it.
 */
export function tellsOfMore(line: string, foods: readonly Food[]): boolean {
  const said = line.toLowerCase().replaceAll('’', "'")
  const holds = (allergen: Allergen) => foods.some(({ allergens }) => allergens.includes(allergen))
  const differing = foods.flatMap(({ packsDiffer = [] }) => packsDiffer)
  const spaced = differing.length > 0 ? spacedWords(said) : ''
  return (
    TELLING.some(
      ([words, beside, of]) => words.test(said) && foods.some(({ aisle }) => beside.includes(aisle)) && !holds(of),
    ) || differing.some(differs => isCalled(differs, spaced) && !differs.allergens.every(holds))
  )
}

/** Whether the words of one of these names stand in the line one behind the other. */
function isCalled(differs: PackDiffers, spaced: string): boolean {
  if (differs.names === null) return true
  const names = NAMES.get(differs) ?? differs.names.map(spacedWords)
  NAMES.set(differs, names)
  return names.some(name => spaced.includes(name))
}

/** Taken apart once: a library is read line by line. */
const NAMES = new WeakMap<PackDiffers, readonly string[]>()
const spacedWords = (text: string) => ` ${wordsOf(text).join(' ')} `
