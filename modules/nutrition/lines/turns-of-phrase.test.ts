import { describe, expect, test } from 'vitest'
import { FOODS } from '#content/foods.ts'
import type { Dialect } from './dialect.ts'
import { foodIndex } from './food-index.ts'
import { readIngredientLine } from './ingredient-line.ts'

const index = foodIndex(FOODS)

/** 'lard 188, butter 188'; '?' for what nobody knows. */
function said(line: string, dialect: Dialect = 'uk'): string {
  return readIngredientLine(line, index, { dialect })
    .map(({ food, grams }) => `${food?.id ?? '?'} ${grams.kind === 'known' ? Math.round(grams.grams) : '?'}`)
    .join(', ')
}

describe('amounts', () => {
  test.each([
    ['Minced pork, lean - 12 oz (340 grams)', 'pork-mince 340'],
    ['Turkey breast, skinless, diced – 400 g', 'turkey-breast 400'],
    ['Lard (soft): 80 g', 'lard 80'],
    ['Leeks, washed, sliced: 3', 'leek 480'],
    ['Pork belly, boned, rind on (1.2 kg)', 'pork-belly-raw 1200'],
    ['1/3 of a cup sunflower oil', 'sunflower-oil 73'],
    ['300 g half lard, half butter', 'lard 150, butter 150'],
    ['500 ml/17 oz semi-skimmed milk', 'semi-skimmed-milk 515'],
    ['6-8 (100-120g) shiitake mushrooms', 'shiitake-mushroom 110'],
    ['3 cups cooked rice or 2 (250-gram) pouches', 'white-rice-boiled 480'],
    ['A pinch or two of salt', 'salt 1'],
    ['2 rice-cooker cups of basmati rice', 'basmati-rice 288'],
    ['100 g icing sugar, plus 1 tsp per bun', 'icing-sugar 100'],
    ['2 portions leftover rice', 'white-rice-boiled 360'],
    ['200 ml single cream / 150 ml milk or stock', 'single-cream 200'],
    ['1,25 l water', 'water 1250'],
    ['1.500 g potatoes', 'potato 1500'],
    ['0.125 g saffron', 'saffron 0'],
    ['scant tsp ground ginger', 'ground-ginger 2'],
    ['level tablespoon cornflour', 'cornflour 8'],
    ['generous pinch of sea salt', 'sea-salt 0'],
    ['1 gill double cream', 'double-cream 142'],
    ['80 g lupin flour', 'lupin-flour 80'],
  ])('%s', (line, expected) => expect(said(line)).toBe(expected))

  test.each(['70 salted butter', '1/2 caster sugar', '3 olive oil', '300 parsnips', '2 milk', '4 honey'])(
    '%s has lost its unit',
    line => expect(said(line)).toMatch(/ \?$/),
  )
})

describe('the kind behind its food', () => {
  test.each([
    ['250 ml milk (skimmed)', 'skimmed-milk 259'],
    ['80 g sugar (icing)', 'icing-sugar 80'],
    ['450 g mince (turkey)', 'turkey-mince 450'],
    ['2 stock cubes (beef)', 'stock-cube-beef 20'],
    ['1 stock pot (beef)', 'stock-pot-beef 28'],
    ['3 tbsp oil (rapeseed or sunflower)', 'rapeseed-oil 41'],
    ['2 tbsp vinegar, cider', 'cider-vinegar 30'],
    ['3 onions, red, sliced', 'red-onion 450'],
    ['60 g cheese, feta, crumbled', 'feta 60'],
    ['1 tin beans, black, drained', 'black-beans-canned 240'],
    ['Flour (strong white) 400 g', 'strong-white-flour 400'],
    ['sugar, demerara 60 g', 'demerara-sugar 60'],
    ['peppers, green x 2', 'green-pepper 280'],
    ['2 tbsp corn flour (corn starch)', 'cornflour 16'],
    ['1 tbsp mustard (preferably wholegrain)', 'mustard-wholegrain 16'],
  ])('%s', (line, expected) => expect(said(line)).toBe(expected))

  test.each([
    ['3 tomatoes, chopped', 'tomato 255'],
    ['4 potatoes, mashed', 'potato 700'],
    ['150 g fresh pasta (wholewheat)', 'fresh-egg-pasta 150'],
    ['3 tbsp mixed seeds, such as sesame', 'mixed-seeds 30'],
    ['cream, custard, or brandy butter', 'double-cream ?, custard ?, brandy-butter ?'],
    ['2 eggs, milk', 'egg 100'],
    ['100 ml milk (for the top)', 'semi-skimmed-milk 103'],
  ])('no kind of it: %s', (line, expected) => expect(said(line)).toBe(expected))
})

describe('an amount in words behind the name', () => {
  test.each([
    ['Salt, a pinch', 'salt 0'],
    ['Mint, a small handful', 'mint 7'],
    ['Sunflower oil - a good drizzle', 'sunflower-oil 5'],
    ['Rosemary (a few sprigs)', 'rosemary 9'],
    ['butter a knob', 'butter 10'],
    ['Sage, a few leaves', 'sage 2'],
    ['Spinach, handful', 'spinach 30'],
    ['thyme (sprig)', 'thyme 1'],
    ['toast with a knob of butter', 'butter ?'],
  ])('%s', (line, expected) => expect(said(line)).toBe(expected))

  test.each([
    ['c. 250 g carrots', 'carrot 250'],
    ['parsnips (ca. 300 g)', 'parsnip 300'],
    ['1 c. 2% milk', 'semi-skimmed-milk 247'],
  ])('%s, with a c', (line, expected) => expect(said(line)).toBe(expected))
})

