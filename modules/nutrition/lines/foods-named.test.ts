import fc from 'fast-check'
import { expect, test } from 'vitest'
import { FOODS } from '#content/foods.ts'
import { cases } from '#test/cases.ts'
import { type Allergen, allergensOf } from '../foods/food.ts'
import { foodIndex } from './food-index.ts'
import { readIngredientLine } from './ingredient-line.ts'
import { nameWords } from './line-words.ts'

const index = foodIndex(FOODS)

/** What a line says of allergens: those of all its foods, and whether that is all. */
function allergensOfLine(line: string) {
  const parts = readIngredientLine(line, index)
  const foods = parts.flatMap(({ food, others }) => [...(food ? [food] : []), ...others])
  const complete = parts.length > 0 && parts.every(({ food, wordsUnderstood }) => food !== null && wordsUnderstood)
  return { allergens: allergensOf(foods), complete }
}

test.each<[string, Allergen[]]>([
  ['100 ml Shaoxing wine', ['gluten', 'sulphites']],
  ['2 brioche-style buns', ['gluten', 'eggs', 'milk']],
  ['1 tbsp Maggi seasoning', ['gluten', 'soya']],
  ['2 tbsp soy sauce or tamari', ['gluten', 'soya']],
  ['50 g butter or margarine', ['milk']],
  ['1 egg beaten with a little milk', ['eggs', 'milk']],
  ['1 egg, beaten with 1 tbsp milk', ['eggs', 'milk']],
  ['100g almonds/hazelnuts', ['nuts']],
  ['200 ml cream (or crème fraîche)', ['milk']],
  ['1 tbsp sunflower or sesame oil', ['sesame']],
  ['200g prawns and 1 tbsp fish sauce', ['crustaceans', 'fish']],
  ['300 g rice noodles or egg noodles', ['gluten', 'eggs']],
  ['full-fat coconut milk beaten with a little full fat milk', ['milk']],
  ['tortilla/bittersweet chocolate chip', ['gluten']],
  ['2 Almond Farm™ chicken breasts', ['nuts']],
  ['2 tsp mustard, or 1 tsp horseradish sauce', ['mustard']],
  ['4 slices toast, buttered', ['gluten', 'milk']],
  ['buttered new potatoes, to serve', ['milk']],
  ['4 floured cod fillets', ['gluten', 'fish']],
  ['300 g crumbed turkey', ['gluten']],
  ['1 fruit loaf', ['gluten']],
  ['2 chicken Kievs', ['gluten', 'milk']],
  ['8 mozzarella sticks', ['gluten', 'milk']],
  ['2 tsp panch phoron', ['mustard']],
  ['1 tsp Old Bay', ['celery', 'mustard']],
  ['2 Peshwari naans', ['gluten', 'milk', 'nuts']],
  ['6 fresh lasagne sheets', ['gluten', 'eggs']],
  ['1 sachet instant hot chocolate', ['milk']],
  ['2 tbsp chocolate vermicelli', ['soya', 'milk']],
  ['1 tsp Bovril', ['gluten', 'celery']],
  ['1 bag cheese and onion crisps', ['milk']],
  ['6 pickled onions', ['gluten', 'sulphites']],
  ['25 g Lurpak or olive oil', ['milk']],
  ['milk or unsweetened almond milk', ['milk', 'nuts']],
  ['flour or blanched almond flour, for dusting', ['gluten', 'nuts']],
  ['noodles or flat rice noodles', ['gluten', 'eggs']],
  ['chocolate, chocolate buttercream or olive oil', ['soya', 'milk']],
  ['100 g hamburger (e.g. onion)', ['gluten']],
  ['half onion, half salt and vinegar crisps', ['gluten', 'soya', 'milk']],
])('%s holds %j', (line, allergens) => {
  expect(allergensOfLine(line).allergens).toEqual(expect.arrayContaining(allergens))
})

test.each([
  '50 g dairy-free custard',
  '2 tbsp eggless mayonnaise',
  '3 tbsp nut-free pesto',
  '100 g milk-free chocolate spread',
  '200 ml non-dairy cream',
  '1 tbsp vegan fish stock',
  '100 g mock crab meat',
  '100 g wheat-free noodles',
  '150 g meatless bacon',
  '150 g d/f custard',
])('%s is not the ordinary food, and nobody says that all is known', line => {
  const [read] = readIngredientLine(line, index)
  const { allergens, complete } = allergensOfLine(line)
  expect([read?.food?.id ?? null, complete]).toEqual([null, false])
  expect(allergens).toEqual([])
})

test.each([
  'a walnut-sized knob of butter',
  'a piece of ginger the size of a walnut',
  '2 tbsp Squid Brand fish sauce',
  '1 tin Branston baked beans',
])('%s holds nothing that only its size or its maker is called by', line => {
  expect(allergensOfLine(line).allergens.filter(one => ['nuts', 'molluscs', 'gluten'].includes(one))).toEqual([])
})

