import { NUTRIENT_KEYS, type NutrientKey } from '../nutrients.ts'
import type { Sex } from './energy-need.ts'
import { type Person, type Reference, ukReference } from './reference-intakes.ts'

/** One's own least and most of a nutrient, a day; null leaves that side to the reference. */
export interface OwnBounds {
  readonly least: number | null
  readonly most: number | null
}

/** The most oily fish in a week: two for whoever has or may have a child, four for others (NHS, FSA 2004). */
export type OilyFishPortions = 2 | 4

/** Whose goals they are. What nobody told is null, and the stricter of a woman's and a man's of 30 counts. */
export interface Eater {
  readonly sex: Sex | null
  readonly ageYears: number | null
  readonly weightKg: number | null
  /** What a day is measured against. */
  readonly goalKcal: number
  readonly isKeto: boolean
  /** What they chose of it in a week; absent leaves it to what is advised. */
  readonly oilyFishPortions?: OilyFishPortions
  readonly pregnancy?: Person['pregnancy']
  readonly breastfeeding?: Person['breastfeeding']
  /** As they told it; absent where they did not. */
  readonly hasWeakImmunity?: true
  /** For a baby. Likewise. */
  readonly isTrying?: true
  /** What they chose for themselves, which takes the place of a reference. */
  readonly own?: { readonly [K in NutrientKey]?: OwnBounds }
}

export type GoalKey = NutrientKey | 'freeSugarsG'

/** What somebody's food is held beside, a day or on the average of the days that are planned. */
export interface Goal {
  readonly key: GoalKey
  readonly period: 'day' | 'week'
  /** A day, in the nutrient's unit; at least one of the two is set. */
  readonly least: number | null
  readonly most: number | null
  readonly kind: Reference['kind'] | 'own'
  readonly source: string
  /** What missing all of it costs beside the others; 0 where it is told and not striven for. */
  readonly weight: number
}

/** The calorie goal is met within this share of it on each day. */
export const ENERGY_WITHIN = 0.05
/** Carbohydrate is met within a tenth, as a standing takes 'about'. */
const ABOUT = 0.1
/** g of protein a kg of body weight: RNI of an adult, COMA 1991. */
const PROTEIN_G_PER_KG = 0.75
/** Free sugars are at most this share of energy, at 3.75 kcal a g: SACN 2015, Carbohydrates and Health. */
const FREE_SUGARS = { share: 0.05, kcalPerG: 3.75 } as const
const ADULT = 19

/** Each day has to be as one wishes it; vitamins, minerals, fats and salt are references for an average. */
const DAILY: readonly NutrientKey[] = ['energyKcal', 'proteinG']
/** Energy comes before everything else: a per cent off on one day weighs as much as half of a vitamin all week. */
const WEIGHTS: { readonly [K in NutrientKey]?: number } = { energyKcal: 300, proteinG: 2 }
/** The label's reference values are no UK recommendation. */
const NRV_WEIGHT = 0.3
/**
 * Not striven for and not told: tables state pantothenic acid and biotin for half of our foods, so that no week could
 * be told; kilojoules are the kilocalories again.
 */
const LEFT_OUT: readonly NutrientKey[] = ['energyKj', 'pantothenateMg', 'biotinUg']

/**
 * What the food of this person is held beside: the calorie goal within 5 % and protein on each day; on the average of
 * the days carbohydrate, fat, saturates, free sugars, fibre, salt (as sodium) and 21 vitamins and minerals. Figures are
 * the UK references (`needs/reference-intakes.ts`); those that are a share of energy follow the calorie goal. What
 * somebody chose for themselves takes their place, so that no page holds one nutrient beside two targets.
 */
export function goalsOf(eater: Eater): Goal[] {
  const goals = NUTRIENT_KEYS.filter(key => !LEFT_OUT.includes(key)).flatMap(
    key => withOwn(key, goalFor(eater, key), eater.own?.[key]) ?? [],
  )
  return [...goals, freeSugars(eater)]
}

/** One side of one's own leaves the other to the reference, unless that is no range any more. */
function withOwn(key: NutrientKey, goal: Goal | null, own: OwnBounds | undefined): Goal | null {
  if (!own || key === 'energyKcal' || (own.least === null && own.most === null)) return goal
  const isRange = goal !== null && goal.least !== null && goal.most !== null
  const [least, most] = isRange || goal === null ? [null, null] : [goal.least, goal.most]
  return {
    ...{ key, period: goal?.period ?? 'week', weight: goal?.weight ?? 1, kind: 'own', source: 'Your own target' },
    least: own.least ?? (least !== null && own.most !== null && least > own.most ? null : least),
    most: own.most ?? (most !== null && own.least !== null && most < own.least ? null : most),
  }
}

