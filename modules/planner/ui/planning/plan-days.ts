import { call } from '#browser/calls.ts'
import { fetchPart } from '#browser/fetch-part.ts'
import { randomId } from '#browser/random-id.ts'
import type { Day } from '#modules/calendar/day.ts'
import { DIETS } from '#modules/nutrition/foods/diets.ts'
import { chosenFirst, placeWords } from '../../around.ts'
import type { EatenBefore, InCupboard } from '../../balance/problem.ts'
import type { Relaxed } from '../../balance/relaxations.ts'
import { dishKey } from '../../cooked.ts'
import { householdOf } from '../../household.ts'
import type { KitchenDish } from '../../kitchen.ts'
import type { PlannedEntry } from '../../plan.ts'
import type { PlanDish } from '../../plan-dish.ts'
import { NO_EDIT, type PlanEdit, withEdit } from '../../plan-edits.ts'
import type { PlanSetting } from '../../plan-settings.ts'
import {
  editOf,
  type Planned,
  type PlanningSource,
  placedNow,
  planningOf,
  restOf,
  swapOf,
  unlocked,
} from '../../planning.ts'
import { gainText, stayText } from '../../verdict-rows.ts'
import { written } from '../../written-plan.ts'
import { type AskOptions, openBalancer } from '../balancer.ts'
import type { PlanHand } from '../use-plan.ts'
import type { Beside as AskedBeside, PlanningState } from './use-planning.ts'

const balancer = openBalancer()

/** What is missing where a week cannot be planned. */
class NoDishes extends Error {}

let fetching: Promise<readonly KitchenDish[]> | null = null
let beside: { readonly day: string; readonly known: Beside } | null = null

/** What a week is planned beside. */
interface Beside {
  readonly before: readonly EatenBefore[]
  readonly cupboard: readonly (InCupboard & { readonly name: string })[]
}

/** Fetches what planning needs, so that it works without a connection from then on. */
export function prepare(day: string): void {
  balancer.prepare()
  const parts = [fetchPart(() => import('./planning-band.tsx')), fetchPart(() => import('./verdict-of-plan.ts'))]
  Promise.all([kitchen(), fetchBeside(day), ...parts]).catch(() => undefined)
}

function kitchen(): Promise<readonly KitchenDish[]> {
  fetching ??= fetchKitchen().catch(error => {
    fetching = null
    throw error
  })
  return fetching
}

async function fetchKitchen(): Promise<readonly KitchenDish[]> {
  const { ok, body } = await call('/api/plan-dishes', { mayBeKept: true, patienceMs: 60_000 })
  if (!ok) throw new NoDishes('The recipes could not be fetched')
  return (body as { dishes: readonly KitchenDish[] }).dishes
}

/** Without a connection a plan may begin with what was eaten last week, and knows no cupboard. */
async function plannedBeside(day: string): Promise<Beside> {
  return beside?.day === day ? beside.known : fetchBeside(day)
}

/** Anew whenever a week is shown: somebody may have been at the cupboard. */
async function fetchBeside(day: string): Promise<Beside> {
  const { ok, body } = await call(`/api/plan-before?day=${day}`)
  if (ok) beside = { day, known: body as Beside }
  return beside?.day === day ? beside.known : { before: [], cupboard: [] }
}

/** What a page knows of the days that it asks about. */
type Shown = Omit<PlanningSource, 'kitchen' | 'eatenBefore' | 'cupboard' | 'seed' | 'mode' | 'byHand' | 'swapped'>

interface PlannedDays extends Planned {
  /** Meals that no recipe fits. */
  readonly empty: number
  /** Meals for which nothing else fits. */
  readonly stays: number
  /** What of the cupboard should be used and is, by its names there. */
  readonly uses: readonly string[]
  readonly seconds: number
}

/**
 * Plans the open meals of some days beside the page.
 *
 * @throws NoDishes where the recipes could not be fetched, the signal's reason once it is aborted, else Error
 */
