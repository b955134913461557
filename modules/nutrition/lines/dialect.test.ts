import { expect, test } from 'vitest'
import { FOODS } from '#content/foods.ts'
import { type Dialect, dialectOf } from './dialect.ts'
import { foodIndex } from './food-index.ts'
import { readIngredientLine } from './ingredient-line.ts'

const index = foodIndex(FOODS)

test.each<[string, Dialect | undefined, string, number | null]>([
  ['1 cup tomato puree', 'us', 'passata', 250],
  ['1 tbsp tomato puree', 'uk', 'tomato-puree', 16],
  ['1 cup corn flour', 'us', 'polenta', 160],
  ['1 tbsp corn flour', 'uk', 'cornflour', 8],
  ['1 pint double cream', 'uk', 'double-cream', 568.3],
  ['1 pint double cream', 'us', 'double-cream', 473.2],
  ['1 quart chicken stock', 'us', 'stock-chicken', 946.4],
  ['2 fl oz whole milk', 'uk', 'whole-milk', 58.5],
  ['2 fl oz whole milk', 'us', 'whole-milk', 60.9],
  ['2 fl oz milk', 'us', 'whole-milk', 60.9],
  ['2 fl oz low-fat milk', 'us', 'semi-skimmed-milk', 60.9],
  ['500 g chuck roast', 'us', 'beef-chuck-american', 500],
  ['500 g chuck steak', 'uk', 'braising-steak', 500],
  ['500 g boneless pork butt', 'us', 'pork-butt-american', 500],
  ['1 lb ground beef', 'us', 'beef-mince', 453.6],
  ['2 large eggs', 'uk', 'egg', 114],
  ['2 large eggs', 'us', 'egg', 100],
  ['2 chicken breasts', 'uk', 'chicken-breast', 330],
  ['2 chicken breasts', 'us', 'chicken-breast', 454],
  ['1 jar marinara sauce', 'us', 'tomato-pasta-sauce', 680],
  ['4 slices bacon', 'uk', 'bacon-back', 132],
  ['4 slices bacon', 'us', 'bacon-streaky', 112],
  ['4 slices Canadian bacon', 'us', 'bacon-back', 132],
  ['8 oz cream cheese', 'uk', 'cream-cheese', 226.8],
  ['8 oz cream cheese', 'us', 'cream-cheese-block', 226.8],
  ['8 oz low-fat cream cheese', 'us', 'cream-cheese-light', 226.8],
  ['1 cup Greek yogurt', 'uk', 'greek-yogurt', 250],
  ['1 cup Greek yogurt', 'us', 'greek-yogurt-strained', 250],
  ['1 cup nonfat Greek yogurt', 'us', 'greek-yogurt-fat-free', 250],
  ['8 oz ground beef (93/7)', 'us', 'lean-beef-mince', 226.8],
  ['8 oz lean ground beef', 'us', 'beef-mince-10-fat', 226.8],
  ['300 g beef mince, 20% fat', 'uk', 'beef-mince-20-fat', 300],
  ['1 lb 85% lean ground turkey', 'us', 'ground-turkey', 453.6],
  ['6 (10-inch) flour tortillas', 'us', 'flour-tortilla', 432],
  ['3 tbsp (60 ml) olive oil', 'uk', 'olive-oil', 54.8],
  ['1 cup (250 ml) whole milk', 'uk', 'whole-milk', 261],
  ['2 Persian cucumbers, sliced', 'us', 'cucumber', 200],
  ['For the glaze: 2 tbsp honey', 'uk', 'honey', 42],
  ['Optional topping: 1 tbsp peanut butter', 'us', 'peanut-butter', 16],
  ['1 stick + 4 tbsp butter', 'us', 'butter', 169],
  ['2 sticks plus 1 tbsp unsalted butter', 'us', 'unsalted-butter', 240],
  ['1 cup dry basmati rice', 'us', 'basmati-rice', 195],
  ['100 ml Kikkoman Naturally Brewed Soy Sauce', 'uk', 'soy-sauce', 115],
  ["2 tbsp Hellmann's Real Mayonnaise", 'uk', 'mayonnaise', 28],
  ['2 Sunny Meadow® chicken breasts', 'us', 'chicken-breast', 454],
  ['3 boneless (skinless chicken breasts, halved)', 'us', 'chicken-breast', 681],
  ['4 sticks (1 pound) butter', 'us', 'butter', 453.6],
  ['3 large (1 1/2 pounds) bananas', 'us', 'banana', 680.4],
  ['2 medium (8-ounce) potatoes', 'us', 'potato', 453.6],
  ['12 small (about 10 ounces) onions', 'us', 'onion', 283.5],
  ['6 slices (about 3 ounces) salami', 'us', 'salami', 85],
  ['10 thin slices baguette', 'uk', 'baguette', 200],
  ['4 x 2 cm thick slices black pudding', 'uk', 'black-pudding', 120],
  ['2 packed cups basil leaves', 'us', 'basil', 50],
  ['about half of a 14-oz can coconut milk', 'us', 'coconut-milk', 198.4],
  ['1 tbsp coriander', 'uk', 'coriander-ground', 5],
  ['1 tbsp coriander', 'us', 'coriander', 3],
  ['1 cup uncooked orzo', 'us', 'pasta', 190],
  ['6 chicken mini fillets', 'uk', 'chicken-breast', 270],
  ['500 ml apple cider', 'us', 'apple-juice', 520],
  ['500 ml apple cider', 'uk', 'cider', 505],
  ['500 ml hard apple cider', 'us', 'cider', 505],
  ['10 slices of pancetta', 'uk', 'bacon-streaky', 100],
])('%s, said in %s words, is %s', (line, dialect, food, grams) => {
  const [found] = readIngredientLine(line, index, dialect && { dialect })
  expect(found?.food?.id).toBe(food)
  expect(found?.grams).toMatchObject({ kind: 'known', grams: expect.closeTo(grams ?? 0, 0) })
})

test.each<[string[], Dialect | undefined]>([
  [['2 cups all-purpose flour', '1 stick butter', '1 lb ground beef', 'kosher salt'], 'us'],
  [['200g plain flour', '1 courgette', '400g tin tomatoes', '2 tbsp caster sugar'], 'uk'],
  [['1 onion', '2 eggs'], undefined],
  [['1 cup (240 g) milk', '2 cups (500 ml) water', '1 green onion'], 'us'],
  [[], undefined],
  [['1 celery stick', '4 skinless chicken breasts'], undefined],
  [['1 stick of butter', '2 eggs'], 'us'],
  [['2 sticks cold unsalted butter'], 'us'],
])('%j are lines in %s words', (lines, dialect) => expect(dialectOf(lines)).toBe(dialect))
