import { type ComponentType, lazy, type ReactNode, Suspense, useCallback, useEffect, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { awaitPart, fetchPart, NOT_FETCHED } from '#browser/fetch-part.ts'
import { firstSign } from '#browser/first-sign.ts'
import { Button } from '#kit/button.tsx'
import { Icon } from '#kit/icon.tsx'
import { Notice } from '#kit/notice.tsx'
import { useToast } from '#kit/toast.tsx'
import { addDays, type Day } from '#modules/calendar/day.ts'
import type { MacroTargets } from '#modules/nutrition/needs/goals.ts'
import type { EatingRules } from '#modules/profile/eating-rules.ts'
import { mealsOf } from '../meals.ts'
import { DAYS_SHOWN, keptOf, type PlannerPlace, type PlannerView, placeSearch } from '../planner-address.ts'
import type { SuggestedDish } from '../queries/week.ts'
import { weekText } from '../week-words.ts'
import { DailyNutrition } from './daily-nutrition.tsx'
import { DayView } from './day-view.tsx'
import { type Opened, PlannerContextProvider } from './plan-context.ts'
import type { PlanDialogsProps } from './plan-dialogs.tsx'
import type { PlanAlong } from './plan-hands.ts'
import { PlanIcon } from './plan-icon.tsx'
import { SuggestedRecipes } from './suggested-recipes.tsx'
import { useAskedSwap } from './use-asked-swap.ts'
import { useDrag } from './use-drag.ts'
import { type PlanBase, type PlanHand, usePlan } from './use-plan.ts'
import { DayButton, WeekBoard } from './week-board.tsx'
import './planner.css'

/** What other parts of the product put into the page; each is told the plan as it is in this moment. */
export interface PlannerSlots {
  /** Buttons beside Undo. */
  readonly actions?: (plan: PlanHand) => ReactNode
  /** A line under the head. */
  readonly band?: (plan: PlanHand) => ReactNode
  /** Below the week. */
  readonly verdict?: (plan: PlanHand) => ReactNode
}

export interface MealPlannerProps {
  readonly plan: PlanBase
  readonly place: PlannerPlace
  readonly days: readonly Day[]
  readonly today: Day
  readonly goalKcal: number
  readonly macros: MacroTargets
  readonly rules: EatingRules
  /** For the chosen day. */
  readonly suggested: readonly SuggestedDish[]
  readonly suggestedMeal: string
  /** What the address asked for and no plan has. */
  readonly noDay: string | null
  /** The entry that the address wants another dish for. */
  readonly swap: string | null
  readonly slots?: PlannerSlots
  readonly along: PlanAlong
}

// Few look so far ahead.
const MonthView = lazy(() => awaitPart(() => import('./month-view.tsx')))

const fetchDialogs = () => fetchPart(() => import('./plan-dialogs.tsx'))

/** A week of meals: seven days side by side where there is room, else one day with its meals. */
export function MealPlanner(props: MealPlannerProps) {
  const { place, days, today, goalKcal, macros, rules, suggested, suggestedMeal, noDay, swap, slots } = props
  const { show } = useToast()
  const [opened, setOpened] = useState<Opened | null>(null)
  const [Dialogs, setDialogs] = useState<ComponentType<PlanDialogsProps> | null>(null)
  const [board, setBoard] = useState<HTMLElement | null>(null)

  // A visitor who only looks fetches nothing; whoever does anything at all can go on without a connection.
  useEffect(() => {
    void firstSign().then(() => fetchDialogs().catch(() => {}))
  }, [])
  const open = useCallback(
    (what: Opened) =>
      void fetchDialogs().then(
        part => {
          setDialogs(() => part.default)
          setOpened(what)
        },
        () => show({ message: NOT_FETCHED, tone: 'error' }),
      ),
    [show],
  )
  const plan = usePlan(props.plan, open, props.along)
  const navigate = useNavigate()
  const startEmpty = () => {
    plan.startEmpty?.()
    // What is suggested, and by whose goals, is the sample member's as well until it is fetched anew.
    if (navigator.onLine)
      void navigate(placeSearch({ ...place, startsEmpty: true }), { replace: true, preventScrollReset: true })
  }
  useDrag(board, plan)
  useAskedSwap(swap, plan.entries, open)

  const meals = mealsOf(
    plan.settings,
    plan.entries.filter(({ day }) => days.includes(day)),
  )
  const planner = { plan, days, today, goalKcal, macros, rules, meals, open }
  return (
    <PlannerContextProvider value={planner}>
      <div className="planner" data-view={place.view ?? undefined} ref={setBoard}>
        <h1>Meal Planner</h1>
        <PlannerHead place={place} today={today} plan={plan} slots={slots} onTools={() => open({ kind: 'tools' })} />
        {noDay !== null ? (
          <Notice tone="caution" className="mb-4">
            There is no day “{noDay.slice(0, 40)}” in a plan, so this is the current week.
          </Notice>
        ) : null}
        {plan.isWaiting ? (
          <Notice live className="mb-4">
            No connection. Your changes are kept here and sent when you’re back online.
          </Notice>
        ) : null}
        {plan.startEmpty ? (
          <p className="plan-sample needs-script">
            Change anything, and this week becomes yours.{' '}
            <button type="button" className="link" onClick={startEmpty}>
              Start with an empty week
            </button>
          </p>
        ) : null}
        {slots?.band?.(plan)}
        {place.view === 'month' ? (
          <Suspense fallback={null}>
            <MonthView place={place} />
          </Suspense>
        ) : (
          <>
            <nav className="plan-days" aria-label="Days of this week">
              {days.map(day => (
                <DayButton key={day} day={day} place={place} isChosen={day === place.day} />
              ))}
            </nav>
            <div className="plan-week-view">
              <WeekBoard />
            </div>
            <div className="plan-one-day">
              <DayView day={place.day} />
              <div className="plan-sides">
                <DailyNutrition day={place.day} />
                <SuggestedRecipes day={place.day} meal={suggestedMeal} suggested={suggested} />
              </div>
            </div>
            {slots?.verdict?.(plan)}
          </>
        )}
        {Dialogs ? <Dialogs opened={opened} place={place} onOpen={setOpened} /> : null}
      </div>
    </PlannerContextProvider>
  )
}

interface PlannerHeadProps {
  place: PlannerPlace
  today: Day
  plan: PlanHand
  slots: PlannerSlots | undefined
  onTools: () => void
}

function PlannerHead({ place, today, plan, slots, onTools }: PlannerHeadProps) {
  const week = (days: number) => placeSearch({ ...keptOf(place), from: addDays(place.from, days) })
  const isThisWeek = place.from <= today && today <= addDays(place.from, DAYS_SHOWN - 1)
  const isMonth = place.view === 'month'
  return (
    <div className="plan-head">
      <div className="plan-weeks" hidden={isMonth}>
        <Link to={week(-DAYS_SHOWN)} className="icon-button" aria-label="Previous week" preventScrollReset>
          <Icon name="chevron-left" />
        </Link>{' '}
        <span aria-live="polite">{weekText(place.from, addDays(place.from, DAYS_SHOWN - 1))}</span>{' '}
        <Link to={week(DAYS_SHOWN)} className="icon-button" aria-label="Next week" preventScrollReset>
          <Icon name="chevron-right" />
        </Link>
        {isThisWeek ? null : (
          <Link to={placeSearch(keptOf(place))} className="link text-small" preventScrollReset>
            Today
          </Link>
        )}
      </div>
      <ViewLinks place={place} />
      <div className="plan-actions needs-script">
        <button
          type="button"
          className="icon-button"
          hidden={isMonth}
          aria-label="More for this plan"
          aria-haspopup="dialog"
          onClick={onTools}
        >
          <PlanIcon name="more" size={22} />
        </button>
        <Link to="/dashboard/shopping-list" className="button button-soft button-small">
          Shopping list
        </Link>
        {plan.canUndo ? (
          <Button variant="secondary" size="small" icon="undo" onClick={plan.undo}>
            Undo
          </Button>
        ) : null}
        {isMonth ? null : slots?.actions?.(plan)}
      </div>
    </div>
  )
}

const VIEWS: readonly { view: PlannerView; label: string }[] = [
  { view: 'day', label: 'Day' },
  { view: 'week', label: 'Week' },
  { view: 'month', label: 'Month' },
]

function ViewLinks({ place }: { place: PlannerPlace }) {
  return (
    <nav className="plan-views" aria-label="Show">
      {VIEWS.map(({ view, label }) => (
        <Link
          key={view}
          to={placeSearch({ ...place, view })}
          preventScrollReset
          data-view={view}
          aria-current={place.view === view ? 'true' : undefined}
        >
          {`${label} `}
        </Link>
      ))}
    </nav>
  )
}
