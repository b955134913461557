import type { ProductWords } from '#modules/catalogue/product.ts'

// Creatine monohydrate is 87.9 % creatine by weight (131.13 / 149.15), so 3.41 g gives 3 g.
export const creatine = {
  id: 'creatine',
  name: 'Creatine',
  brand: 'Thymewell',
  description: 'Creatine monohydrate: one ingredient, with a proper measuring scoop.',
  lead: 'Creatine monohydrate, one ingredient. The level scoop holds 3.41 g, which gives 3 g of creatine a day.',
  characterisedBy: 'creatine',
  dose: { units: 1, unit: 'level scoop', when: 'stirred into a glass of water or juice' },
  pack: { kind: 'powder', netGrams: 120, dailyGrams: 3.41 },
  contents: [{ nutrient: 'creatine', amount: 3, forms: [{ label: 'from creatine monohydrate', amount: 3.41 }] }],
  ingredients: [['creatine monohydrate']],
  diet: 'Suitable for vegetarians and vegans',
  suits: ['vegetarian', 'vegan', 'pescatarian'],
  storage: 'Cool, dry and closed, out of the reach of young children',
  cautions: [
    'Kidney disease: ask your doctor first.',
    'Not for anyone under 18, nor while pregnant or breastfeeding, unless a doctor advises it.',
  ],
  askFirst: 'Kidney disease? Ask your doctor first.',
  claims: ['creatine.bursts', 'creatine.strength'],
  facts: [],
  foodFirst: {
    kind: 'unmeasured',
    words:
      'The body makes creatine, and meat and fish contain some. The UK food tables do not measure it, so we name no figure here.',
  },
  questions: [
    {
      question: 'Why 3.41 g and not 3?',
      answer:
        'Creatine monohydrate carries a little water in its crystal. 3.41 g of the powder gives 3 g of creatine, the amount that the authorised claims ask for.',
    },
  ],
  vessel: 'jar',
  photographed: false,
} as const satisfies ProductWords