describe('joints with their bone', () => {
  test.each([
    ['1 leg of lamb, about 1.8 kg', 'lamb-leg 1440'],
    ['1.5 kg boned leg of lamb', 'lamb-leg 1500'],
    ['2 kg leg of lamb, trimmed of fat', 'lamb-leg-trimmed 1600'],
    ['600 g shoulder of lamb, diced', 'lamb-shoulder 600'],
    ['1 gammon knuckle (1 kg)', 'gammon 500'],
    ['150 g pulled ham hock', 'gammon 150'],
  ])('%s', (line, expected) => expect(said(line)).toBe(expected))
})

describe('vessels', () => {
  test.each([
    ['1 tin (400 g) cooked green lentils, drained', 'lentils-canned 240'],
    ['1 x 700g jar cooked chickpeas, drained (450g net)', 'chickpeas-canned 450'],
    ['200 g tin tomato purée', 'tomato-puree 200'],
    ['400 ml tin coconut cream', 'coconut-cream 400'],
    ['1 tin pineapple, drained', 'pineapple-canned 260'],
    ['410 g tin peaches in juice, drained', 'peaches-canned 245'],
    ['410 g tin peaches in juice', 'peaches-canned 410'],
    ['1 cooked chicken, about 1.4 kg', 'roast-chicken 770'],
    ['700 g cooked chicken', 'roast-chicken 700'],
    ['2 chicken quarters', 'chicken-leg 380'],
    ['½ tin (200 g) kidney beans', 'kidney-beans-canned 120'],
    ['½ tin (400 g) kidney beans', 'kidney-beans-canned 120'],
    ['½ pack (125 g) halloumi', 'halloumi 125'],
    ['1 jar/340 g passata', 'passata 340'],
    ['1 box of eggs', 'egg 300'],
    ['125 g tin mackerel in tomato sauce', 'mackerel-canned 125'],
    ['125 g tin mackerel in brine, drained', 'mackerel-canned 88'],
    ['5 sprays of Frylight', 'spray-oil 1'],
    ['1 tin lupini beans', 'lupini-beans 240'],
    ['1 jar (500 g) lupini beans', 'lupini-beans 300'],
  ])('%s', (line, expected) => expect(said(line)).toBe(expected))
})

describe('the United States', () => {
  test.each([
    ['Half and half, 1 cup', 'half-and-half 242'],
    ['2 cups 2% milk', 'semi-skimmed-milk 494'],
    ['1 cup plain Greek yogurt nonfat', 'greek-yogurt-fat-free 250'],
    ['3 cups instant rice', 'white-rice 285'],
    ['1 cup quick-cooking brown rice', 'brown-rice 100'],
    ['1 (8-ounce) can tomato sauce', 'american-tomato-sauce 227'],
    ['1 can cream of chicken soup', 'condensed-chicken-soup 298'],
    ['1 (10.5 oz) can condensed cream of mushroom soup', 'condensed-mushroom-soup 298'],
    ['1 (10 oz) can diced tomatoes and green chiles', 'chopped-tomatoes-canned 283'],
    ['1 stick margarine', 'baking-block 113'],
    ['1 sleeve Ritz crackers', 'cream-crackers 100'],
    ['10 buttery round crackers', 'cream-crackers 33'],
    ['1 flank steak', 'rump-steak 680'],
    ['1 box jello', 'gelatin-dessert-mix 85'],
    ['6 biscuits, split', '? ?'],
    ['1 cup cream', 'heavy-cream 238'],
    ['1 shot bourbon', 'spirits 42'],
    ['2# ground beef', 'beef-mince 907'],
    ['Optional 1/2 cup chopped pecans', 'pecans 53'],
    ['2 cups flour (whole wheat)', 'wholemeal-flour 250'],
    ['2 cups chips, crushed', 'crisps 120'],
    ['1 cup butterscotch chips', 'butterscotch-chips 170'],
    ['3 slices crisp bacon', 'bacon-streaky-grilled 36'],
    ['1 can beef consommé', 'stock-beef 298'],
    ['1/2 cup almonds, slivered', 'flaked-almonds 45'],
  ])('%s', (line, expected) => expect(said(line, 'us')).toBe(expected))
})

describe('what is another thing', () => {
  test.each([
    ['1 cup juice from 4 oranges', 'orange-juice 250'],
    ['2 tbsp juice from a jar of olives', '? ?'],
    ['24 cupcake liners', ''],
    ['6 cocktail sticks', ''],
    ['1 muffin tin', ''],
    ['3 tablespoons lime, lemon, and/or orange juice', 'lime-juice 46'],
    ['1 tbsp each rice or white wine vinegar and lemon juice', 'rice-vinegar 15, lemon-juice 15'],
    ['2 cubes chicken or vegetable stock', 'stock-cube-chicken 20'],
    ['Shredded zest of 2 limes', 'lime-zest 8'],
    ['Potato ricer, 1', '? ?'],
    ['1 parmesan rind', '? ?'],
    ['2 tbsp chilli/taco spice mix', 'fajita-seasoning 16'],
    ['150 g pizza cheese', 'mozzarella-grated 150'],
    ['400g mixed fish (such as cod, smoked haddock)', 'cod 400'],
    ['120 ml red wine [or use beef stock]', 'red-wine 119'],
    ['3 tbsp coriander or 1 tsp dried', 'coriander 9'],
  ])('%s', (line, expected) => expect(said(line)).toBe(expected))
})
