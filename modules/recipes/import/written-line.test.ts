import { expect, it } from 'vitest'
import { knownFoods } from '../known-foods.ts'
import { writtenText } from '../measure-words.ts'
import { writtenLines } from './written-line.ts'

const shown = (text: string, factor: number, system: 'metric' | 'us' = 'metric', gramsPerMl: number | null = null) =>
  writtenLines(text, gramsPerMl, knownFoods()).map(line => writtenText(line, factor, system))

it.each([
  '200 g/7 oz plain flour',
  'Salt and pepper',
  '2-3 garlic cloves, crushed',
  '2 x 400g tins tomatoes',
  '½ lemon',
  'a pinch of salt',
])('%s stays as its cook wrote it while nothing is changed', text => expect(shown(text, 1)).toEqual([text]))

it.each([
  ['200 g red lentils', 2, '400 g red lentils'],
  ['1½ kg potatoes, cut into 2 cm pieces', 2, '3 kg potatoes, cut into 2 cm pieces'],
  ['1.5 litres vegetable stock', 0.5, '750 ml vegetable stock'],
  ['2 tbsp olive oil', 0.5, '1 tbsp olive oil'],
  ['1 cup rice', 2, '2 cups rice'],
  ['2-3 garlic cloves, crushed', 2, '4–6 garlic cloves, crushed'],
  ['1-2 tbsp honey', 2, '2–4 tbsp honey'],
  ['2 x 400 g tins tomatoes, drained', 2, '4 × 400 g tins tomatoes, drained'],
  ['400 g tin chickpeas', 2, '2 × 400 g tin chickpeas'],
  ['1 can (400 g) chickpeas', 2, '2 cans (400 g) chickpeas'],
  ['Juice of 1 lemon', 2, 'Juice of 2 lemon'],
  ['½ lemon', 4, '2 lemon'],
  ['2 large eggs', 2, '4 large eggs'],
  ['12 oz spaghetti', 2, '24 oz spaghetti'],
  // The same amount in two countries' measures: one of them is enough, and both would have to change.
  ['200 g/7 oz plain flour', 2, '400 g plain flour'],
  ['1 lb 2 oz beef mince', 2, '1.02 kg beef mince'],
  // Nobody knows how much more of it there should be.
  ['salt and pepper', 3, 'salt and pepper'],
])('%s, %f times, is %s', (text, factor, words) => expect(shown(text, factor)).toEqual([words]))

it('of several amounts in a line each is multiplied', () => {
  expect(shown('1 onion, 2 carrots and 1 leek', 3)).toEqual(['3 onion', '6 carrots', '3 leek'])
})

it('a line is said in US measures where they differ', () => {
  expect(shown('250 g plain flour', 1, 'us', 0.53)).toEqual(['2 cups plain flour'])
  expect(shown('500 g beef mince', 1, 'us')).toEqual(['1 lb beef mince'])
  expect(shown('2 large eggs', 1, 'us')).toEqual(['2 large eggs'])
})

it.each(['', 'x'.repeat(240), 'İ 2 eggs', '1e99 g', '1/0 cup', '٣ eggs', '0 g of nothing'])(
  'a line that is none, %j, throws nothing',
  text => expect(shown(text, 7).join()).toEqual(expect.any(String)),
)
