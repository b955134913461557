import type { ProductWords } from '#modules/catalogue/product.ts'

export const vitaminD3K2 = {
  id: 'vitamin-d3-k2',
  name: 'Vitamin D3 + K2',
  brand: 'Thymewell',
  description: '10 µg of vitamin D, the UK reference intake for a day, with K2 as MK-7.',
  lead: 'One small softgel with 10 µg of vitamin D, the UK reference intake for a day, and 75 µg of vitamin K as MK-7.',
  characterisedBy: 'vitamins D and K',
  dose: { units: 1, unit: 'softgel', when: 'with food and a glass of water' },
  pack: { kind: 'counted', units: 60, unit: 'softgel', netGrams: 24 },
  contents: [
    { nutrient: 'vitamin_d', amount: 10 },
    { nutrient: 'vitamin_k', amount: 75, label: 'Vitamin K (as MK-7)' },
  ],
  ingredients: [['olive oil'], ['capsule shell (bovine gelatine, glycerol)'], ['menaquinone-7'], ['cholecalciferol']],
  diet: 'Not suitable for vegetarians or vegans: the shell is bovine gelatine',
  suits: [],
  storage: 'Cool and dry, out of the reach of young children',
  cautions: [
    'Warfarin or another vitamin K antagonist: ask your clinic before you start. Vitamin K changes how well these medicines work, so your intake has to stay the same from day to day.',
    'Kidney disease, kidney stones, sarcoidosis, high blood calcium, thiazide tablets or digoxin: ask your doctor first. Vitamin D raises calcium in the blood.',
    'Count the vitamin D in your other supplements and in cod liver oil. Adults, and children from 11, should not take more than 100 µg (4,000 IU) a day in all; children from 1 to 10 not more than 50 µg.',
  ],
  askFirst: 'Taking warfarin? Ask your clinic before you start.',
  claims: ['vitamin_d.bones', 'vitamin_d.muscle', 'vitamin_d.immune', 'vitamin_d.absorption', 'vitamin_k.clotting'],
  facts: [],
  foodFirst: {
    kind: 'measured',
    words:
      'Oily fish and eggs are the best foods for vitamin D, and from spring to early autumn sunlight on the skin makes most of what we use.',
    unit: 'µg',
    dailyAmount: 10,
    reference: 'Share of 10 µg, the UK reference intake.',
    foods: [
      {
        food: 'Salmon, grilled',
        portionGrams: 120,
        portion: '120 g',
        per100g: 7.8,
        source: 'Salmon, farmed, flesh only, grilled',
      },
      {
        food: 'Mackerel, grilled',
        portionGrams: 100,
        portion: '100 g',
        per100g: 8.5,
        source: 'Mackerel, flesh only, grilled',
      },
      {
        food: 'Eggs, boiled',
        portionGrams: 100,
        portion: '2 eggs',
        per100g: 3.2,
        source: 'Eggs, chicken, whole, boiled',
      },
      {
        food: 'Sardines in olive oil',
        portionGrams: 80,
        portion: '80 g',
        per100g: 3.6,
        source: 'Sardines, canned in olive oil, drained',
      },
    ],
  },
  questions: [
    {
      question: 'Why 10 µg and not more?',
      answer:
        '10 µg is the UK reference intake for a day. It is 200 % of the nutrient reference value on labels, which is an older and smaller figure.',
    },
    {
      question: 'Is it suitable for vegetarians?',
      answer: 'No. The softgel shell is bovine gelatine.',
    },
  ],
  vessel: 'bottle',
  photographed: true,
  inScale: true,
} as const satisfies ProductWords
