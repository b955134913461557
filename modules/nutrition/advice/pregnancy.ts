import { type Advice, each, foods, some } from './advice.ts'

export const WHITE_RIND_CHEESES = ['brie', 'camembert', 'goats-cheese', 'taleggio']
export const SOFT_BLUE_CHEESES = ['gorgonzola', 'roquefort', 'danish-blue', 'blue-cheese-dressing']
export const GAME = ['pheasant', 'partridge', 'goose', 'grouse', 'pigeon', 'hare', 'wild-duck']
const PATES = ['pate', 'pate-foie-gras', 'liver-sausage', 'fish-pate', 'vegetable-pate']
export const LIVER = [
  ...['lambs-liver', 'calfs-liver', 'pigs-liver', 'ox-liver', 'chicken-liver', 'duck-liver', 'haggis', 'faggots'],
  ...['pate', 'pate-foie-gras', 'liver-sausage'],
]

/**
 * By the mug of instant coffee of 100 mg (NHS, Should I limit caffeine during pregnancy?): a mug of filter coffee has
 * 140 mg, of tea 75, a can of cola 40, 250 ml of an energy drink 80, 50 g of plain chocolate 25 and of milk chocolate 10.
 * Coffee of a kind that is not named counts as filter coffee. An espresso has 80 mg in 60 ml (EFSA 2015, Caffeine).
 */
export const CAFFEINE = foods(
  each(1.8, ['instant-coffee']),
  each(260 / 1.4, ['coffee-brewed', 'latte']),
  each(75, ['espresso']),
  each(260 / 0.75, ['tea-black', 'tea-milk', 'tea-green']),
  // A teaspoon makes a cup, which is counted as one of tea.
  each(2 / 0.75, ['matcha']),
  each(330 / 0.4, ['cola', 'cola-diet']),
  each(250 / 0.8, ['energy-drink']),
  each(200, ['dark-chocolate', 'dark-chocolate-70', 'unsweetened-chocolate', 'chocolate-chips']),
  each(500, ['milk-chocolate']),
)
export const CAFFEINE_TOLD = { each: 100, unit: 'mg' } as const

export const ALCOHOL = [
  ...['red-wine', 'white-wine', 'rose-wine', 'sparkling-wine', 'sherry', 'port', 'lager', 'ale', 'stout', 'cider'],
  ...['spirits', 'liqueur', 'sake', 'vermouth', 'nut-liqueur', 'cream-liqueur', 'shaoxing-wine', 'eggnog'],
]

const ALCOHOL_NAMED = {
  words: [
    ...['spritzer', 'spritz', 'cocktail', 'gin and tonic', 'g and t', 'shandy', 'alcopop', 'mojito', 'margarita'],
    ...['martini', 'daiquiri', 'bellini', 'mimosa', 'bucks fizz', 'sangria', 'mulled wine', 'hot toddy', 'pimms'],
    ...['spiked', 'hard seltzer', 'irish coffee', 'caipirinha', 'negroni', 'cosmopolitan', 'pina colada'],
  ],
  unless: [
    ...['alcohol free', 'non alcoholic', 'mocktail', 'virgin', 'fruit cocktail', 'prawn cocktail', 'seafood cocktail'],
    ...['cocktail sausage', 'cocktail stick', 'cocktail onion', 'cocktail sauce'],
  ],
}

