import { useState } from 'react'
import { Link, useRevalidator } from 'react-router'
import { Button } from '#kit/button.tsx'
import { Notice } from '#kit/notice.tsx'
import { useToast } from '#kit/toast.tsx'
import { weekdayOf } from '#modules/calendar/day.ts'
import { dateText, weekdayName } from '#modules/calendar/words.ts'
import { putChange } from '#modules/changes/ui/own-outbox.ts'
import { calorieGoal } from '#modules/profile/health-profile.ts'
import { useConsent } from '#modules/profile/ui/use-consent.tsx'
import { type Calories, caloriesFor } from '../calories.ts'
import { restrictionOn, withMedicine } from '../state.ts'
import { choicesProblem, sumProblem } from '../target-limits.ts'
import type { TargetChoices } from '../targets.ts'
import type { TargetsShown } from '../targets-page.ts'
import { AdvisedCard } from './advised-card.tsx'
import { CalorieCard } from './calorie-card.tsx'
import { MacroCard } from './macro-card.tsx'
import { NutrientCard } from './nutrient-card.tsx'
import { StateCard } from './state-card.tsx'
import { WeekdayCard } from './weekday-card.tsx'
import './targets.css'

const NOT_SENT = 'That could not be saved. Please check your connection and try again.'
const RESTRICTED = {
  'under-18': 'Under 18 you are still growing, so reference values are shown and nothing is taken off them.',
  pregnant: 'In pregnancy reference values are shown and nothing is taken off them.',
  breastfeeding: 'While you breastfeed reference values are shown and nothing is taken off them.',
} as const

/** What every part of the page is given: what is chosen now, and how it is chosen otherwise. */
export interface Choosing {
  readonly shown: TargetsShown
  readonly choices: TargetChoices
  readonly choose: (change: Partial<TargetChoices>) => void
  /** A medicine that was typed and not added yet; saving adds it. */
  readonly typedMedicine: string
  readonly typeMedicine: (typed: string) => void
  readonly calories: Calories
  /** A day on average, of what is chosen now. */
  readonly energyKcal: number
}

/** What somebody's days are held against, from today on. */
export function TargetsPage(shown: TargetsShown) {
  const { today, profile } = shown
  const [choices, setChoices] = useState(shown.choices)
  const [typedMedicine, typeMedicine] = useState('')
  const restriction = restrictionOn(profile, choices.state, today)
  const calories = caloriesFor({ ...profile, calorieGoalKcal: null }, choices.calories, choices.state, today)
  const energyKcal = calories.kind === 'sum' ? calories.goalKcal : calorieGoal(profile, Number(today.slice(0, 4))).kcal
  const choosing: Choosing = {
    shown,
    choices,
    choose: change => setChoices(all => ({ ...all, ...change })),
    typedMedicine,
    typeMedicine,
    calories,
    energyKcal,
  }
  const all = shown.medicineNotes === null ? choices : { ...choices, state: withMedicine(choices.state, typedMedicine) }
  const { save, problem, isSaving, dialog } = useSaving(shown, all, energyKcal, () => {
    // Both may have been changed while it was on its way.
    setChoices(now => ({ ...now, state: withMedicine(now.state, typedMedicine) }))
    typeMedicine(now => (now === typedMedicine ? '' : now))
  })
  return (
    <div className="targets">
      <header className="targets-head">
        <div>
          <p className="text-small text-ink-2">
            <Link to="/dashboard/profile" className="link">
              Profile
            </Link>
          </p>
          <h1>Your targets</h1>
        </div>
        <p className="text-small text-ink-2">
          From{' '}
          <b>
            {weekdayName(weekdayOf(today))} {dateText(today)}
          </b>
          ; earlier days keep theirs
        </p>
        <Button className="needs-script" pending={isSaving} pendingLabel="Saving…" onClick={() => void save()}>
          Save targets
        </Button>
      </header>
      <noscript>
        <p className="mb-4 text-ink-2">To choose targets, please allow JavaScript for this page.</p>
      </noscript>
      {problem === null ? null : (
        <Notice tone="error" title="Not saved" live className="mb-4">
          <p>{problem}</p>
        </Notice>
      )}
      {restriction === null ? null : (
        <Notice className="mb-4">
          <p>{RESTRICTED[restriction]}</p>
        </Notice>
      )}
      <div className="targets-columns">
        <div>
          <CalorieCard {...choosing} isRestricted={restriction !== null} />
          {restriction === null ? <NutrientCard {...choosing} /> : null}
        </div>
        <div>
          {restriction === null ? (
            <>
              <MacroCard {...choosing} />
              <WeekdayCard {...choosing} />
            </>
          ) : null}
          <StateCard {...choosing} />
          <AdvisedCard advised={shown.advised} />
        </div>
      </div>
      {dialog}
    </div>
  )
}

/** Sends what is chosen, after the consent where nobody gave it yet. */
function useSaving({ today, agreed }: TargetsShown, choices: TargetChoices, energyKcal: number, onSaved: () => void) {
  const { show } = useToast()
  const { revalidate } = useRevalidator()
  const { ask, dialog } = useConsent()
  const [problem, setProblem] = useState<string | null>(null)
  const [isSaving, setSaving] = useState(false)
  const save = async () => {
    const wrong = choicesProblem(choices, today) ?? sumProblem(choices, energyKcal)
    setProblem(wrong)
    if (wrong !== null || (!agreed && !(await ask()))) return
    setSaving(true)
    const settled = await putChange('targets-set', { fromDay: today, choices, ...(!agreed && { agrees: true }) }, () =>
      show({ message: 'Your targets wait for a connection' }),
    ).catch(() => ({ ok: false as const, error: NOT_SENT }))
    setSaving(false)
    if (!settled.ok) return setProblem(settled.error ?? NOT_SENT)
    onSaved()
    show({ message: 'Targets saved' })
    await revalidate()
  }
  return { save, problem, isSaving, dialog }
}
