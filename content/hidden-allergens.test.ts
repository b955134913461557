import { expect, it } from 'vitest'
import type { Allergen } from '#modules/nutrition/foods/food.ts'
import { foodIndex } from '#modules/nutrition/lines/food-index.ts'
import { edibleInLines } from '#modules/recipes/import/imported-edible.ts'
import { importedLines } from '#modules/recipes/import/imported-lines.ts'
import { PACKS_DIFFER } from './foods/packs-differ.ts'
import { FOODS } from './foods.ts'

const KNOWN = { byId: new Map(FOODS.map(food => [food.id, food])), byName: foodIndex(FOODS) }

/**
 * What products carry that their name does not tell, as their packs are labelled in UK shops: a preservative, what binds
 * them, what they are coated with. Where two products share a name, the usual one of the UK is meant.
 */
const HIDDEN: readonly (readonly [why: string, allergen: Allergen, lines: readonly string[]])[] = [
  [
    'keeps its colour with sulphites',
    'sulphites',
    [
      ...[
        '1 tsp Jif lemon',
        'a squeeze of PLJ',
        '2 tbsp bottled lemon juice',
        '1 sachet instant mash',
        '80 g Smash',
        '1 packet mash',
      ],
      ...['50 g glacé cherries', '2 maraschino cherries', '30 g crystallised ginger', '50 g desiccated coconut'],
      ...['2 preserved lemons', '10 pickled green chillies', '2 tbsp mint sauce'],
      ...['2 toasted teacakes', '50 ml lime cordial', '1 tbsp raspberry vinegar', '2 tbsp tapenade'],
    ],
  ],
  ['is made with wine vinegar', 'sulphites', ['3 tbsp French dressing', '2 tbsp balsamic dressing']],
  ['is kept white with sulphites', 'sulphites', ['12 langoustines', '300 g scampi']],
  ['has sausage meat in it', 'sulphites', ['4 sausage rolls', '2 Scotch eggs', '4 beef burgers']],
  [
    'is pickled in malt vinegar or thickened with flour',
    'gluten',
    [
      '4 pickled beetroot',
      '2 tbsp piccalilli',
      '100 g pickled red cabbage',
      '2 tbsp mint sauce',
      '4 tbsp barbecue sauce',
    ],
  ],
  [
    'is made with soy sauce',
    'gluten',
    ['2 tbsp plum sauce', '3 tbsp satay sauce', '2 tbsp furikake', '50 g rice crackers', '1 crispy aromatic duck'],
  ],
  ['is a stuffing', 'gluten', ['1 pkt sage and onion']],
  ['is bound with rusk', 'gluten', ['4 beef burgers', '50 g pork scratchings', "2 tsp Gentleman's Relish"]],
  [
    'is a cereal or a biscuit by a name that tells of what is in it',
    'gluten',
    ['50 g Crunchy Nut', '25 g Mini Cheddars'],
  ],
  ['has wheat flour among its spices', 'gluten', ['1 mug Bombay mix', '1 tsp chaat masala', '100 g Smarties']],
  ['is set with white of egg', 'eggs', ['150 g marshmallow fluff', '4 tbsp royal icing sugar', '30 g Grana Padano']],
  [
    'is made with egg',
    'eggs',
    ['2 scoops vanilla ice cream', '1 slice cheesecake', '8 tuiles', '320 g sweet shortcrust pastry'],
  ],
  [
    'is made with milk',
    'milk',
    [
      ...[
        '80 g gianduja',
        '200 g butterscotch',
        '1 hot chocolate',
        '4 slices Swiss roll',
        "2 tsp Gentleman's Relish",
        '2 Cornish pasties',
      ],
      ...[
        '1 pot noodle',
        '1 bag Doritos',
        '1 bag salt and vinegar crisps',
        '100 ml buffalo sauce',
        '320 g pâte brisée',
      ],
    ],
  ],
  ['is made of almonds', 'nuts', ['2 tbsp amaretto', '8 tuiles']],
  ['has anchovies in it', 'fish', ['2 tbsp salsa verde', '2 tbsp furikake', '2 tbsp Thai red curry paste']],
  ['is of soya', 'soya', ['400 g meat-free mince', '1 pot noodle', '6 seafood sticks', '1 tbsp mushroom ketchup']],
  [
    'has mustard among its spices',
    'mustard',
    [
      ...['4 frankfurters', '4 bratwurst', '4 tbsp barbecue sauce', '2 tbsp tomato relish', '2 tbsp pickling spice'],
      ...[
        '4 vegetable samosas',
        '1 tbsp Cajun seasoning',
        '4 rollmops',
        '400 g macaroni cheese',
        '2 tbsp ranch dressing',
      ],
    ],
  ],
  [
    'has celery among its spices',
    'celery',
    ['4 frankfurters', '1 tbsp jerk seasoning', '3 tsp gravy granules', '1 pot noodle'],
  ],
]

it.each(HIDDEN.flatMap(([why, allergen, lines]) => lines.map(line => [line, allergen, why] as const)))(
  '%s: tells of %s, as it %s',
  (line, allergen) => {
    expect(edibleInLines(importedLines([line], KNOWN.byName), KNOWN).allergens).toContain(allergen)
  },
)

it.each([
  ['1 tbsp lemon juice', 'sulphites'],
  ['8 marshmallows', 'eggs'],
  ['100 g Parmesan', 'eggs'],
  ['1 tsp garlic salt', 'celery'],
  ['100 g tortilla chips', 'milk'],
  ['100 g pork crackling', 'gluten'],
  ['4 tbsp tomatillo salsa', 'fish'],
  ['320 g shortcrust pastry', 'eggs'],
  ['200 g Quorn mince', 'soya'],
] as const)('%s: tells of no %s, which only its relation holds', (line, allergen) => {
  expect(edibleInLines(importedLines([line], KNOWN.byName), KNOWN).allergens).not.toContain(allergen)
})

it('names packs that differ by names that their food has, and what not all of them hold', () => {
  const wrong = [...PACKS_DIFFER].flatMap(([id, differs]) => {
    const food = KNOWN.byId.get(id)
    const names = new Set([food?.name, ...(food?.synonyms ?? [])])
    return differs.flatMap(({ names: sold, allergens }) => [
      ...(sold ?? []).filter(name => !names.has(name)).map(name => `${id} is not called ${name}`),
      ...allergens.filter(each => food?.allergens.includes(each)).map(each => `${id} holds ${each} anyway`),
    ])
  })
  expect(wrong).toEqual([])
})