async function planDays(
  source: Shown & Pick<PlanningSource, 'mode' | 'byHand' | 'swapped'>,
  options: AskOptions,
): Promise<PlannedDays> {
  const [first = ''] = source.days
  const [dishes, { before, cupboard }] = await Promise.all([kitchen(), plannedBeside(first)])
  const began = performance.now()
  const fetched = { kitchen: dishes, eatenBefore: before, cupboard }
  const whole: PlanningSource = { ...source, ...fetched, seed: newSeed() }
  const planning = planningOf(whole)
  const isRest = whole.mode === 'rest'
  const from = isRest ? placedNow(planning, whole) : []
  const result = await balancer.plan(planning.problem, { ...options, from })
  const planned = isRest
    ? restOf(planning, result, whole, from, randomId)
    : (whole.mode === 'swap' ? swapOf : editOf)(planning, result, whole, randomId)
  const uses = cupboard.filter(({ foodId, isUrgent }) => isUrgent && isCookedIn(planned.dishes, foodId))
  return {
    ...planned,
    // A meal for which nothing fits keeps what it had.
    empty: whole.mode === 'swap' ? 0 : result.empty.length,
    stays: whole.mode === 'swap' ? result.empty.length : 0,
    uses: uses.map(({ name }) => name),
    seconds: (performance.now() - began) / 1000,
  }
}

const isCookedIn = (dishes: readonly KitchenDish[], foodId: string) =>
  dishes.some(({ madeOf }) => madeOf.some(each => each.foodId === foodId))

/** A change that would help, in words, and what it would make of the plan. */
export interface Help {
  readonly words: string
  /** 'Vitamin D 2.1 to 3.4 µg' */
  readonly gains: readonly string[]
  readonly metBefore: number
  readonly metAfter: number
  readonly planned: Planned
  /** What is set with it: a day that is no longer locked. */
  readonly settings: readonly PlanSetting[]
}

export interface Reasons {
  /** The rule that costs most; null where none does. */
  readonly binds: string | null
  /** Where it is what somebody is advised, which is never proposed to be changed: what stays out of reach with it. */
  readonly stays: readonly string[]
  readonly helps: readonly Help[]
}

/** Which rule holds these days back, and what would help; rejects as `planDays` does. */
export async function whatHoldsBack(source: Shown, options: AskOptions): Promise<Reasons> {
  const [first = ''] = source.days
  const [dishes, { before, cupboard }] = await Promise.all([kitchen(), plannedBeside(first)])
  const fetched = { kitchen: dishes, eatenBefore: before, cupboard }
  const whole: PlanningSource = { ...source, ...fetched, seed: 1, mode: 'again' }
  const planning = planningOf(whole)
  const { binds, proposals } = await balancer.why(planning.problem, placedNow(planning, whole), options)
  const [most] = binds
  return {
    binds: most ? ruleWords(most.relaxed, most.words, source.settings) : null,
    stays: most?.relaxed.kind === 'advice' ? most.gains.map(stayText) : [],
    helps: proposals.map(({ relaxed, words, gains, before: was, after, plan }) => ({
      words: forWhom(relaxed, words, source.settings),
      gains: gains.map(gainText),
      metBefore: was.met,
      metAfter: after.met,
      planned: editOf(relaxed.kind === 'unlock' ? unlocked(planning, whole, relaxed) : planning, plan, whole, randomId),
      settings: relaxed.kind === 'unlock' && relaxed.meal === null ? [openDay(relaxed.day)] : [],
    })),
  }
}

const openDay = (day: Day): PlanSetting => ({ name: 'locked-day', key: day, value: null })

/** What is proposed, as the rule that it changes. */
function ruleWords(relaxed: Relaxed, words: string, settings: readonly PlanSetting[]): string {
  const person = 'diner' in relaxed ? householdOf(settings)[relaxed.diner - 1] : undefined
  if (relaxed.kind === 'unlock') return words.replace('Unlock', 'the lock on')
  if (relaxed.kind === 'avoided') return words.replace(/^Have (.+) again$/, '“not this again” for $1')
  if (relaxed.kind === 'diet')
    return `the ${DIETS[relaxed.diet].toLowerCase()} diet${person ? ` of ${person.name}` : ''}`
  if (person) return relaxed.kind === 'advice' ? `what ${person.name} is advised` : `what ${person.name} must not eat`
  return words.charAt(0).toLowerCase() + words.slice(1)
}

/** A rule of one of the household says whose it is. */
function forWhom(relaxed: Relaxed, words: string, settings: readonly PlanSetting[]): string {
  const person = 'diner' in relaxed ? householdOf(settings)[relaxed.diner - 1] : undefined
  return person ? `${words} for ${person.name}` : words
}

/** Planning again gives another plan. */
const newSeed = () => crypto.getRandomValues(new Uint32Array(1))[0] ?? 1

const NO_DISHES = 'We couldn’t fetch the recipes, so nothing was planned. Please try again when you’re back online.'
const BROKEN = 'The week could not be planned. Your plan is unchanged; please try again.'
/** A share of the search, after which the page says how far it is. */
const SHARE_TOLD = 0.1
const NOTHING_FITS =
  'No recipe of ours fits the open meals: your diet, allergies and cooking times leave none. More time on a day may help.'
