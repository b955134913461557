import type { Goal } from '#modules/nutrition/needs/goals.ts'
import { eatenBy } from './eaten.ts'
import { planWeek } from './plan-week.ts'
import type { Placed, PlanProblem, PlanResult, Progress } from './problem.ts'
import { type Relaxation, type Relaxed, relaxationsOf } from './relaxations.ts'
import { missesOf } from './rescore.ts'
import { type GoalVerdict, verdictOf } from './verdict.ts'

/** How many goals of the member a plan meets. */
export interface Totals {
  readonly met: number
  readonly notMet: number
  readonly cannotTell: number
  /** What the goals of all diners miss: 0 where everything is met. Small things are not in it. */
  readonly misses: number
}

/** A goal that moves when a rule is changed, a day on average, in the nutrient's unit. */
export interface Gain {
  readonly goal: Goal
  readonly before: number
  readonly after: number
}

/** A rule that was changed, and what came of it. */
export interface Tried {
  readonly relaxed: Relaxed
  readonly words: string
  /** Of `misses`, against a plan that was searched as long with all rules. */
  readonly saved: number
  readonly before: Totals
  readonly after: Totals
  /** What gets nearer to its goal, most first. */
  readonly gains: readonly Gain[]
  /** Its slots are those of the problem; those of unlocked meals come after them. */
  readonly plan: PlanResult
}

export interface Why {
  readonly kind: 'why'
  /** The rules that cost the week most, most first; empty where none costs anything. */
  readonly binds: readonly Tried[]
  /** At most two changes that would help, most first. */
  readonly proposals: readonly Tried[]
}

/** What is saved below this is the luck of a search: a hundredth of one nutrient. */
const LEAST_SAVED = 0.01
const MOST_PROPOSALS = 2
const MOST_GAINS = 3
/** Of the moves of a whole plan, for each rule: it starts from the plan that is there. */
const SHARE_OF_MOVES = 1 / 4

/**
 * Which rules hold this plan back, and what would help: every rule is changed by itself and the week is searched again
 * from the plan that is there. The plan is that of the open slots of the problem. It can be left at any step.
 */
export function* whyOf(problem: PlanProblem, placed: readonly Placed[]): Generator<Progress | Why> {
  const before = totalsOf(problem, placed)
  if (before.misses < LEAST_SAVED) return yield { kind: 'why', binds: [], proposals: [] }
  const relaxations = relaxationsOf(problem)
  const same = bettered(problem, placed)
  const base = missesOf(problem, same.placed)
  const tried: (Tried & Pick<Relaxation, 'isProposed'>)[] = []
  for (const [nth, relaxation] of relaxations.entries()) {
    yield { kind: 'progress', share: nth / relaxations.length, score: base }
    tried.push(tryOne(relaxation, problem, placed, same, before, base))
  }
  const helpful = tried.filter(({ saved }) => saved >= LEAST_SAVED).toSorted((one, other) => other.saved - one.saved)
  yield {
    kind: 'why',
    binds: helpful.filter(({ relaxed }) => relaxed.kind !== 'minutes'),
    // Nobody wants to hear that a change would help which meets fewer goals, however much nearer the others come.
    proposals: helpful
      .filter(({ isProposed, before, after }) => isProposed && after.met >= before.met)
      .slice(0, MOST_PROPOSALS),
  }
}

function bettered(problem: PlanProblem, from: readonly Placed[]): PlanResult {
  const moves = Math.ceil(problem.moves * SHARE_OF_MOVES)
  let result: PlanResult | null = null
  for (const step of planWeek({ ...problem, moves }, from)) if (step.kind === 'plan') result = step
  if (result === null) throw new Error('The search ended without a plan')
  return result
}

function tryOne(
  { relaxed, words, isProposed, problem: changed }: Relaxation,
  problem: PlanProblem,
  placed: readonly Placed[],
  same: PlanResult,
  before: Totals,
  base: number,
) {
  const plan = bettered(changed, [...same.placed, ...unlockedMeals(problem, changed)])
  const after = totalsOf(changed, plan.placed)
  const gains = gainsOf(verdictsOf(problem, placed), verdictsOf(changed, plan.placed))
  return { relaxed, words, isProposed, saved: base - after.misses, before, after, gains, plan }
}

/** What was locked is where it was, to begin with. */
function unlockedMeals(problem: PlanProblem, changed: PlanProblem): Placed[] {
  const freed = problem.fixed.filter(each => !changed.fixed.includes(each))
  return freed.flatMap(({ dish, quarters }, nth) =>
    dish ? [{ slot: problem.slots.length + nth, dish: dish.ref, quarters, leftoversOf: null }] : [],
  )
}

function totalsOf(problem: PlanProblem, placed: readonly Placed[]): Totals {
  const verdicts = verdictsOf(problem, placed).map(({ verdict }) => verdict)
  const count = (wanted: GoalVerdict['verdict']) => verdicts.filter(verdict => verdict === wanted).length
  return {
    met: count('met'),
    notMet: count('not met'),
    cannotTell: count('cannot tell'),
    misses: missesOf(problem, placed),
  }
}

const verdictsOf = (problem: PlanProblem, placed: readonly Placed[]): readonly GoalVerdict[] =>
  verdictOf(eatenBy(problem, placed, 0), problem.diners[0]?.goals ?? []).goals

/** Goals that were not met and of which more is there now, or less of what was too much. */
function gainsOf(before: readonly GoalVerdict[], after: readonly GoalVerdict[]): Gain[] {
  return before
    .flatMap((verdict, nth) => {
      const now = after[nth]
      const bound = Math.abs(verdict.goal.least ?? verdict.goal.most ?? 0)
      if (!now || verdict.verdict === 'met' || bound === 0) return []
      const nearer = (Math.abs(verdict.off) - Math.abs(now.off)) / bound
      return nearer > 0 ? [{ nearer, gain: { goal: verdict.goal, before: verdict.amount, after: now.amount } }] : []
    })
    .toSorted((one, other) => other.nearer - one.nearer)
    .slice(0, MOST_GAINS)
    .map(({ gain }) => gain)
}
