import type { ProductWords } from '#modules/catalogue/product.ts'

export const vitaminC = {
  id: 'vitamin-c',
  name: 'Vitamin C',
  brand: 'Thymewell',
  description: 'A plain 200 mg tablet, with nothing fizzy about it.',
  lead: 'A plain tablet with 200 mg of vitamin C: no sugar, no sweetener and nothing fizzy about it.',
  characterisedBy: 'vitamin C',
  dose: { units: 1, unit: 'tablet', when: 'with food and a glass of water' },
  pack: { kind: 'counted', units: 90, unit: 'tablet', netGrams: 36 },
  contents: [{ nutrient: 'vitamin_c', amount: 200 }],
  ingredients: [
    ['L-ascorbic acid'],
    ['bulking agent (microcrystalline cellulose)'],
    ['anti-caking agent (magnesium stearate, vegetable)'],
  ],
  diet: 'Suitable for vegetarians and vegans',
  suits: ['vegetarian', 'vegan', 'pescatarian'],
  storage: 'Cool and dry, out of the reach of young children',
  cautions: [
    'Haemochromatosis or kidney stones: ask your doctor first.',
    'Count the vitamin C in your other supplements. Above 1,000 mg a day it can upset the stomach.',
  ],
  askFirst: 'Haemochromatosis or kidney stones? Ask your doctor first.',
  claims: ['vitamin_c.immune', 'vitamin_c.tiredness', 'vitamin_c.skin', 'vitamin_c.iron'],
  facts: [],
  foodFirst: {
    kind: 'measured',
    words: 'Adults need 40 mg a day, and a portion of most fruit or green vegetables brings that by itself.',
    unit: 'mg',
    dailyAmount: 40,
    reference: 'Share of 40 mg, the UK reference intake.',
    foods: [
      {
        food: 'Green pepper, raw',
        portionGrams: 80,
        portion: '80 g',
        per100g: 120,
        source: 'Peppers, capsicum, green, raw',
      },
      { food: 'Orange', portionGrams: 120, portion: '1 peeled', per100g: 52, source: 'Oranges, flesh only' },
      { food: 'Broccoli, steamed', portionGrams: 80, portion: '80 g', per100g: 60, source: 'Broccoli, green, steamed' },
      { food: 'Strawberries', portionGrams: 80, portion: '80 g', per100g: 57, source: 'Strawberries, raw' },
    ],
  },
  questions: [
    {
      question: 'Does food give enough vitamin C?',
      answer:
        'For nearly everybody, yes. The UK reference intake is 40 mg a day, about the vitamin C in 80 g of steamed broccoli.',
    },
  ],
  vessel: 'tube',
  photographed: false,
} as const satisfies ProductWords
