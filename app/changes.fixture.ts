import { eaten, MON } from '#modules/food-log/diary.fixture.ts'
import { entry, idOf } from '#modules/planner/plan.fixture.ts'
import { dose, item, label } from '#modules/supplements-log/cabinet.fixture.ts'
import type { AllChanges } from './changes.ts'

const DAL = '9000000301'
const taken = item(11, label('Zinc', { zincMg: 10 }))
const days = { from: MON, to: '2026-11-29' }

/** One good change of each kind, and of those that can hold unlike things one of each. */
export const GOOD_CHANGES: { readonly [K in keyof AllChanges]: readonly object[] } = {
  'recipe-mark': [{ id: DAL, saved: true, liked: true, stars: 4 }],
  'recipe-marks-moved': [{ saved: [DAL], liked: [DAL], ratings: { [DAL]: 4 } }],
  'recipe-note': [{ id: DAL, note: 'More lemon' }],
  'collection-created': [{ name: 'Sundays' }],
  'collection-renamed': [{ ref: idOf(1), name: 'Mondays' }],
  'collection-moved': [{ ref: 'lunch', place: 0 }],
  'collection-deleted': [{ ref: idOf(1), deleted: true }],
  'collection-shared': [{ ref: 'lunch', shared: true, named: false }],
  'recipe-placed': [{ ref: 'lunch', recipe: DAL, isIn: true }],
  'cart-lines': [{ lines: [{ productId: 'biotin', priceId: 'price_sandbox_biotin', quantity: 1 }] }],
  'cart-joined': [{ lines: [{ productId: 'biotin', priceId: 'price_sandbox_biotin', quantity: 1 }] }],
  'plan-changed': [{ put: [entry(1)], removed: [idOf(2)] }],
  'plan-set': [
    {
      settings: [
        { name: 'locked-day', key: MON, value: { locked: true } },
        { name: 'meal', key: 'tea', value: { name: 'Tea', time: '16:00', place: 4 } },
        { name: 'minutes', key: 'monday', value: { breakfast: 10, lunch: null, dinner: 30 } },
        { name: 'meal-sizes', key: 'all', value: { any: true } },
        { name: 'not-again', key: `own/${DAL}`, value: { name: 'Dal' } },
        { name: 'kept-days', key: idOf(3), value: { name: 'Autumn', days: 1, entries: [] } },
      ],
    },
  ],
  'plan-linked': [
    { link: { opens: 'feed' }, isOpen: true },
    { link: { opens: 'days', ...days, named: false }, isOpen: true },
  ],
  'shopping-changed': [
    {
      ...{ list: 'main', ...days, by: 'Ann', remove: [idOf(5)], restore: [idOf(5)] },
      edits: [
        { key: 'food:banana', aspect: 'tick', value: { ticked: true, got: 100, name: 'Bananas', away: false } },
        { key: 'food:oats', aspect: 'left-out', value: { grams: 10, some: false } },
        { key: 'thing:foil', aspect: 'more', value: { packs: 1 } },
        { key: `new:${idOf(4)}`, aspect: 'note', value: { words: 'the long one' } },
      ],
      add: [{ id: idOf(4), text: '2 bananas' }],
      repeat: [{ id: idOf(4), repeats: true }],
      began: { asked: { [MON]: { banana: 100 } }, anew: false },
    },
  ],
  'shopping-list-made': [{ name: 'Party' }],
  'shopping-sample-taken': [days],
  'shopping-list-set': [{ list: 'main', name: 'Food', days }],
  'shopping-shop-set': [{ shop: idOf(6), is: { name: 'Corner', aisles: ['bakery'] } }],
  'shopping-list-shared': [{ list: 'main', shared: true }],
  'shopping-placed': [{ key: 'food:banana', list: 'main', lines: [idOf(4)] }],
  'shopping-put-away': [{ list: 'main', ...days, keys: ['food:banana'] }],
  'cupboard-added': [{ text: '2 bananas' }],
  'cupboard-set': [
    {
      items: [
        {
          key: 'food:banana',
          item: {
            ...{ name: 'Bananas', level: 'half', grams: 100, since: MON, useBy: MON, usedUntil: null },
            isStaple: false,
          },
        },
      ],
    },
  ],
  'diary-changed': [{ put: [eaten(1)], removed: [idOf(2)], agrees: true }],
  'water-drunk': [{ put: [{ id: idOf(3), day: MON, ml: 250, time: '10:00' }], removed: [idOf(2)], agrees: true }],
  measured: [
    {
      put: [{ id: idOf(3), day: MON, time: '10:00', kind: 'weight', value: 70, words: '' }],
      removed: [idOf(2)],
      agrees: true,
    },
  ],
  'diary-day-set': [
    {
      days: [
        { day: MON, status: 'complete' },
        { day: MON, note: 'Party' },
      ],
      agrees: true,
    },
  ],
  'diary-set': [
    {
      settings: [
        { name: 'own-food', key: idOf(7), value: { name: 'Oat bar', portionG: 40, per100g: { energyKcal: 400 } } },
        { name: 'favourite', key: 'food/banana', value: { name: 'Banana' } },
        { name: 'glass', key: 'water', value: { ml: 300 } },
      ],
      agrees: true,
    },
  ],
  'cabinet-changed': [{ put: [taken], removed: [idOf(12)], away: ['biotin'], agrees: true }],
  'dose-taken': [{ put: [dose(taken, MON)], removed: [{ item: idOf(11), day: MON, slot: 1 }], agrees: true }],
  'targets-set': [
    {
      fromDay: MON,
      agrees: true,
      choices: {
        calories: { from: 'own', usesKcal: 2000, aim: 'keep', kgAWeek: 0 },
        macros: { by: 'grams', protein: 100, carbohydrate: 260, fat: 60 },
        weekdaysKcal: null,
        nutrients: { ironMg: { least: 10, most: null } },
        waterMl: 2000,
        state: { dueDay: MON, bornDay: null, takesMedicines: true, hasWeakImmunity: true, medicines: ['Warfarin'] },
      },
    },
  ],
  'own-goals-changed': [
    {
      put: [
        {
          ...{ id: idOf(8), fromDay: MON, untilDay: null, state: 'open', stateFrom: MON },
          aim: { kind: 'water', ml: 2000, days: 5 },
        },
      ],
      removed: [idOf(9)],
      agrees: true,
    },
  ],
  'lesson-answered': [{ lesson: 'nutrition-from-the-ground-up/protein', question: 0, choice: 0 }],
  'article-read': [{ article: 'how-much-fibre-is-in-a-day', isRead: true }],
}
