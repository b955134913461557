import type { Day } from '#modules/calendar/day.ts'
import { dateText, weekdayBriefly } from '#modules/calendar/words.ts'
import type { GoalAim, OwnGoal } from '#modules/goals/own-goals.ts'
import { shortFigure } from '#modules/nutrition/figure-text.ts'
import { scaleOf } from '#modules/planner/verdict-rows.ts'
import { type WeightUnit, weightText } from '#modules/profile/units.ts'
import type { DayState, GoalDay, GoalProgress, GoalVerdict } from './goal-progress.ts'

/** A goal as its card says it. */
export interface GoalWords {
  /** 'Fibre, at least 30 g a day' */
  readonly title: string
  /** '5', '92 %' */
  readonly figure: string
  /** 'of 7 days', '1 lb to go' */
  readonly of: string
  readonly verdict: GoalVerdict
  /** How it stands, honestly, in a sentence or two. */
  readonly words: string
  readonly days: readonly DayMark[]
  /** Of the way, 0 to 100; null where days are counted. */
  readonly percent: number | null
}

export interface DayMark {
  /** 'Mon' */
  readonly name: string
  readonly date: string
  readonly day: Day
  readonly state: DayState
  /** '31 g', 'at least 2 portions', 'not logged' */
  readonly words: string
  /** Of the goal's amount, 0 to 100, at the least. */
  readonly share: number
}

/** From here on whole units say enough. */
const WHOLE_FROM = 50

/** How an amount of a goal is printed. */
interface Scale {
  readonly text: (amount: number) => string
  readonly amount: number
}

function amountOf(aim: GoalAim): Scale {
  switch (aim.kind) {
    case 'nutrient': {
      const { unit, of } = scaleOf(aim.key)
      const text = (amount: number) => `${shortFigure(of(amount), of(amount) < WHOLE_FROM ? 1 : 0)} ${unit}`
      return { text, amount: aim.amount }
    }
    case 'water':
      return { text: ml => `${shortFigure(ml / 1000, 2)} L`, amount: aim.ml }
    case 'five-a-day':
    case 'oily-fish':
      return { text: portions => portionsText(Math.round(portions * 10) / 10), amount: aim.portions }
    default:
      return { text: String, amount: 1 }
  }
}

/** '1 portion', '1.2 portions' */
export const portionsText = (count: number) => `${count} ${count === 1 ? 'portion' : 'portions'}`
const daysText = (count: number) => `${count} ${count === 1 ? 'day' : 'days'}`

/** 'Fibre, at least 30 g a day' */
export function goalTitle(aim: GoalAim, unit: WeightUnit, untilDay: Day | null): string {
  const by = untilDay === null ? '' : ` by ${dateText(untilDay)}`
  const { text, amount } = amountOf(aim)
  switch (aim.kind) {
    case 'weight':
      return `Weight, ${weightText(aim.targetKg, unit)}${by}`
    case 'nutrient':
      return `${scaleOf(aim.key).name}, ${aim.sense} ${text(amount)} a day${by}`
    case 'five-a-day':
      return `${aim.portions === 5 ? 'Five a day' : 'Fruit and vegetables'}, ${portionsText(aim.portions)}${by}`
    case 'oily-fish':
      return `Oily fish, ${portionsText(aim.portions)} a week${by}`
    case 'water':
      return `Water, ${text(amount)} a day${by}`
    case 'logging':
      return `A full log on ${daysText(aim.days)} of seven${by}`
  }
}

/** A goal with how it stands, in words. */
export function goalWords({ aim, untilDay }: OwnGoal, progress: GoalProgress, unit: WeightUnit): GoalWords {
  const head = { title: goalTitle(aim, unit, untilDay), verdict: progress.verdict }
  if (progress.kind === 'weight' && aim.kind === 'weight') return { ...head, ...weightWords(aim, progress, unit) }
  if (progress.kind === 'weight') throw new Error('Only a weight goes by weights')
  const days = progress.days.map(day => markOf(day, aim))
  if (progress.kind === 'portions') return { ...head, days, percent: null, ...portionWords(aim, progress) }
  const wanted = 'days' in aim ? aim.days : 0
  return {
    ...head,
    days,
    percent: null,
    figure: String(progress.met),
    of: 'of 7 days',
    words: dayWords(progress, wanted),
  }
}

