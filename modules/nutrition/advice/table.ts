import type { Eater } from '../needs/goals.ts'

/**
 * What the NHS, the FSA and others advise somebody to leave out or to keep to, by the foods that hold it. No other place
 * knows such a rule. Foods are told by their id, never by the words of a title.
 */
export interface Advice {
  readonly id: AdviceId
  readonly isFor: (eater: Eater) => boolean
  readonly limit: AdviceLimit
  /** Ids of foods, each with the grams that are one portion of it, as our recipes weigh it. */
  readonly portionG: ReadonlyMap<string, number>
  /** As a page says it. */
  readonly sentence: string
  /** Whose advice it is, and where it is found. */
  readonly source: string
}

export type AdviceLimit =
  /** Not planned and not suggested. */
  | { readonly kind: 'never' }
  /** So many portions in seven days. */
  | { readonly kind: 'week'; readonly portions: number }
  /** So many meals of a day. */
  | { readonly kind: 'day'; readonly meals: number }

export type AdviceId = (typeof IDS)[number]

const IDS = [
  ...(['oily-fish-two', 'oily-fish-four', 'oily-fish-a-day', 'big-fish-never', 'big-fish-one', 'tuna'] as const),
  ...(['raw-fish', 'white-rind-cheese', 'soft-blue-cheese', 'pate', 'liver', 'cured-meat', 'game'] as const),
  ...(['raw-shellfish', 'cold-smoked-fish', 'enoki'] as const),
]

/** A portion of fish: 140 g cooked, 170 g raw (NHS, Fish and shellfish). */
export const FISH_PORTION_G = { cooked: 140, raw: 170 } as const

const each = (grams: number, ids: readonly string[]) => ids.map(id => [id, grams] as const)
const foods = (...all: (readonly (readonly [string, number])[])[]): ReadonlyMap<string, number> => new Map(all.flat())

/** A woman of 55 or more is not told of a child to come: the NHS prints no age, this cut is ours. */
const MAY_HAVE_CHILD_BELOW = 55
const isExpecting = ({ pregnancy }: Eater) => pregnancy !== undefined
/** Nobody is asked: who has not told their sex or age is taken as somebody who may. */
const mayHaveChild = ({ sex, ageYears }: Eater) =>
  sex !== 'male' && (ageYears === null || ageYears < MAY_HAVE_CHILD_BELOW)
const hasOrMayHave = (eater: Eater) => isExpecting(eater) || eater.breastfeeding !== undefined || mayHaveChild(eater)
const isUnder16 = ({ ageYears }: Eater) => ageYears !== null && ageYears < 16
const isOver65 = ({ ageYears }: Eater) => ageYears !== null && ageYears > 65

/** Oily fish, and the kinds that the NHS counts with it: sea bass, bream, turbot, halibut, rock salmon, brown crab meat. */
const OILY = foods(
  each(FISH_PORTION_G.raw, [
    ...['salmon', 'wild-salmon', 'trout', 'mackerel', 'herring', 'rollmops', 'sardines-fresh', 'sprats', 'carp', 'eel'],
    ...['sea-bass', 'sea-bream', 'turbot', 'halibut', 'dogfish'],
  ]),
  each(FISH_PORTION_G.cooked, [
    ...['salmon-baked', 'smoked-salmon', 'hot-smoked-salmon', 'salmon-canned', 'trout-baked', 'smoked-trout'],
    ...['mackerel-grilled', 'smoked-mackerel', 'mackerel-canned', 'kippers', 'sardines-canned', 'sardines-tomato'],
    ...['anchovies', 'whitebait', 'smoked-eel', 'crab-meat', 'crab-whole'],
  ]),
  // A third of it is salmon, as a rule; of nigiri a third is fish.
  each(FISH_PORTION_G.raw * 3, ['fish-mixed', 'sushi']),
)
const BIG_FISH = foods(each(FISH_PORTION_G.raw, ['swordfish']))
/** By the medium can of 140 g drained: a fresh steak is as much as two. */
const TUNA = foods(
  each(140, ['tuna-canned', 'tuna-canned-oil']),
  each(FISH_PORTION_G.raw / 2, ['tuna-steak']),
  each(FISH_PORTION_G.cooked / 2, ['tuna-steak-grilled']),
  // A sandwich has half a can.
  each(2 * 170, ['sandwich-tuna-mayonnaise']),
)
const some = (...ids: string[]) => foods(each(1, ids))

