import { describe, expect, test } from 'vitest'
import { ownRecipes } from '#modules/recipes/own-library.ts'
import { aheadHint } from './prepare-ahead.ts'

type Asked = Parameters<typeof aheadHint>[0]

const recipe = (change: Partial<Asked>): Asked => ({
  ...{ steps: [], meals: ['dinner'], waitMinutes: 0, prepMinutes: 5, ingredients: [] },
  ...change,
})
const made = (words: string, id: string) => recipe({ ingredients: [{ words, food: { id } as never }] })

describe('of all our recipes', () => {
  const hints = new Map(ownRecipes().flatMap(each => (aheadHint(each) ? [[each.name, aheadHint(each)]] : [])))

  test('those say it that swell or set overnight, or need something frozen or cold that is not sold so', () => {
    expect([...hints.keys()].sort()).toEqual([
      'Apple, carrot and fig breakfast bowl',
      'Berry smoothie bowl with coconut and seeds',
      'Bircher muesli with apple and hazelnuts',
      'Coconut chia pudding with mango',
      'Cucumber rice nori rolls',
      'Date, banana and almond shake',
      'Egg fried rice with peas',
      'Kale, kiwi and banana smoothie',
      'Lemon posset',
      'No-bake lemon cheesecake',
      'Oats with prunes and orange',
      'Overnight wheat biscuits with raspberries',
      'Peanut butter overnight oats with raspberries',
      'Potato, mushroom and egg pan',
      'Prawn, mango and potato salad',
      'Salmon and potato breakfast plates',
      'Summer pudding',
      'Tiramisu',
      'Tuna, potato and beetroot plate',
      'Vegetable fried rice with nori',
    ])
  })

  test('everything that waits for four hours and more is among them', () => {
    for (const { name, waitMinutes } of ownRecipes()) if (waitMinutes >= 240) expect(hints.has(name), name).toBe(true)
  })

  test('none that names a night leaves it out, but where the cook may choose or it is about what is kept', () => {
    const named = ownRecipes().filter(({ steps }) => /\bovernight\b|\b(?:night|day) before\b/i.test(steps.join(' ')))
    expect(
      named
        .map(({ name }) => name)
        .filter(name => !hints.has(name))
        .sort(),
    ).toEqual([
      'Eggs in tomatoes and spring greens',
      'Jerk chicken with rice and peas',
      'Paneer tikka skewers with mint raita',
      'Scotch broth with lamb and barley',
      'Smoky beans on rye toast',
      'Turkey, squash and prune stew',
    ])
  })

  test('the words are those of the recipe', () => {
    expect(hints.get('Oats with prunes and orange')).toEqual({ words: 'Cover and chill overnight.', minutes: 6 })
    expect(hints.get('Kale, kiwi and banana smoothie')).toEqual({
      ...{ words: 'Cut up and freeze the bananas.', minutes: null },
    })
    expect(hints.get('Bircher muesli with apple and hazelnuts')?.words).toMatch(/^Stir the oats/)
    expect(hints.get('Egg fried rice with peas')?.words).toBe('Cook and chill the jasmine rice.')
    expect(hints.get('Lemon posset')?.words).toBe('Make it: it waits for 4 hours.')
  })
})

test.each<[string, Asked, boolean]>([
  [
    'a marinade that may stay overnight',
    recipe({ steps: ['Leave for 15 minutes, or overnight if there is time.'] }),
    false,
  ],
  ['fish that must thaw', recipe({ steps: ['Defrost the cod in the fridge.'] }), true],
  ['what was made in store and thaws', recipe({ steps: ['It freezes for 3 months. Thaw overnight and heat.'] }), false],
  ['berries that are thawed already', recipe({ meals: ['breakfast'], steps: ['Stir in the thawed berries.'] }), false],
  ['beans that soak for hours', recipe({ steps: ['Soak the beans in cold water for 8 hours.'] }), true],
  ['rice that soaks for minutes', recipe({ steps: ['Soak the rice for 20 minutes.'] }), false],
  ['a dinner that waits for three hours', recipe({ steps: ['Chill.'], waitMinutes: 180 }), false],
  ['a dinner that waits for four', recipe({ steps: ['Chill.'], waitMinutes: 240 }), true],
  ['frozen peas, which are sold so', made('frozen peas', 'peas-frozen'), false],
  ['cherries that may be fresh', made('ripe cherries, stoned, or frozen and thawed', 'cherries'), false],
  ['a banana that must be frozen', made('large banana, sliced and frozen', 'banana'), true],
  ['cold butter', made('cold unsalted butter, cubed', 'unsalted-butter'), false],
  ['beetroot, which is sold cooked', made('cooked beetroot, diced', 'beetroot-cooked'), false],
  ['rice that must be cooked and cold', made('cold cooked rice', 'white-rice-boiled'), true],
])('%s', (_, asked, isAhead) => {
  expect(aheadHint(asked) !== null).toBe(isAhead)
})
