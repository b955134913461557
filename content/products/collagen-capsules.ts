import type { ProductWords } from '#modules/catalogue/product.ts'

export const collagenCapsules = {
  id: 'collagen-capsules',
  name: 'Collagen Capsules',
  brand: 'Thymewell',
  description: 'Hydrolysed marine collagen, 1.8 g in three small capsules. Contains fish.',
  lead: 'Hydrolysed marine collagen in small capsules: 1.8 g in a day’s three, and nothing else but the shell.',
  characterisedBy: 'collagen',
  dose: { units: 3, unit: 'capsule', when: 'with food and a glass of water' },
  pack: { kind: 'counted', units: 90, unit: 'capsule', netGrams: 65 },
  contents: [{ nutrient: 'collagen', amount: 1.8, label: 'Hydrolysed marine collagen' }],
  ingredients: [['hydrolysed ', { allergen: 'fish' }, ' collagen'], ['capsule shell (hydroxypropyl methylcellulose)']],
  diet: 'Not suitable for vegetarians or vegans: the collagen is from fish',
  suits: ['pescatarian'],
  storage: 'Cool and dry, out of the reach of young children',
  cautions: [
    'Contains fish: do not take it with a fish allergy.',
    'If you eat halal or kosher, ask us about the fish first.',
  ],
  askFirst: 'Contains fish: not for anybody with a fish allergy.',
  claims: [],
  facts: [
    'Hydrolysed marine collagen, 1.8 g a day',
    'Two ingredients: the collagen and the capsule',
    'No health claim is authorised for collagen in Great Britain, so we make none.',
  ],
  foodFirst: {
    kind: 'measured',
    words:
      'Collagen is a protein, and not a complete one: it has no tryptophan. Everyday protein foods give far more, and all of the essential amino acids between them.',
    unit: 'g',
    dailyAmount: 50,
    reference: 'Protein, as a share of 50 g, the reference intake on labels.',
    foods: [
      {
        food: 'Salmon, grilled',
        portionGrams: 120,
        portion: '120 g',
        per100g: 24.6,
        source: 'Salmon, farmed, flesh only, grilled',
      },
      {
        food: 'Red lentils, boiled',
        portionGrams: 150,
        portion: '150 g',
        per100g: 8.1,
        source: 'Lentils, red, split, dried, boiled in unsalted water',
      },
      {
        food: 'Tofu, steamed',
        portionGrams: 100,
        portion: '100 g',
        per100g: 8.1,
        source: 'Tofu, soya bean, steamed',
      },
      {
        food: 'Greek-style yogurt',
        portionGrams: 125,
        portion: '125 g',
        per100g: 5.7,
        source: 'Yogurt, Greek style, plain',
      },
    ],
  },
  questions: [
    {
      question: 'What does collagen do?',
      answer:
        'We cannot tell you that it does anything: no health claim for collagen has been authorised in Great Britain. What we can tell you is exactly how much is in each capsule and where it comes from.',
    },
    {
      question: 'What is hydrolysed marine collagen?',
      answer: 'Collagen from fish, cut by enzymes into short chains so that it dissolves.',
    },
  ],
  vessel: 'bottle',
  photographed: true,
  inScale: true,
} as const satisfies ProductWords
