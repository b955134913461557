import { expect, it } from 'vitest'
import { FOODS_BY_ID } from '#modules/nutrition/foods/food-list.ts'
import { boughtAs } from './bought-as.ts'
import { demandsOf } from './demands.ts'
import { readAsked } from './plan-changed.ts'

const WORDS = ['constructor', '__proto__', 'toString', 'hasOwnProperty', 'valueOf']

it.each(WORDS)('what is asked for of %s is no food, and is bought as itself', word => {
  expect(boughtAs(word)).toEqual({ foodId: word, grams: 1, part: '' })
  const from = { entryId: '', dish: '', day: '2026-11-23' as const } as never
  expect(demandsOf([{ foodId: word, grams: 5, words: '', from }], [], FOODS_BY_ID)).toHaveLength(1)
})

it('of what was kept, days and foods that there are stay', () => {
  const asked = JSON.parse(
    `{"2026-11-23": {"onion": 120, "feta": null, "leek": "much", ${WORDS.map(word => `"${word}": 1`).join()}},
      "2026-02-30": {"onion": 1}, "2026-11-24": {}, "2026-11-25": null, "__proto__": {"onion": 1}, "constructor": 3}`,
  )
  expect(readAsked(asked, FOODS_BY_ID)).toEqual({ '2026-11-23': { onion: 120, feta: null }, '2026-11-24': {} })
})

it.each([null, undefined, 'text', 7, []])('of %j nothing stays', kept =>
  expect(readAsked(kept, FOODS_BY_ID)).toEqual({}),
)