/** What somebody has of protein, carbohydrate and fat a day, in g, where each is told as one figure. */
export interface MacroTargets {
  readonly proteinG: number
  readonly carbohydrateG: number
  readonly fatG: number
}

/** The figures of goals that are told as one: the middle of a range, else the side that there is. */
export function macroTargets(goals: readonly Goal[]): MacroTargets {
  const of = (wanted: keyof MacroTargets) => {
    const { least = null, most = null } = goals.find(({ key }) => key === wanted) ?? {}
    return least !== null && most !== null ? (least + most) / 2 : (least ?? most ?? 0)
  }
  return { proteinG: of('proteinG'), carbohydrateG: of('carbohydrateG'), fatG: of('fatG') }
}

/** What somebody chose of them as goals: at least so much protein, about so much of the others. */
export const macroBounds = ({ proteinG, carbohydrateG, fatG }: MacroTargets): NonNullable<Eater['own']> => ({
  proteinG: { least: proteinG, most: null },
  carbohydrateG: { least: carbohydrateG * (1 - ABOUT), most: carbohydrateG * (1 + ABOUT) },
  fatG: { least: fatG * (1 - ABOUT), most: fatG * (1 + ABOUT) },
})

function goalFor(eater: Eater, key: NutrientKey): Goal | null {
  if (key === 'energyKcal') return energy(eater)
  const reference = strictest(eater, key)
  if (!reference) return null
  const { kind, source, sense } = reference
  const amount = scaled(eater, key, reference)
  return {
    key,
    period: DAILY.includes(key) ? 'day' : 'week',
    least: sense === 'at most' ? null : sense === 'about' ? amount * (1 - ABOUT) : amount,
    most: sense === 'at least' ? null : sense === 'about' ? amount * (1 + ABOUT) : amount,
    kind,
    source,
    weight: eater.isKeto && isAgainstKeto(key) ? 0 : (WEIGHTS[key] ?? (kind === 'NRV' ? NRV_WEIGHT : 1)),
  }
}

/** Who lives on fat does not strive for half of their energy from carbohydrate. The reference is told all the same. */
const isAgainstKeto = (key: NutrientKey) => key === 'carbohydrateG' || key === 'fatG'

function energy({ goalKcal }: Eater): Goal {
  return {
    key: 'energyKcal',
    period: 'day',
    least: goalKcal * (1 - ENERGY_WITHIN),
    most: goalKcal * (1 + ENERGY_WITHIN),
    kind: 'guideline',
    source: 'Calorie goal, within 5 %',
    weight: WEIGHTS.energyKcal ?? 1,
  }
}

function freeSugars({ goalKcal }: Eater): Goal {
  return {
    key: 'freeSugarsG',
    period: 'week',
    least: null,
    most: (goalKcal * FREE_SUGARS.share) / FREE_SUGARS.kcalPerG,
    kind: 'guideline',
    source: 'SACN 2015',
    weight: 0,
  }
}

/** Shares of energy are of the goal, not of an average need; protein follows the weight where it is told. */
function scaled(eater: Eater, key: NutrientKey, { amount }: Reference): number {
  if (key === 'carbohydrateG' || key === 'fatG') {
    const need = strictestNeed(eater, key)
    return (amount * eater.goalKcal) / need
  }
  const { weightKg, ageYears } = eater
  if (key !== 'proteinG' || weightKg === null || (ageYears ?? ADULT) < ADULT) return amount
  const [first] = people(eater)
  const more = amount - (first ? (ukReference({ sex: first.sex, ageYears: first.ageYears }, key)?.amount ?? 0) : 0)
  return weightKg * PROTEIN_G_PER_KG + Math.max(0, more)
}

function people({ sex, ageYears, pregnancy, breastfeeding }: Eater): Person[] {
  const state = { ...(pregnancy && { pregnancy }), ...(breastfeeding && { breastfeeding }) }
  const sexes: readonly Sex[] = sex ? [sex] : ['female', 'male']
  return sexes.map(each => ({ sex: each, ageYears: ageYears ?? 30, ...state }))
}

function strictest(eater: Eater, key: NutrientKey): Reference | null {
  const found = people(eater).flatMap(person => ukReference(person, key) ?? [])
  const strictness = ({ amount, sense }: Reference) => (sense === 'at most' ? -amount : amount)
  return found.toSorted((one, other) => strictness(other) - strictness(one))[0] ?? null
}

/** The need in kcal that goes with the reference that counts. */
function strictestNeed(eater: Eater, key: NutrientKey): number {
  const chosen = strictest(eater, key)?.amount
  const person = people(eater).find(each => ukReference(each, key)?.amount === chosen)
  return (person && ukReference(person, 'energyKcal')?.amount) ?? eater.goalKcal
}
