import { type Advice, type AdviceId, each, foods, some } from './advice.ts'

/** A portion of fish: 140 g cooked, 170 g raw (NHS, Fish and shellfish). */
export const FISH_PORTION_G = { cooked: 140, raw: 170 } as const

/** Oily fish, and the kinds that the NHS counts with it: sea bass, bream, turbot, halibut, rock salmon, brown crab meat. */
const oily = (share = 1) =>
  foods(
    each(FISH_PORTION_G.raw * share, [
      ...['salmon', 'wild-salmon', 'trout', 'mackerel', 'herring', 'rollmops', 'sardines-fresh', 'sprats', 'carp'],
      ...['eel', 'sea-bass', 'sea-bream', 'turbot', 'halibut', 'dogfish'],
    ]),
    each(FISH_PORTION_G.cooked * share, [
      ...['salmon-baked', 'smoked-salmon', 'hot-smoked-salmon', 'salmon-canned', 'trout-baked', 'smoked-trout'],
      ...['mackerel-grilled', 'smoked-mackerel', 'mackerel-canned', 'kippers', 'sardines-canned', 'sardines-tomato'],
      ...['anchovies', 'whitebait', 'smoked-eel', 'crab-meat', 'crab-whole'],
    ]),
    // A third of it is salmon, as a rule; of nigiri a third is fish.
    each(FISH_PORTION_G.raw * 3 * share, ['fish-mixed', 'sushi']),
    // Half of it is fish.
    each(FISH_PORTION_G.cooked * 2 * share, ['fish-pate']),
  )
const OILY = oily()
const BIG_FISH = foods(each(FISH_PORTION_G.raw, ['swordfish', 'shark']))
const BIG_FISH_NAMED = { words: ['marlin'] }
/** By the medium can of 140 g drained: a fresh steak is as much as two. */
const TUNA = foods(
  each(140, ['tuna-canned', 'tuna-canned-oil']),
  each(FISH_PORTION_G.raw / 2, ['tuna-steak']),
  each(FISH_PORTION_G.cooked / 2, ['tuna-steak-grilled']),
  // A sandwich has half a can; of nigiri a third is fish.
  each(2 * 170, ['sandwich-tuna-mayonnaise']),
  each((FISH_PORTION_G.raw / 2) * 3, ['sushi-tuna']),
)

/** From this age on a portion is an adult's. */
const WHOLE_PORTION_FROM = 12

const OILY_OF_ADULTS: readonly Advice[] = [
  {
    id: 'oily-fish-two',
    who: ['two portions of oily fish'],
    isOf: ({ ageYears }) => ageYears === null || ageYears >= WHOLE_PORTION_FROM,
    limit: { kind: 'week', portions: 2 },
    portionG: OILY,
    sentence: 'We plan at most two portions of oily fish a week for you; a portion is about 140 g cooked.',
    source: 'NHS, Fish and shellfish; NHS, Foods to avoid in pregnancy',
  },
  {
    id: 'oily-fish-four',
    who: ['four portions of oily fish'],
    isOf: ({ ageYears }) => ageYears === null || ageYears >= WHOLE_PORTION_FROM,
    limit: { kind: 'week', portions: 4 },
    portionG: OILY,
    sentence:
      'Four portions of oily fish a week is the most we plan; white fish, shellfish, beans or eggs fill the rest.',
    source: 'FSA 2004, Advice on fish consumption (SACN and COT)',
  },
]

/** What a portion of a child is of an adult's: British Dietetic Association, Omega-3. */
const CHILDREN = [
  { name: 'toddler', from: 0, to: 3, share: 1 / 3 },
  { name: 'young-child', from: 4, to: 6, share: 1 / 2 },
  { name: 'child', from: 7, to: 11, share: 2 / 3 },
] as const

