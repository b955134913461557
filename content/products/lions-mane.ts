import type { ProductWords } from '#modules/catalogue/product.ts'

export const lionsMane = {
  id: 'lions-mane',
  name: 'Lion’s Mane',
  brand: 'Thymewell',
  description: 'Fruiting body only, dried and milled, in a plain capsule.',
  lead: 'The fruiting body of the lion’s mane mushroom, dried, milled and put in a plain capsule: 1,000 mg a day.',
  characterisedBy: 'lion’s mane mushroom',
  dose: { units: 2, unit: 'capsule', when: 'with food and a glass of water' },
  pack: { kind: 'counted', units: 60, unit: 'capsule', netGrams: 37 },
  contents: [{ nutrient: 'mushroom', amount: 1000, label: 'Lion’s mane (Hericium erinaceus), fruiting body powder' }],
  ingredients: [
    ['lion’s mane mushroom (Hericium erinaceus) fruiting body powder'],
    ['capsule shell (hydroxypropyl methylcellulose)'],
  ],
  diet: 'Suitable for vegetarians and vegans',
  suits: ['vegetarian', 'vegan', 'pescatarian'],
  storage: 'Cool and dry, out of the reach of young children',
  cautions: [
    'Do not take it with a mushroom allergy.',
    'Pregnant or breastfeeding, or taking medicines that thin the blood or lower blood sugar: ask your doctor first.',
  ],
  askFirst: 'Pregnant, or taking medicines? Ask your doctor first.',
  claims: [],
  facts: [
    'Lion’s mane fruiting body, 1,000 mg a day',
    'No mycelium and no grain it was grown on',
    'No health claim is authorised for lion’s mane in Great Britain, so we make none.',
  ],
  foodFirst: {
    kind: 'unmeasured',
    words:
      'Lion’s mane is a food before it is a capsule. Fresh, it is torn into thick pieces and fried in butter until it browns; a greengrocer who keeps oyster mushrooms can often find it.',
  },
  questions: [
    {
      question: 'Which part of the mushroom is it?',
      answer:
        'The fruiting body, the part you would cook. We use no mycelium: dried mycelium counts as a novel food, which may not be sold without authorisation.',
    },
  ],
  vessel: 'bottle',
  photographed: false,
} as const satisfies ProductWords
