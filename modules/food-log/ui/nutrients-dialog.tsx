import { Button } from '#kit/button.tsx'
import { Dialog } from '#kit/dialog.tsx'
import { wholeDay } from '#modules/nutrition/intake/day-intake.ts'
import { type Figure, figureOf, scaleIntake } from '#modules/nutrition/intake/intake.ts'
import { NUTRIENT_KEYS, type NutrientKey } from '#modules/nutrition/nutrients.ts'
import { entriesOfDay } from '#modules/planner/plan-edits.ts'
import { daySums } from '../day-balance.ts'
import { figureWords, lineName } from '../day-words.ts'
import type { DiaryEntry } from '../diary.ts'
import { portionOf } from '../diary-totals.ts'
import { eatenName } from '../entry-look.ts'
import { useDayFigures } from './day-figures.ts'
import { useLog } from './log-context.ts'

/** Energy is said in the unit that somebody chose, above. */
const SHOWN = NUTRIENT_KEYS.filter(key => key !== 'energyKj')

/** Every nutrient of the day, each with the foods that gave it, and those of which nobody knows. */
export function NutrientsDialog({ onClose }: { onClose: () => void }) {
  const { diary, day, show } = useLog()
  const { doses } = useDayFigures()
  const entries = entriesOfDay(diary.entries, day)
  const whole = wholeDay(daySums(entries, doses, [], { plan: [], figures: new Map() }).eaten)
  const isEmpty = entries.length === 0 && doses.length === 0
  return (
    <Dialog open onClose={onClose} title="All nutrients of the day">
      <Button variant="text" size="small" className="-ml-3" onClick={() => show({ kind: 'settings' })}>
        Choose which come first
      </Button>
      {isEmpty ? <p>Nothing is logged on this day yet.</p> : null}
      <div className="log-nutrients" hidden={isEmpty}>
        {SHOWN.map(key => (
          <details key={key}>
            <summary>
              <span>{lineName(key)}</span> <b>{figureWords(key, figureOf(whole, key))}</b>
            </summary>
            <Givers entries={entries} nutrient={key} />
          </details>
        ))}
      </div>
    </Dialog>
  )
}

function Givers({ entries, nutrient }: { entries: readonly DiaryEntry[]; nutrient: NutrientKey }) {
  const given = entries
    .map(entry => {
      const { intake, servings } = portionOf(entry)
      return { id: entry.id, name: eatenName(entry), figure: figureOf(scaleIntake(intake, servings), nutrient) }
    })
    .filter(({ figure }) => figure.most > 0)
    .sort((one, other) => rank(other.figure) - rank(one.figure))
  if (given.length === 0) return <p className="text-small text-ink-2">Nothing that is logged gives any.</p>
  return (
    <ul>
      {given.map(({ id, name, figure }) => (
        <li key={id}>
          <span>{name}</span> <span>{figureWords(nutrient, figure)}</span>
        </li>
      ))}
    </ul>
  )
}

const rank = ({ amount }: Figure) => amount
