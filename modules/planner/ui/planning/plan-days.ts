import { call } from '#browser/calls.ts'
import { randomId } from '#browser/random-id.ts'
import type { EatenBefore } from '../../balance/problem.ts'
import type { KitchenDish } from '../../kitchen.ts'
import { editOf, type Planned, type PlanningSource, planningOf } from '../../planning.ts'
import { type AskOptions, openBalancer } from '../balancer.ts'

const balancer = openBalancer()

/** What is missing where a week cannot be planned: to be said to whoever asked. */
export class NoDishes extends Error {
  override name = 'NoDishes'
}

let fetching: Promise<readonly KitchenDish[]> | null = null
let before: { readonly day: string; readonly dishes: readonly EatenBefore[] } | null = null

/** Fetches what planning needs, so that it works without a connection from then on. */
export function prepare(day: string): void {
  balancer.prepare()
  Promise.all([kitchen(), eatenBefore(day)]).catch(() => undefined)
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

/** Without a connection a plan may begin with what was eaten last week. */
async function eatenBefore(day: string): Promise<readonly EatenBefore[]> {
  if (before?.day === day) return before.dishes
  const { ok, body } = await call(`/api/plan-before?day=${day}`)
  if (!ok) return []
  before = { day, dishes: (body as { before: readonly EatenBefore[] }).before }
  return before.dishes
}

export interface PlannedDays extends Planned {
  /** Meals that no recipe fits. */
  readonly empty: number
  readonly seconds: number
}

/**
 * Plans the open meals of some days beside the page.
 *
 * @throws NoDishes where the recipes could not be fetched, the signal's reason once it is aborted, else Error
 */
export async function planDays(
  source: Omit<PlanningSource, 'kitchen' | 'eatenBefore' | 'seed'>,
  options: AskOptions,
): Promise<PlannedDays> {
  const [first = ''] = source.days
  const [dishes, eaten] = await Promise.all([kitchen(), eatenBefore(first)])
  const began = performance.now()
  const whole: PlanningSource = { ...source, kitchen: dishes, eatenBefore: eaten, seed: newSeed() }
  const planning = planningOf(whole)
  const result = await balancer.plan(planning.problem, options)
  const planned = editOf(planning, result, whole, randomId)
  return { ...planned, empty: result.empty.length, seconds: (performance.now() - began) / 1000 }
}

/** Planning again gives another plan. */
const newSeed = () => crypto.getRandomValues(new Uint32Array(1))[0] ?? 1
