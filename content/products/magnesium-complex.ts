import type { ProductWords } from '#modules/catalogue/product.ts'

export const magnesiumComplex = {
  id: 'magnesium-complex',
  name: 'Magnesium Complex',
  brand: 'Thymewell',
  description: 'Three forms of magnesium in a plain vegetable capsule: 200 mg a day.',
  lead: 'Three forms of magnesium in a plain vegetable capsule: 200 mg a day, about half the label reference amount.',
  characterisedBy: 'magnesium',
  dose: { units: 2, unit: 'capsule', when: 'with food and a glass of water' },
  pack: { kind: 'counted', units: 90, unit: 'capsule', netGrams: 72 },
  contents: [
    {
      nutrient: 'magnesium',
      amount: 200,
      forms: [
        { label: 'as magnesium bisglycinate', amount: 100 },
        { label: 'as magnesium citrate', amount: 60 },
        { label: 'as magnesium malate', amount: 40 },
      ],
    },
  ],
  ingredients: [
    ['magnesium bisglycinate'],
    ['magnesium citrate'],
    ['capsule shell (hydroxypropyl methylcellulose)'],
    ['magnesium malate'],
    ['rice flour'],
  ],
  diet: 'Suitable for vegetarians and vegans',
  suits: ['vegetarian', 'vegan', 'pescatarian'],
  storage: 'Cool and dry, out of the reach of young children',
  cautions: [
    'Tetracycline antibiotics: keep them 2 to 3 hours apart from magnesium. Bisphosphonates, nitrofurantoin, penicillamine, eltrombopag and iron: 3 to 4 hours apart. Magnesium keeps them from being absorbed.',
    'Quinolone antibiotics such as ciprofloxacin: take them at least 2 hours before magnesium or 4 to 6 hours after.',
    'Do not take it with kidney failure, severe kidney disease or heart block.',
    'Count the magnesium in your other supplements too. Above 250 mg a day from supplements it can loosen the bowels.',
  ],
  askFirst: 'Taking antibiotics or other medicines? Read on its label how far apart.',
  claims: ['magnesium.tiredness', 'magnesium.muscle', 'magnesium.nerves', 'magnesium.bones'],
  facts: [],
  foodFirst: {
    kind: 'measured',
    words:
      'Magnesium is in ordinary food. Women need about 270 mg a day and men 300 mg, and these get you some of the way.',
    unit: 'mg',
    dailyAmount: 300,
    reference: 'Share of 300 mg, the UK reference intake for men.',
    foods: [
      { food: 'Pumpkin seeds', portionGrams: 30, portion: '30 g', per100g: 270, source: 'Pumpkin seeds' },
      { food: 'Almonds', portionGrams: 30, portion: '30 g', per100g: 270, source: 'Almonds, whole kernels' },
      {
        food: 'Brown rice',
        portionGrams: 60,
        portion: '60 g dry',
        per100g: 116,
        source: 'Rice, brown, wholegrain, raw',
      },
      {
        food: 'Spinach, boiled',
        portionGrams: 80,
        portion: '80 g',
        per100g: 34,
        source: 'Spinach, mature, boiled in unsalted water',
      },
    ],
  },
  questions: [
    {
      question: 'Why three forms of magnesium?',
      answer:
        'Each binds magnesium to something different: glycine, citric acid or malic acid. The label counts only the magnesium itself, so 200 mg is 200 mg of magnesium, whichever salt it came in.',
    },
    {
      question: 'Is it suitable for vegans?',
      answer: 'Yes. The capsule shell is hydroxypropyl methylcellulose, which is made from plants.',
    },
  ],
  vessel: 'bottle',
  photographed: true,
  inScale: true,
} as const satisfies ProductWords
