import type { ProductWords } from '#modules/catalogue/product.ts'

export const biotin = {
  id: 'biotin',
  name: 'Biotin',
  brand: 'Thymewell',
  description: 'A small tablet of one B vitamin. Biotin contributes to the maintenance of normal hair.',
  lead: 'A small tablet of one B vitamin: 50 µg of biotin, the whole label reference amount and no more.',
  characterisedBy: 'biotin',
  dose: { units: 1, unit: 'tablet', when: 'with food and a glass of water' },
  pack: { kind: 'counted', units: 120, unit: 'tablet', netGrams: 30 },
  contents: [{ nutrient: 'biotin', amount: 50 }],
  ingredients: [
    ['bulking agent (microcrystalline cellulose)'],
    ['dicalcium phosphate'],
    ['anti-caking agent (magnesium stearate, vegetable)'],
    ['D-biotin'],
  ],
  diet: 'Suitable for vegetarians and vegans',
  suits: ['vegetarian', 'vegan', 'pescatarian'],
  storage: 'Cool and dry, out of the reach of young children',
  cautions: [
    'Blood tests: tell the doctor, nurse or laboratory that you take biotin, and ask how many days before to stop. It can make troponin, thyroid and other hormone tests read wrong.',
    'Count the biotin in your other supplements: UK guidance is not more than 900 µg a day from all of them together.',
  ],
  askFirst: 'Having a blood test? Tell the clinic that you take biotin.',
  claims: ['biotin.hair', 'biotin.skin', 'biotin.energy', 'biotin.nerves'],
  facts: [],
  foodFirst: {
    kind: 'measured',
    words:
      'Biotin is in nuts, eggs and oats, and most people eat enough of it. The UK sets no exact daily figure: anything from 10 to 200 µg is thought to be enough and safe.',
    unit: 'µg',
    dailyAmount: 50,
    reference: 'Share of 50 µg, the nutrient reference value on labels.',
    foods: [
      {
        food: 'Peanuts, plain',
        portionGrams: 30,
        portion: '30 g',
        per100g: 72,
        source: 'Peanuts, kernel only, plain, unsalted',
      },
      { food: 'Almonds', portionGrams: 30, portion: '30 g', per100g: 64, source: 'Almonds, whole kernels' },
      {
        food: 'Eggs, boiled',
        portionGrams: 100,
        portion: '2 eggs',
        per100g: 16.7,
        source: 'Eggs, chicken, whole, boiled',
      },
      {
        food: 'Porridge oats',
        portionGrams: 40,
        portion: '40 g dry',
        per100g: 19,
        source: 'Porridge oats, unfortified',
      },
    ],
  },
  questions: [
    {
      question: 'Other shops sell tablets with 5,000 or 10,000 µg. Why only 50?',
      answer:
        'Because 50 µg is the whole nutrient reference value, and UK guidance for supplements is not more than 900 µg a day. A larger dose also disturbs more blood tests.',
    },
    {
      question: 'Is it suitable for vegans?',
      answer: 'Yes. The magnesium stearate that keeps the tablets from sticking is of vegetable origin.',
    },
  ],
  vessel: 'bottle',
  photographed: true,
  inScale: true,
} as const satisfies ProductWords
