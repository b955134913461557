import type { ProductWords } from '#modules/catalogue/product.ts'

export const collagenPeptides = {
  id: 'collagen-peptides',
  name: 'Collagen Peptides',
  brand: 'Thymewell',
  description: 'An unflavoured powder that disappears into porridge or coffee. Contains fish.',
  lead: 'An unflavoured powder that disappears into porridge or coffee: 10 g of hydrolysed marine collagen in a level scoop.',
  characterisedBy: 'collagen',
  dose: { units: 1, unit: 'level scoop', when: 'stirred into food or a drink' },
  pack: { kind: 'powder', netGrams: 300, dailyGrams: 10 },
  contents: [{ nutrient: 'collagen', amount: 10, label: 'Hydrolysed marine collagen' }],
  ingredients: [['hydrolysed ', { allergen: 'fish' }, ' collagen']],
  diet: 'Not suitable for vegetarians or vegans: the collagen is from fish',
  suits: ['pescatarian'],
  storage: 'Cool, dry and closed, out of the reach of young children',
  cautions: [
    'Contains fish: do not take it with a fish allergy.',
    'If you eat halal or kosher, ask us about the fish first.',
  ],
  askFirst: 'Contains fish: not for anybody with a fish allergy.',
  claims: [],
  facts: [
    'Hydrolysed marine collagen, 10 g in a level scoop',
    'One ingredient, no flavouring and no sweetener',
    'No health claim is authorised for collagen in Great Britain, so we make none.',
  ],
  foodFirst: {
    kind: 'measured',
    words:
      'Collagen is a protein, and not a complete one: it has no tryptophan. Everyday protein foods bring all of the essential amino acids between them.',
    unit: 'g',
    dailyAmount: 50,
    reference: 'Protein, as a share of 50 g, the reference intake on labels.',
    foods: [
      {
        food: 'Chicken breast, grilled',
        portionGrams: 100,
        portion: '100 g',
        per100g: 32,
        source: 'Chicken, breast, grilled without skin, meat only',
      },
      {
        food: 'Haddock, poached',
        portionGrams: 120,
        portion: '120 g',
        per100g: 22.8,
        source: 'Haddock, flesh only, poached',
      },
      {
        food: 'Red lentils, boiled',
        portionGrams: 150,
        portion: '150 g',
        per100g: 8.1,
        source: 'Lentils, red, split, dried, boiled in unsalted water',
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
        'We cannot tell you that it does anything: no health claim for collagen has been authorised in Great Britain. What we can tell you is exactly what is in the pouch.',
    },
  ],
  vessel: 'pouch',
  photographed: false,
} as const satisfies ProductWords