function dayWords({ met, cannotTell, verdict }: Extract<GoalProgress, { kind: 'days' }>, wanted: number): string {
  const unknown =
    cannotTell === 0 ? '' : ` We cannot tell for ${daysText(cannotTell)}: too little is known of what was eaten.`
  if (verdict === 'reached') return `You aimed for ${daysText(wanted)}. That is reached.${unknown}`
  return `You aim for ${daysText(wanted)} of seven. ${wanted - met === 1 ? 'One more' : `${wanted - met} more`} to go.${unknown}`
}

function portionWords(aim: GoalAim, { portions, verdict }: Extract<GoalProgress, { kind: 'portions' }>) {
  const wanted = aim.kind === 'oily-fish' ? aim.portions : 0
  const known = Math.round(portions.known * 10) / 10
  const words =
    verdict === 'reached'
      ? 'Reached in the last seven days. A portion is 140 g cooked weight.'
      : verdict === 'cannot tell'
        ? 'We can’t tell: for some meals we don’t know what went into them.'
        : 'A portion is 140 g cooked weight. Tuna doesn’t count as oily fish.'
  return { figure: String(known), of: `of ${wanted} in seven days`, words }
}

function weightWords(
  { startKg, targetKg }: Extract<GoalAim, { kind: 'weight' }>,
  { nowKg, percent, kgAWeek, verdict }: Extract<GoalProgress, { kind: 'weight' }>,
  unit: WeightUnit,
) {
  if (nowKg === null)
    return {
      ...{ figure: '–', of: `from ${weightText(startKg, unit)}`, days: [], percent: null },
      words: 'We can’t tell: you haven’t weighed in for two weeks. Weigh in to carry on.',
    }
  const left = Math.abs(targetKg - nowKg)
  return {
    ...{ figure: `${percent} %`, days: [], percent },
    of: verdict === 'reached' ? 'of the way' : `of the way, ${weightText(left, unit)} to go`,
    words: `From ${weightText(startKg, unit)}; now ${weightText(nowKg, unit)}.${paceWords(kgAWeek, left, verdict, unit)}`,
  }
}

/** Below this a week it stays as it is, and nobody can say when. */
const STEADY_KG_A_WEEK = 0.05

function paceWords(kgAWeek: number | null, left: number, verdict: GoalVerdict, unit: WeightUnit): string {
  if (verdict === 'reached') return ' That is reached.'
  if (kgAWeek === null) return ' A few weeks of weigh-ins tell how fast it goes.'
  if (kgAWeek < STEADY_KG_A_WEEK) return ' The trend of the last four weeks is steady.'
  const weeks = Math.max(1, Math.round(left / kgAWeek))
  return ` About ${weeks === 1 ? 'a week' : `${weeks} weeks`} at the rate of the last four, ${weightText(kgAWeek, unit)} a week.`
}

function markOf({ day, state, amount }: GoalDay, aim: GoalAim): DayMark {
  const scale = amountOf(aim)
  const isBounded = amount !== null && amount.most === amount.least
  const known = amount === null ? '' : scale.text(amount.least)
  return {
    ...{ name: weekdayBriefly(day), date: dateText(day), day, state },
    share: amount === null ? (state === 'met' ? 100 : 0) : Math.min(100, (amount.least / scale.amount) * 100),
    words:
      aim.kind === 'logging'
        ? state === 'met'
          ? 'logged in full'
          : 'open'
        : amount === null
          ? 'not logged'
          : isBounded
            ? known
            : `at least ${known}`,
  }
}