/** What is left out or kept to in pregnancy, while trying for a baby or breastfeeding, and where infections hit harder. */
export const ON_PREGNANCY: readonly Advice[] = [
  {
    id: 'white-rind-cheese',
    who: ['pregnant', 'weak immunity'],
    limit: { kind: 'never' },
    portionG: some(...WHITE_RIND_CHEESES),
    sentence: 'Soft cheeses with a white rind, such as brie and camembert, only when cooked until steaming hot.',
    source: 'NHS, Foods to avoid in pregnancy; FSA, Listeria',
  },
  {
    id: 'soft-blue-cheese',
    who: ['pregnant', 'weak immunity'],
    limit: { kind: 'never' },
    portionG: some(...SOFT_BLUE_CHEESES),
    sentence:
      'Soft blue cheeses such as gorgonzola and roquefort only when cooked until steaming hot; stilton, a hard blue, is all right.',
    source: 'NHS, Foods to avoid in pregnancy',
  },
  {
    id: 'pate',
    who: ['pregnant', 'weak immunity'],
    limit: { kind: 'never' },
    portionG: some(...PATES),
    named: {
      words: ['pate', 'parfait'],
      unless: [
        'pate brisee',
        'pate sucree',
        'pate sablee',
        'pate a choux',
        'pate de fruit',
        'pate feuilletee',
        'ice cream',
      ],
    },
    sentence: 'We leave out pâté of every kind, the vegetable ones included.',
    source: 'NHS, Foods to avoid in pregnancy',
  },
  {
    id: 'liver',
    who: ['pregnant', 'trying'],
    limit: { kind: 'never' },
    portionG: some(...LIVER),
    sentence: 'Liver and foods made with it hold too much vitamin A for pregnancy, so we leave them out.',
    source: 'NHS, Vitamin A; SACN 2005, Review of dietary advice on vitamin A',
  },
  {
    id: 'much-vitamin-a',
    who: ['pregnant', 'trying'],
    limit: { kind: 'never' },
    // A portion of it has more than 1,500 µg of retinol; liver has a row of its own.
    portionG: some('eel', 'smoked-eel'),
    sentence: 'This is very high in vitamin A, so we do not plan it in pregnancy.',
    source: 'Thymewell, from CoFID 2021; SACN 2005, Review of dietary advice on vitamin A',
  },
  {
    id: 'raw-meat',
    who: ['pregnant'],
    limit: { kind: 'never' },
    portionG: foods(),
    named: {
      words: ['rare', 'blue steak', 'pink lamb', 'tartare', 'steak tartar', 'carpaccio', 'kitfo'],
      unless: ['rare breed', 'tartare sauce', 'tartar sauce', 'beetroot', 'courgette', 'pineapple', 'tuna tartare'],
    },
    sentence: 'Cook meat until no pink or blood is left; take most care with poultry, pork, sausages and burgers.',
    source: 'NHS, Foods to avoid in pregnancy',
  },
  {
    id: 'unpasteurised',
    who: ['pregnant', 'weak immunity', 'under 5'],
    limit: { kind: 'never' },
    portionG: foods(),
    named: { words: ['unpasteurised', 'unpasteurized', 'raw milk', 'raw cream', 'raw goat milk'] },
    sentence: 'Choose pasteurised milk, cream, yoghurt and soft cheese.',
    source: 'NHS, Foods to avoid in pregnancy; NHS, Listeriosis',
  },
  {
    id: 'cured-meat',
    who: ['pregnant'],
    limit: { kind: 'never' },
    portionG: some('salami', 'chorizo', 'prosciutto', 'pepperoni', 'nduja', 'bresaola'),
    sentence: 'Cured meats such as salami and chorizo only when cooked through, as on a hot pizza or in a stew.',
    source: 'NHS, Foods to avoid in pregnancy',
  },
  {
    id: 'game',
    who: ['pregnant'],
    limit: { kind: 'never' },
    portionG: some(...GAME),
    sentence: 'Game birds are often shot with lead, so we leave them out in pregnancy.',
    source: 'NHS, Foods to avoid in pregnancy; FSA, Lead-shot game',
  },
  {
    id: 'soft-egg',
    who: ['pregnant', 'under 5', 'over 65', 'weak immunity'],
    limit: { kind: 'never' },
    portionG: some('egg-poached', 'hollandaise', 'aioli', 'chocolate-mousse', 'eggnog', 'royal-icing'),
    named: {
      words: [
        ...['runny egg', 'soft boiled egg', 'dippy egg', 'raw egg', 'poached egg', 'eggs benedict', 'sunny side up'],
        ...[
          'homemade mayonnaise',
          'home made mayonnaise',
          'tiramisu',
          'mousse',
          'carbonara',
          'bearnaise',
          'runny yolk',
        ],
      ],
      unless: ['vegan', 'hard boiled', 'salmon mousse', 'mackerel mousse'],
    },
    sentence:
      'Runny or raw egg is all right if the eggs carry the British Lion mark; otherwise cook white and yolk until firm.',
    source: 'NHS, Foods to avoid in pregnancy; FSA 2017, Runny eggs',
  },
  {
    id: 'other-eggs',
    who: ['pregnant', 'under 5', 'over 65', 'weak immunity'],
    limit: { kind: 'never' },
    portionG: some('duck-egg', 'quail-egg'),
    sentence: 'Duck, goose and quail eggs need cooking until firm, whatever the mark.',
    source: 'FSA 2017, Runny eggs',
  },
  {
    id: 'sprouts',
    who: ['pregnant', 'under 5', 'over 65', 'weak immunity'],
    limit: { kind: 'never' },
    portionG: some('beansprouts', 'beansprouts-soya'),
    sentence: 'Cook bean sprouts until steaming hot unless the pack says ready to eat.',
    source: 'FSA, Sprouted seeds',
  },
  {
    id: 'enoki',
    who: ['pregnant', 'over 65', 'weak immunity'],
    limit: { kind: 'never' },
    portionG: some('enoki-mushroom'),
    sentence: 'Cook enoki mushrooms right through; never serve them raw in a salad.',
    source: 'FSA, Enoki mushrooms',
  },
  {
    id: 'alcohol',
    who: ['pregnant', 'trying'],
    limit: { kind: 'never' },
    portionG: some(...ALCOHOL),
    isAlone: true,
    named: ALCOHOL_NAMED,
    sentence: 'No alcohol is the advice in pregnancy and while trying for a baby.',
    source: 'UK Chief Medical Officers 2016, Low risk drinking',
  },
  {
    id: 'alcohol-in-a-dish',
    who: ['pregnant', 'trying'],
    limit: { kind: 'say' },
    portionG: some(...ALCOHOL, 'mirin'),
    isAlone: false,
    sentence: 'Made with alcohol: stock, or vinegar with a little sugar, works instead.',
    source: 'Thymewell',
  },
  {
    id: 'caffeine',
    who: ['pregnant'],
    limit: { kind: 'day-portions', portions: 2 },
    portionG: CAFFEINE,
    told: CAFFEINE_TOLD,
    sentence:
      'Keep caffeine to 200 mg a day: about two mugs of instant coffee, or one filter coffee and a can of cola.',
    source: 'NHS, Should I limit caffeine during pregnancy?',
  },
  {
    id: 'caffeine-breastfeeding',
    who: ['breastfeeding'],
    limit: { kind: 'day-portions', portions: 2 },
    portionG: CAFFEINE,
    told: CAFFEINE_TOLD,
    sentence: 'While breastfeeding we keep caffeine to 200 mg a day; it can unsettle a baby.',
    source: 'NHS, Healthy breastfeeding diet; EFSA 2015, Caffeine',
  },
  {
    id: 'alcohol-breastfeeding',
    who: ['breastfeeding'],
    limit: { kind: 'say' },
    portionG: some(...ALCOHOL),
    isAlone: true,
    named: ALCOHOL_NAMED,
    sentence:
      'Not drinking is the surest choice; an occasional drink, two to three hours before a feed, is unlikely to harm.',
    source: 'NHS, Healthy breastfeeding diet',
  },
  {
    id: 'soft-cheese-later',
    who: ['over 65'],
    // The stricter rows above are for them.
    isOf: ({ hasWeakImmunity }) => hasWeakImmunity !== true,
    limit: { kind: 'seldom' },
    portionG: some(...WHITE_RIND_CHEESES, ...SOFT_BLUE_CHEESES, ...PATES),
    sentence: 'Over 65, soft mould-ripened cheese and pâté carry more risk of Listeria; cooked is better.',
    source: 'NHS, Listeriosis; FSA, Listeria',
  },
]