test.each([
  '2 onions, finely chopped',
  '200 g plain flour, plus extra for dusting',
  '1 tbsp olive oil, for frying',
  '3 garlic cloves, peeled and crushed',
  'salt and freshly ground black pepper, to taste',
  '1 (400 g) tin chickpeas, drained and rinsed',
  '250 g gluten-free flour',
  '1 lemon, zested and juiced',
  '6 smoked bacon rashers, chopped',
  '2 courgettes, halved lengthways',
  "200 g McVitie's digestives",
  '2 tbsp Lee Kum Kee oyster sauce',
  '1 tin Branston baked beans',
])('all of %s is known', line => expect(allergensOfLine(line).complete).toBe(true))

test.each([
  '1 apricot tart',
  '1 apple tart',
  '12 mushrooms packed with fresh crumbs and herbs',
  '1 plum crumble, to serve',
  '2 slices of banana loaf',
  'raisin x 3, cinnamon loaf x 2',
  '½ cup raisin and cinnamon loaf x 2, onion x 3',
  '8 squid rings in batter',
  '400 g haddock in a creamy sauce',
  '3 pankoed cauliflower wedges',
  '2 devilled chicken breasts',
  '6 cod bites',
  '1 mushroom bake',
  '200 g pearled barly',
  '300 g cheesy cauliflower',
  '500 g chicken in breading',
  '1 beetroot salad with dressing',
  '2 tbsp almond …',
  '2 plums, gianduiotti removed',
  '2 lemon desserts',
  '4 crispy chicken breasts',
  '8 chicken goujons',
  '300 g popcorn prawns',
  '2 crunchy cod fillets',
  '300 g pulled pork',
  '4 burger buns, seeded',
  '2 seeded wraps',
  "150 ml Bird's custard, made up",
  "500 g Aunt Bessie's roast potatoes",
  '4 Birds Eye cod fillets',
  '500 g Alpro custard',
  '6 Cauldron sausages',
  '1 jar of Dolmio for lasagne (white)',
  '12 wontons',
  '1 custard slice',
  '2 coconut rings',
  '4 rice thins',
  '6 lemon fancies',
  '4 potato crispies',
  '100 g cheese crunchies',
  '2 lemon drizzles',
  '2 veal schnitzels',
  '6 prawn toasts',
  '2 Chinese sausages, sliced',
  '1 tsp Marigold',
  '2 tbsp rice wine',
  '50 g sunflower spread',
  '100 g vegan cheese, grated',
  '2 tbsp verjuice',
  '100 g bacon bits',
  '2 cod and chips',
  '1 pack pasta n sauce',
  '4 rolls, multi-seed',
  '200 g Greek salad',
  '1 Belgian bun',
  '1 jar red cabbage',
  '1 tbsp Tiptree horseradish',
  '2 tsp horseradish',
  '4 Baxters beetroot',
  '1 tbsp sambal',
  '1 tin luncheon meat',
  '320 g shortcrust pastry',
  '1 dozen escargots',
  '2 slices of bara brith',
  '12 raw king prawns',
  '4 scones',
  '200 g smoked salmon with the dill sauce',
  '100 g Madeira, sliced',
  '2 Gaelic coffees',
  '1 buck rabbit',
  '2 honey pieces',
  '4 plums stewed in white',
])('nobody says that all of %s is known', line => expect(allergensOfLine(line).complete).toBe(false))

test.each([
  '2 lemons, for the tart',
  '200 g mushrooms, wiped and sliced, for the sauce',
  '2 celery sticks',
  '2 tbsp rice wine vinegar',
  '1 handful marigold petals',
  '4 slices white bread, crusts removed',
  '6 raw langoustines, de-veined, heads and shells removed',
  '1 red pepper, de-seeded and diced',
  '4 floured cod fillets',
  '1 sourdough loaf, sliced',
  '100 g feta, to crumble over the salad',
  '1 crisp lettuce and 4 chicken breasts',
  '2 seeded tomatoes',
  '2 seeded burger buns with sesame seeds',
  '400 g Birds Eye peas',
  "4 bird's eye chillies",
  '2 tbsp sambal oelek',
  '2 tbsp grated fresh horseradish',
  '2 tbsp horseradish sauce',
  '2 slices lemon',
  '4 cherries, sliced',
  '2 tbsp Madeira',
  '1 cup coffee',
  '8 chicken pieces',
  '1 piece of ginger',
  '1 tbsp red wine vinegar',
  // Packs differ in what another food of the line holds anyway.
  '320 g shortcrust pastry and 50 g butter',
  '1 dozen snails and 50 g butter',
  // The food goes by other names too, under which packs do not.
  '100 g spaghetti',
])('all of %s is known, dishes and shapes among its words or not', line =>
  expect(allergensOfLine(line).complete).toBe(true),
)

