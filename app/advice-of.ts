import { dayIn } from '#modules/calendar/zone.ts'
import type { OfferedTo } from '#modules/food-log/queries/offers.ts'
import { bodyStateOn, eaterOn, medicinesOn } from '#modules/goals/eater.ts'
import { targetHistory } from '#modules/goals/queries.ts'
import { restrictionOn } from '#modules/goals/state.ts'
import { adviceFor } from '#modules/nutrition/advice/table.ts'
import type { Eater } from '#modules/nutrition/needs/goals.ts'
import type { Identity } from './middleware/identity.ts'
import type { Services } from './services.ts'
import { shownSetup } from './shown-setup.ts'

type Deps = Pick<Services, 'db' | 'now' | 'config'>

/** Whether whoever is signed in is to ask before any supplement. Three statements, none without an account. */
export async function asksPharmacistFirst(
  { db, now }: Pick<Services, 'db' | 'now'>,
  identity: Identity,
): Promise<boolean> {
  const member = await identity.member()
  if (!member) return false
  const [{ calendar, health }, history] = await Promise.all([
    shownSetup(db, identity, member),
    targetHistory(db, member.id),
  ])
  const today = dayIn(now(), calendar.zone)
  const state = bodyStateOn(history, today)
  return state.takesMedicines || restrictionOn(health, state, today) !== null
}

/** Who eats today, of whoever is shown here, and the medicines that they named. */
export interface Advised {
  readonly eater: Eater
  /** None while nobody has reviewed what is said of them. */
  readonly medicines: readonly string[]
}

/** Two statements, one where their setup is known already. */
export async function advisedToday({ db, now, config }: Deps, identity: Identity): Promise<Advised> {
  const { member } = await identity.shown()
  const [{ calendar, health }, history] = await Promise.all([
    shownSetup(db, identity, member),
    targetHistory(db, member.id),
  ])
  const today = dayIn(now(), calendar.zone)
  return {
    eater: eaterOn(history, health, today),
    medicines: medicinesOn(history, today, config.medicineNotes !== null),
  }
}

/** To whom food is offered, with what is said of it. As many statements. */
export async function offeredTo(deps: Deps, identity: Identity): Promise<OfferedTo> {
  const [{ member }, { eater, medicines }] = await Promise.all([identity.shown(), advisedToday(deps, identity)])
  return { memberId: member.id, advice: adviceFor(eater), medicines }
}
