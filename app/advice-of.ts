import { dayIn } from '#modules/calendar/zone.ts'
import { eaterOn } from '#modules/goals/eater.ts'
import { targetHistory } from '#modules/goals/queries.ts'
import type { AdviceId } from '#modules/nutrition/advice/advice.ts'
import { adviceFor } from '#modules/nutrition/advice/table.ts'
import type { Eater } from '#modules/nutrition/needs/goals.ts'
import type { Identity } from './middleware/identity.ts'
import type { Services } from './services.ts'
import { shownSetup } from './shown-setup.ts'

/** Who eats today, of whoever is shown here. Two statements, one where their setup is known already. */
export async function eaterToday({ db, now }: Pick<Services, 'db' | 'now'>, identity: Identity): Promise<Eater> {
  const { member } = await identity.shown()
  const [{ calendar, health }, history] = await Promise.all([
    shownSetup(db, identity, member),
    targetHistory(db, member.id),
  ])
  return eaterOn(history, health, dayIn(now(), calendar.zone))
}

/** What they are advised. As many statements. */
export const adviceOf = async (deps: Pick<Services, 'db' | 'now'>, identity: Identity): Promise<AdviceId[]> =>
  adviceFor(await eaterToday(deps, identity))