test.each([
  ...['2 scoops of raspberry', '1 scoop mint', '6 nests, dried', '8 pork balls', '5 dough balls', '4 matzah balls'],
  ...['6 ducks, hard-boiled', '50 g fruit and nut', 'a handful of Roses', '2 cherry Danishes', '1 Danish with almonds'],
  '150 ml curry sauce',
])('%s names what it is by another word, and the list says that there may be more', line =>
  expect(allergensOfLine(line).complete).toBe(false),
)

test.each([
  '100 g Danish blue',
  '6 rashers Danish bacon',
  '2 balls mozzarella',
  '1 melon, cut into balls',
  '4 hard-boiled eggs',
])('all of %s is known as well', line => expect(allergensOfLine(line).complete).toBe(true))

test.each([
  '3 small bundles, cooked in salted water',
  '2 nests, soaked in boiling water',
  '4 rounds fried in oil',
  '6 sheets, brushed with olive oil',
  '2 blocks, simmered in water with salt',
])('of %s only what it is cooked in has a name, and the list says that there may be more', line =>
  expect(allergensOfLine(line).complete).toBe(false),
)

test.each(['200 g rice cooked in water', 'chickpeas in water', 'with 2 tbsp olive oil', '1 egg, beaten with milk'])(
  'all of %s is known',
  line => expect(allergensOfLine(line).complete).toBe(true),
)

/** A food and a name that it goes by, without signs that a line would read as something else. */
const named = fc.constantFrom(
  ...FOODS.flatMap(food =>
    [food.name, ...food.synonyms].filter(name => /^[A-Za-z][A-Za-z' -]+$/.test(name)).map(name => ({ food, name })),
  ),
)
const amount = fc.constantFrom('', '100 g ', '2 ', '1 tbsp ', '½ cup ', '1 x 400 g tin ', 'a little ', '3 flurbs ')
const wordsIn = (name: string) => nameWords(name).join(' ')
const crumbles = FOODS.flatMap(({ synonyms }) => synonyms.map(wordsIn)).filter(name => name.endsWith(' crumble'))
const FREE_OF = ['dairy', 'egg', 'nut', 'gluten', 'soya', 'fish', 'celery', 'mustard', 'sesame']

test('of 20,000 lines each allergen of every food named is reported, or the list says it is not complete', () => {
  const two = fc.tuple(amount, named, named, fc.constantFrom(...FREE_OF), fc.nat({ max: 27 }))
  fc.assert(
    fc.property(two, ([many, one, other, free, form]) => {
      const lines = [
        `${one.name} or ${other.name}`,
        `${one.name} beaten with a little ${other.name}`,
        `${one.name}/${other.name}`,
        `${one.name} (or ${other.name})`,
        `${one.name} and ${other.name}`,
        `${one.name}, mixed with ${other.name}`,
        `${free}-free ${one.name} or ${other.name}`,
        `${one.name} (${other.name}), chopped`,
        `${one.name} with ${other.name} and quibbles`,
        `${one.name} in ${other.name}`,
        `${one.name}, ${other.name} or olive oil`,
        `${one.name}, ${other.name} or vegetable stock`,
        `Brandon & Vale ${one.name}, such as ${other.name}`,
        `${one.name} and ${other.name} crumble`,
        `${one.name} or so, ripe but firm, plus more ${other.name}`,
        `to garnish: ${one.name}, grated ${other.name}`,
        `${one.name}; 2 tbsp ${other.name}`,
        `${one.name} plus 1 tsp ${other.name}`,
        `${one.name} - or ${other.name} if you prefer`,
        `${one.name} (e.g. ${other.name})`,
        `${one.name} [${other.name}]`,
        `${one.name} x 2, ${other.name} x 3`,
        `half ${one.name}, half ${other.name}`,
        `${one.name.toUpperCase()} OR ${other.name.toUpperCase()}`,
        `${one.name}, ${other.name} works too`,
        `${other.name}-coated ${one.name}`,
        `${one.name} | ${other.name}`,
        `${one.name} made with ${other.name}`,
      ]
      const { allergens, complete } = allergensOfLine(`${many}${lines[form]}`)
      // What is free of something is another food: gluten-free flour holds no gluten.
      // 'Soy' is a sauce, and 'soy crumble' a mince of its own.
      const crumble = wordsIn(`${other.name} crumble`)
      const isOther = form === 13 && crumbles.some(name => crumble.endsWith(name))
      const wanted = allergensOf(form === 6 ? [other.food] : isOther ? [one.food] : [one.food, other.food])
      expect(!complete || wanted.every(allergen => allergens.includes(allergen)), lines[form]).toBe(true)
    }),
    { numRuns: cases(20_000), seed: 19 },
  )
})
