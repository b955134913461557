import { type FormEvent, type ReactNode, useState } from 'react'
import { useNavigate } from 'react-router'
import { randomId } from '#browser/random-id.ts'
import { Button } from '#kit/button.tsx'
import { Dialog } from '#kit/dialog.tsx'
import { Icon, type IconName } from '#kit/icon.tsx'
import { TextField } from '#kit/text-field.tsx'
import { addDays } from '#modules/calendar/day.ts'
import { copied, removed } from '../plan-acts.ts'
import { DAYS_SHOWN, type PlannerPlace, placeSearch } from '../planner-address.ts'
import { DialogIcon, type DialogIconName } from './dialog-icon.tsx'
import { KeptDaysForm } from './kept-days-form.tsx'
import { LinkForm } from './link-form.tsx'
import { MealsForm } from './meals-form.tsx'
import { NotAgainList } from './not-again-list.tsx'
import { usePlanner } from './plan-context.ts'
import { HouseholdForm } from './planning/household-form.tsx'

interface ToolsDialogProps {
  place: PlannerPlace
  onClose: () => void
}

const TITLES = {
  menu: 'This week',
  kept: 'Kept days',
  share: 'Share these seven days',
  feed: 'Plan in your calendar',
  meals: 'Meals and times',
  'not-again': 'Not again',
  household: 'Who eats with you',
} as const

type Step = keyof typeof TITLES

/** What is done with a whole week. */
export function ToolsDialog({ place, onClose }: ToolsDialogProps) {
  const { plan, days, today } = usePlanner()
  const [step, setStep] = useState<Step>('menu')
  const [first, last] = [days[0] ?? place.from, days.at(-1) ?? place.from]
  return (
    <Dialog open onClose={onClose} title={TITLES[step]}>
      {step === 'menu' ? <ToolsMenu place={place} onStep={setStep} onClose={onClose} /> : null}
      {step === 'kept' ? <KeptDaysForm place={place} onDone={onClose} /> : null}
      {step === 'meals' ? <MealsForm /> : null}
      {step === 'not-again' ? <NotAgainList /> : null}
      {step === 'household' ? <HouseholdForm plan={plan} today={today} /> : null}
      {step === 'share' ? (
        <LinkForm
          link={{ opens: 'days', from: first, to: last, named: false }}
          words="Anyone with the link sees what’s planned for these days, up to date. Notes, and where you eat out, aren’t shown."
          addressOf={token => `${location.origin}/plans/${token}`}
        />
      ) : null}
      {step === 'feed' ? (
        <LinkForm
          link={{ opens: 'feed' }}
          words="Add this secret link to your calendar to see your meals there, from last month to next year. Anyone with the link can read them."
          addressOf={token => `${location.origin}/plans/${token}/calendar.ics`}
        />
      ) : null}
    </Dialog>
  )
}

function ToolsMenu({ place, onStep, onClose }: ToolsDialogProps & { onStep: (step: Step) => void }) {
  const { plan, days } = usePlanner()
  const navigate = useNavigate()
  const week = plan.entries.filter(({ day }) => days.includes(day))
  const isOwn = plan.startEmpty === null
  const does = (act: () => void) => () => {
    act()
    onClose()
  }
  const copyOn = () => {
    const copies = week.map(entry => ({ entry, day: addDays(entry.day, DAYS_SHOWN) }))
    plan.edit(copied(plan.entries, copies, randomId), 'Copied to the week after')
  }
  const month = placeSearch({ ...place, view: 'month' })
  const ids = week.map(({ id }) => id)
  return (
    <>
      <ul className="plan-menu">
        <Tool
          drawing="calendar"
          className="md:hidden"
          onPress={does(() => void navigate({ search: month }, { preventScrollReset: true }))}
        >
          See the month
        </Tool>
        <Tool drawing="copy" disabled={week.length === 0} onPress={does(copyOn)}>
          Copy to the week after
        </Tool>
        <Tool drawing="calendar" onPress={() => onStep('kept')}>
          Save these days, or use saved ones
        </Tool>
        <Tool icon="clock" onPress={() => onStep('meals')}>
          Meals and times
        </Tool>
        <Tool icon="user" onPress={() => onStep('household')}>
          Who eats with you
        </Tool>
        <Tool drawing="ban" onPress={() => onStep('not-again')}>
          Not again
        </Tool>
        <Tool icon="printer" onPress={does(() => setTimeout(() => window.print()))}>
          Print this week
        </Tool>
        {isOwn ? (
          <>
            <Tool icon="share" onPress={() => onStep('share')}>
              Share by link
            </Tool>
            <Tool icon="external" onPress={() => onStep('feed')}>
              In your calendar
            </Tool>
          </>
        ) : null}
        <Tool
          icon="trash"
          disabled={week.length === 0}
          onPress={does(() => plan.edit(removed(plan.entries, ids), 'The week is empty'))}
        >
          Empty this week
        </Tool>
      </ul>
      <StartForm place={place} onDone={onClose} />
    </>
  )
}

interface ToolProps {
  icon?: IconName
  drawing?: DialogIconName
  disabled?: boolean
  className?: string
  onPress: () => void
  children: ReactNode
}

function Tool({ icon, drawing, disabled, className, onPress, children }: ToolProps) {
  return (
    <li className={className}>
      <button type="button" className="plan-menu-item" disabled={disabled} onClick={onPress}>
        {icon ? <Icon name={icon} /> : null}
        {drawing ? <DialogIcon name={drawing} /> : null}
        {children}
      </button>
    </li>
  )
}

/** Seven days from any date. */
function StartForm({ place, onDone }: { place: PlannerPlace; onDone: () => void }) {
  const navigate = useNavigate()
  const [from, setFrom] = useState<string>(place.from)
  const go = (event: FormEvent) => {
    event.preventDefault()
    if (from === '') return
    const { day: _, ...kept } = place
    const search = placeSearch({ ...kept, from: from as PlannerPlace['from'] })
    void navigate({ search }, { preventScrollReset: true })
    onDone()
  }
  return (
    <form className="mt-5 flex items-end gap-3" onSubmit={go}>
      <TextField
        label="Show seven days from"
        type="date"
        value={from}
        onChange={event => setFrom(event.target.value)}
        className="grow"
      />
      <Button type="submit" variant="secondary">
        Show
      </Button>
    </form>
  )
}
