import { weekdayOf } from '#modules/calendar/day.ts'
import { wholeFigure } from '#modules/nutrition/figure-text.ts'
import { dayIntake, wholeDay } from '#modules/nutrition/intake/day-intake.ts'
import { figureOf } from '#modules/nutrition/intake/intake.ts'
import { printedParts, roundTo } from '#modules/nutrition/rounding.ts'
import type { PlannedEntry } from '#modules/planner/plan.ts'
import { type BesideIntake, besideIntake, referenceOf } from './beside-intakes.ts'
import { type ShownDish, shownDish } from './sample-dinners.ts'
import { dishAt, type SamplePlan } from './sample-plan.ts'

/** What one dish of the day gives of iron. */
export interface IronOf {
  readonly name: string
  /** '3.7', in mg. */
  readonly amount: string
  /** Per cent of the width of the bar, 0 to 100. */
  readonly width: number
}

/** A day of the sample week before its dinner, and what that dinner brings. */
export interface SampleDay {
  /** What was eaten, beside reference intakes. */
  readonly before: readonly BesideIntake[]
  readonly iron: {
    readonly dishes: readonly IronOf[]
    readonly before: BesideIntake
    readonly dinner: IronOf
    readonly dish: ShownDish
    /** Both together, '19.3', in mg. */
    readonly total: string
    readonly isMet: boolean
    /** Where in the bar the reference intake is, 0 to 100. */
    readonly referenceAt: number
  }
}

/** Of which every dish is known whole. */
const SHOWN_DAY = 'friday'
const TOLD = ['fibreG', 'ironMg', 'proteinG', 'vitaminCMg'] as const
const DECIMALS = 1
/** So much of the bar lies beyond what is drawn in it. */
const ROOM = 1.04

/** Its Friday, in the portions of the sample member. Throws where that has no dinner of ours. */
export function sampleDay(plan: SamplePlan): SampleDay {
  const eaten = plan.entries.filter(({ day }) => plan.days.includes(day) && weekdayOf(day) === SHOWN_DAY)
  const portions = eaten.flatMap(entry => portionAt(plan, entry))
  const [dinner] = portions.filter(({ meal }) => meal === 'dinner')
  if (!dinner) throw new Error('The sample Friday has no dinner')
  const earlier = portions.filter(({ meal }) => meal !== 'dinner')
  const before = wholeDay(dayIntake(earlier, []))
  const all = figureOf(wholeDay(dayIntake(portions, [])), 'ironMg')
  const reference = referenceOf('ironMg')
  const widthOf = (mg: number) => roundTo((100 * mg) / (Math.max(reference, all.amount) * ROOM), 1)
  const mgOf = ({ intake, servings }: (typeof portions)[number]) => figureOf(intake, 'ironMg').amount * servings
  const sum = roundTo(figureOf(before, 'ironMg').amount, DECIMALS)
  const printed = printedParts(earlier.map(mgOf), sum, DECIMALS)
  const total = roundTo(all.amount, DECIMALS)
  return {
    before: TOLD.map(key => besideIntake(key, figureOf(before, key))),
    iron: {
      dishes: earlier.map((portion, nth) => ironOf(portion.name, printed[nth] ?? 0, widthOf(mgOf(portion)))),
      before: besideIntake('ironMg', figureOf(before, 'ironMg')),
      dinner: ironOf(dinner.name, total - sum, widthOf(mgOf(dinner))),
      dish: shownDish(dinner.dish),
      total: wholeFigure(total, DECIMALS),
      isMet: all.amount >= reference,
      referenceAt: widthOf(reference),
    },
  }
}

const ironOf = (name: string, mg: number, width: number): IronOf => ({ name, amount: wholeFigure(mg, DECIMALS), width })

function portionAt(plan: SamplePlan, entry: PlannedEntry) {
  const dish = dishAt(plan, entry)
  if (!dish) return []
  const { name, intake, added } = dish
  return [{ dish, name, meal: entry.meal, intake, added, servings: entry.quarters / 4 }]
}
