import { type Advice, foods } from './advice.ts'

const atLarge = { limit: { kind: 'at-large' }, portionG: foods() } as const

/** What is advised of food as a whole, and is said beside no food. */
export const ON_FOOD_AT_LARGE: readonly Advice[] = [
  {
    ...atLarge,
    id: 'fish-twice',
    who: ['everybody'],
    sentence: 'If you eat fish, try for two portions a week and make one of them an oily fish.',
    source: 'NHS, Fish and shellfish',
  },
  {
    ...atLarge,
    id: 'white-fish',
    who: ['everybody'],
    sentence: 'White fish such as cod, haddock, plaice and coley has no weekly limit.',
    source: 'NHS, Fish and shellfish',
  },
  {
    ...atLarge,
    id: 'safe-cheese',
    who: ['pregnant', 'weak immunity'],
    sentence:
      'Hard cheeses, stilton, and pasteurised mozzarella, feta, halloumi, ricotta and cream cheese are all fine.',
    source: 'NHS, Foods to avoid in pregnancy; FSA, Listeria',
  },
  {
    ...atLarge,
    id: 'washing',
    who: ['pregnant', 'weak immunity'],
    sentence: 'Wash fruit, vegetables and salad until no soil is left.',
    source: 'NHS, Food during pregnancy',
  },
  {
    ...atLarge,
    id: 'ready-to-eat',
    who: ['pregnant', 'over 65', 'weak immunity'],
    sentence:
      'Keep chilled ready-to-eat food at 5 °C or below and eat it by the use-by date, within four hours of leaving the fridge.',
    source: 'FSA, Listeria',
  },
  {
    ...atLarge,
    id: 'fluids',
    who: ['adult'],
    sentence: 'Six to eight cups or glasses of fluid a day suits most people; tea, coffee and milk count.',
    source: 'NHS, Water, drinks and hydration',
  },
]