const NOTHING_ELSE = 'No other recipe of ours fits these meals, so they stay as they were.'
const staysWords = (meals: number) =>
  meals === 1
    ? 'One meal stays as it was: nothing else of ours fits.'
    : `${meals} meals stay as they were: nothing else of ours fits.`
const NO_ROOM = 'These days are past or locked, so there was no meal left for it.'
const NO_REST = 'We couldn’t fetch the other recipes, so the rest was not planned.'
const BROKEN_REST = 'The rest could not be planned; please try again.'
const doneWords = (meals: number, isSwap: boolean) =>
  `${meals === 1 ? 'One meal' : `${meals} meals`} ${isSwap ? 'swapped' : 'planned'}`

interface PlannedInto
  extends Pick<Shown, 'days' | 'today' | 'time' | 'setup'>,
    Pick<PlanningSource, 'mode'>,
    AskedBeside {}

/** Plans into the plan of a page, and tells it how far it is and what came of it. What is stopped changes nothing. */
export async function planInto(
  plan: PlanHand,
  { around, ...asked }: PlannedInto,
  signal: AbortSignal,
  tell: (state: PlanningState) => void,
): Promise<void> {
  const { entries, settings, dishes } = plan
  const chosen = around ? chosenFirst({ ...asked, entries, settings, dishes }, around, randomId()) : null
  if (around && !chosen) return tell({ kind: 'failed', words: NO_ROOM })
  const first = chosen && !chosen.isThere ? [chosen.entry] : []
  const isRest = asked.mode === 'rest'
  const about = chosen && around ? aroundWords(around, chosen.entry, settings) : ''
  const begun = {
    entries: [...entries, ...first],
    dishes: around ? new Map([...dishes, [dishKey({ ref: around.ref, grams: null }), around]]) : dishes,
  }
  const put = (edit: PlanEdit, brought: readonly PlanDish[]) =>
    plan.edit(
      { ...edit, put: [...first, ...edit.put] },
      first.length > 0 && around
        ? withFirstWords(around.name, edit.put.length)
        : isRest
          ? changedWords(edit.put.length)
          : doneWords(edit.put.length, asked.mode === 'swap'),
      around ? [around, ...brought] : brought,
    )
  try {
    let told = 0
    // Each time the page is drawn anew, which takes longer than a step of the search.
    const onProgress = ({ share }: { share: number }) => {
      if (share < told + SHARE_TOLD) return
      told = share
      tell({ kind: 'planning', share })
    }
    const planned = await planDays({ ...asked, settings, ...begun }, { signal, onProgress })
    const { edit, empty, stays, uses, seconds } = planned
    if (edit.put.length === 0 && !around && !isRest)
      return tell({ kind: 'failed', words: stays > 0 ? NOTHING_ELSE : NOTHING_FITS })
    if (first.length + edit.put.length + edit.removed.length > 0) put(edit, planned.dishes)
    tell({
      kind: 'planned',
      seconds,
      isRest,
      empty,
      uses,
      about: isRest ? restWords(edit.put.length) : stays > 0 ? staysWords(stays) : about,
      of: written(withEdit(begun.entries, edit), asked.days),
    })
  } catch (error) {
    if (signal.aborted) return
    const why = error instanceof NoDishes ? NO_DISHES : BROKEN
    if (first.length === 0) return tell({ kind: 'failed', words: why })
    // What was chosen is theirs, whatever becomes of the rest.
    put(NO_EDIT, [])
    tell({ kind: 'failed', words: `${about} ${error instanceof NoDishes ? NO_REST : BROKEN_REST}` })
  }
}

/** 'Red lentil dal is Saturday’s dinner, and stays when you plan again.' */
const aroundWords = ({ name }: KitchenDish, entry: PlannedEntry, settings: readonly PlanSetting[]) =>
  `${name} is ${placeWords(entry, settings)}${entry.isLocked ? ', and stays when you plan again' : ''}.`

const changedWords = (meals: number) => (meals === 1 ? 'One other meal changed' : `${meals} other meals changed`)

const restWords = (meals: number) =>
  `${meals === 0 ? 'No other meal had to change' : changedWords(meals)}; what you changed stays as it is.`

const withFirstWords = (name: string, others: number) =>
  others === 0 ? `${name} added` : `${name} and ${others === 1 ? 'one more meal' : `${others} more meals`} planned`