export const ADVICE: readonly Advice[] = [
  {
    id: 'oily-fish-two',
    isFor: hasOrMayHave,
    limit: { kind: 'week', portions: 2 },
    portionG: OILY,
    sentence: 'We plan at most two portions of oily fish a week for you; a portion is about 140 g cooked.',
    source: 'NHS, Fish and shellfish; NHS, Foods to avoid in pregnancy',
  },
  {
    id: 'oily-fish-four',
    isFor: eater => !hasOrMayHave(eater),
    limit: { kind: 'week', portions: 4 },
    portionG: OILY,
    sentence:
      'Four portions of oily fish a week is the most we plan; white fish, shellfish, beans or eggs fill the rest.',
    source: 'FSA 2004, Advice on fish consumption (SACN and COT)',
  },
  {
    id: 'oily-fish-a-day',
    isFor: () => true,
    limit: { kind: 'day', meals: 1 },
    portionG: OILY,
    sentence: 'We put oily fish in no more than one meal a day, so the week keeps its variety.',
    source: 'Thymewell',
  },
  {
    id: 'big-fish-never',
    isFor: eater => isExpecting(eater) || isUnder16(eater),
    limit: { kind: 'never' },
    portionG: BIG_FISH,
    sentence: 'Shark, swordfish and marlin are left out for you because of their mercury.',
    source: 'NHS, Fish and shellfish; FSA, Mercury in fish',
  },
  {
    id: 'big-fish-one',
    isFor: eater => !isExpecting(eater) && !isUnder16(eater),
    limit: { kind: 'week', portions: 1 },
    portionG: BIG_FISH,
    sentence: 'Shark, swordfish or marlin: no more than one portion a week between them.',
    source: 'NHS, Fish and shellfish; FSA, Mercury in fish',
  },
  {
    id: 'tuna',
    isFor: isExpecting,
    limit: { kind: 'week', portions: 4 },
    portionG: TUNA,
    sentence:
      'Keep tuna to four medium cans or two fresh steaks a week; that is on top of your two portions of oily fish.',
    source: 'NHS, Foods to avoid in pregnancy; FSA, Mercury in fish',
  },
  {
    id: 'raw-fish',
    isFor: isExpecting,
    limit: { kind: 'never' },
    portionG: some('sushi'),
    sentence: 'Choose sushi made with cooked fish or vegetables while you are pregnant.',
    source: 'NHS, Foods to avoid in pregnancy',
  },
  {
    id: 'white-rind-cheese',
    isFor: isExpecting,
    limit: { kind: 'never' },
    portionG: some('brie', 'camembert', 'goats-cheese', 'taleggio'),
    sentence: 'Soft cheeses with a white rind, such as brie and camembert, only when cooked until steaming hot.',
    source: 'NHS, Foods to avoid in pregnancy; FSA, Listeria',
  },
  {
    id: 'soft-blue-cheese',
    isFor: isExpecting,
    limit: { kind: 'never' },
    portionG: some('gorgonzola', 'roquefort', 'danish-blue', 'blue-cheese-dressing'),
    sentence:
      'Soft blue cheeses such as gorgonzola and roquefort only when cooked until steaming hot; stilton, a hard blue, is all right.',
    source: 'NHS, Foods to avoid in pregnancy',
  },
  {
    id: 'pate',
    isFor: isExpecting,
    limit: { kind: 'never' },
    portionG: some('pate', 'pate-foie-gras'),
    sentence: 'We leave out pâté of every kind, the vegetable ones included.',
    source: 'NHS, Foods to avoid in pregnancy',
  },
  {
    id: 'liver',
    isFor: isExpecting,
    limit: { kind: 'never' },
    portionG: some(
      ...['lambs-liver', 'calfs-liver', 'pigs-liver', 'ox-liver', 'chicken-liver', 'duck-liver', 'haggis'],
      ...['pate', 'pate-foie-gras'],
    ),
    sentence: 'Liver and foods made with it hold too much vitamin A for pregnancy, so we leave them out.',
    source: 'NHS, Vitamin A; SACN 2005, Review of dietary advice on vitamin A',
  },
  {
    id: 'cured-meat',
    isFor: isExpecting,
    limit: { kind: 'never' },
    portionG: some('salami', 'chorizo', 'prosciutto', 'pepperoni', 'nduja', 'bresaola'),
    sentence: 'Cured meats such as salami and chorizo only when cooked through, as on a hot pizza or in a stew.',
    source: 'NHS, Foods to avoid in pregnancy',
  },
  {
    id: 'game',
    isFor: isExpecting,
    limit: { kind: 'never' },
    portionG: some('pheasant', 'partridge', 'goose', 'grouse', 'pigeon', 'hare', 'wild-duck'),
    sentence: 'Game birds are often shot with lead, so we leave them out in pregnancy.',
    source: 'NHS, Foods to avoid in pregnancy; FSA, Lead-shot game',
  },
  {
    id: 'raw-shellfish',
    isFor: eater => isExpecting(eater) || isUnder16(eater),
    limit: { kind: 'never' },
    portionG: some('oysters'),
    sentence: 'Shellfish is fine when cooked through and left out when raw.',
    source: 'NHS, Foods to avoid in pregnancy',
  },
  {
    id: 'cold-smoked-fish',
    isFor: isExpecting,
    limit: { kind: 'never' },
    portionG: some('smoked-salmon', 'smoked-trout'),
    sentence:
      'Smoked salmon, smoked trout and gravlax only when cooked until steaming hot; hot-smoked and tinned are already cooked.',
    source: 'NHS, Foods to avoid in pregnancy; FSA, Smoked fish',
  },
  {
    id: 'enoki',
    isFor: eater => isExpecting(eater) || isOver65(eater),
    limit: { kind: 'never' },
    portionG: some('enoki-mushroom'),
    sentence: 'Cook enoki mushrooms right through; never serve them raw in a salad.',
    source: 'FSA, Enoki mushrooms',
  },
]

/** What somebody is advised, as far as it can be told of them. */
export const adviceFor = (eater: Eater): AdviceId[] => ADVICE.flatMap(({ id, isFor }) => (isFor(eater) ? [id] : []))

const BY_ID = new Map(ADVICE.map(advice => [advice.id, advice]))

export function adviceNamed(id: AdviceId): Advice {
  const found = BY_ID.get(id)
  if (!found) throw new Error(`There is no advice ${id}`)
  return found
}

/** How many portions a week an advice allows. @throws Error where it is none of a week. */
export function portionsAWeek(id: AdviceId): number {
  const { limit } = adviceNamed(id)
  if (limit.kind !== 'week') throw new Error(`${id} is no advice of a week`)
  return limit.portions
}

const EXPECTING: Eater = {
  ...{ sex: 'female', ageYears: 30, weightKg: null, goalKcal: 2000, isKeto: false },
  pregnancy: { trimester: 1 },
}

/** All that is left out in pregnancy. */
export const NEVER_IN_PREGNANCY: readonly Advice[] = ADVICE.filter(
  ({ isFor, limit }) => limit.kind === 'never' && isFor(EXPECTING),
)