const OILY_OF_CHILDREN = CHILDREN.flatMap(({ name, from, to, share }): Advice[] => {
  const at = {
    isOf: ({ ageYears }: { readonly ageYears: number | null }) =>
      ageYears !== null && ageYears >= from && ageYears <= to,
    portionG: oily(share),
  }
  const portion = `a portion at this age is about ${Math.round(FISH_PORTION_G.cooked * share)} g cooked.`
  const source = 'NHS, Fish and shellfish; portions: British Dietetic Association, Omega-3'
  const idOf = (most: 'two' | 'four') => `oily-fish-${most}-${name}` satisfies AdviceId
  return [
    {
      ...{ ...at, source, id: idOf('two'), who: ['two portions of oily fish'], limit: { kind: 'week', portions: 2 } },
      sentence: `We plan at most two portions of oily fish a week; ${portion}`,
    },
    {
      ...{ ...at, source, id: idOf('four'), who: ['four portions of oily fish'], limit: { kind: 'week', portions: 4 } },
      sentence: `We plan at most four portions of oily fish a week; ${portion}`,
    },
  ]
})

export const ON_FISH: readonly Advice[] = [
  ...OILY_OF_ADULTS,
  ...OILY_OF_CHILDREN,
  {
    id: 'oily-fish-a-day',
    who: ['everybody'],
    limit: { kind: 'day', meals: 1 },
    portionG: OILY,
    sentence: 'We put oily fish in no more than one meal a day, so the week keeps its variety.',
    source: 'Thymewell',
  },
  {
    id: 'big-fish-never',
    who: ['pregnant', 'trying', 'under 16'],
    limit: { kind: 'never' },
    portionG: BIG_FISH,
    named: BIG_FISH_NAMED,
    sentence: 'Shark, swordfish and marlin are left out for you because of their mercury.',
    source: 'NHS, Fish and shellfish; FSA, Mercury in fish',
  },
  {
    id: 'big-fish-one',
    who: ['16 or over, neither pregnant nor trying'],
    limit: { kind: 'week', portions: 1 },
    portionG: BIG_FISH,
    named: BIG_FISH_NAMED,
    sentence: 'Shark, swordfish or marlin: no more than one portion a week between them.',
    source: 'NHS, Fish and shellfish; FSA, Mercury in fish',
  },
  {
    id: 'tuna',
    who: ['pregnant', 'trying'],
    limit: { kind: 'week', portions: 4 },
    portionG: TUNA,
    sentence:
      'Keep tuna to four medium cans or two fresh steaks a week; that is on top of your two portions of oily fish.',
    source: 'NHS, Foods to avoid in pregnancy; FSA, Mercury in fish',
  },
  {
    id: 'raw-fish',
    who: ['pregnant'],
    limit: { kind: 'never' },
    portionG: some('sushi', 'sushi-tuna'),
    named: {
      words: ['sushi', 'sashimi', 'nigiri', 'maki', 'uramaki', 'poke', 'ceviche', 'crudo', 'tataki'],
      unless: ['vegetable', 'veggie', 'vegetarian', 'vegan', 'avocado maki', 'cucumber maki', 'tofu', 'cooked'],
    },
    sentence: 'Choose sushi made with cooked fish or vegetables while you are pregnant.',
    source: 'NHS, Foods to avoid in pregnancy',
  },
  {
    id: 'raw-shellfish',
    who: ['pregnant', 'under 16'],
    limit: { kind: 'never' },
    portionG: some('oysters'),
    named: { words: ['raw prawn', 'raw scallop', 'raw clam', 'raw mussel', 'raw crab', 'raw langoustine'] },
    sentence: 'Shellfish is fine when cooked through and left out when raw.',
    source: 'NHS, Foods to avoid in pregnancy',
  },
  {
    id: 'cold-smoked-fish',
    who: ['pregnant', 'weak immunity'],
    limit: { kind: 'never' },
    portionG: some('smoked-salmon', 'smoked-trout'),
    sentence:
      'Smoked salmon, smoked trout and gravlax only when cooked until steaming hot; hot-smoked and tinned are already cooked.',
    source: 'NHS, Foods to avoid in pregnancy; FSA, Smoked fish',
  },
  {
    id: 'cold-smoked-fish-later',
    who: ['over 65'],
    // The row above is for them.
    isOf: ({ pregnancy, hasWeakImmunity }) => pregnancy === undefined && hasWeakImmunity !== true,
    limit: { kind: 'say' },
    portionG: some('smoked-salmon', 'smoked-trout'),
    sentence:
      'Listeria is a bigger risk as we get older; cooking smoked salmon or trout until steaming hot removes it.',
    source: 'FSA, Ready-to-eat smoked fish',
  },
]
