import { eatingRules } from '#modules/profile/eating-rules.ts'
import { isForbidden, isHome, unsuitedWords } from '../at-the-table.ts'
import { dishKey, dishOn } from '../cooked.ts'
import { type HouseholdPerson, householdOf } from '../household.ts'
import type { PlannedEntry } from '../plan.ts'
import { changed } from '../plan-acts.ts'
import { MOST_QUARTERS } from '../plan-limits.ts'
import type { PlanSetting } from '../plan-settings.ts'
import { servingsText } from '../portion-words.ts'
import { usePlanner } from './plan-context.ts'
import { PortionStepper } from './portion-stepper.tsx'

interface TheirPortionsProps {
  entry: PlannedEntry
  /** Of what is eaten. */
  name: string
}

/** What each of the household has of an entry. */
export function TheirPortions({ entry, name }: TheirPortionsProps) {
  const { plan } = usePlanner()
  return eatersOf(plan.settings, entry).map(eater => (
    <TheirPortion key={eater.id} entry={entry} name={name} eater={eater} />
  ))
}

interface Eater {
  readonly id: string
  readonly name: string
  readonly person: HouseholdPerson | null
}

/** Who no longer eats along has what was planned for them until somebody takes it away. */
const GONE = 'Somebody who no longer eats with you'

function eatersOf(settings: readonly PlanSetting[], { portions = {} }: PlannedEntry): Eater[] {
  const household = householdOf(settings)
  const gone = Object.entries(portions).filter(([id, each]) => each > 0 && household.every(person => person.id !== id))
  return [
    ...household.map(person => ({ id: person.id, name: person.name, person })),
    ...gone.map(([id]) => ({ id, name: GONE, person: null })),
  ]
}

function TheirPortion({ entry, name, eater: { id, name: who, person } }: TheirPortionsProps & { eater: Eater }) {
  const { plan } = usePlanner()
  const quarters = entry.portions?.[id] ?? 0
  const dish = dishOn(plan.entries, entry)
  const edible = (dish && plan.dishes.get(dishKey(dish))) ?? null
  const rules = person && eatingRules(person)
  const why = rules && unsuitedWords(rules, edible)
  const isAway = person !== null && !isHome(person, entry)
  return (
    <PortionStepper
      label={who}
      hint={why ? `Not for ${who}: ${why}` : isAway ? 'Away on this day' : undefined}
      quarters={quarters}
      least={0}
      // What holds an allergen of theirs can be taken off their plate and not put on it.
      most={!rules || isForbidden(rules, edible) ? quarters : MOST_QUARTERS}
      by={1}
      onChange={given =>
        plan.edit(
          changed(plan.entries, entry.id, { portions: { ...entry.portions, [id]: given } }),
          `${name} for ${who}: ${given === 0 ? 'none' : servingsText(given)}`,
        )
      }
    />
  )
}
