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
  ])('%s', (line, expected) => expect(said(line)).toBe(expected))

  test.each(['70 salted butter', '1/2 caster sugar', '3 olive oil'])('%s has lost its unit', line =>
    expect(said(line)).toMatch(/ \?$/),
  )
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
    ['24 cupcake liners', '? ?'],
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
