import { type ComponentType, type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { fetchPart, NOT_FETCHED } from '#browser/fetch-part.ts'
import { firstSign } from '#browser/first-sign.ts'
import { Button } from '#kit/button.tsx'
import { Notice } from '#kit/notice.tsx'
import { useToast } from '#kit/toast.tsx'
import { addDays, type Day } from '#modules/calendar/day.ts'
import { dishKey } from '#modules/planner/cooked.ts'
import { mealsOf } from '#modules/planner/meals.ts'
import type { DishLook, PlanDish } from '#modules/planner/plan-dish.ts'
import { entriesOfDay } from '#modules/planner/plan-edits.ts'
import type { PlanSetting } from '#modules/planner/plan-settings.ts'
import type { SaidById } from '#modules/planner/said-words.ts'
import { useConsent } from '#modules/profile/ui/use-consent.tsx'
import type { Units } from '#modules/profile/units.ts'
import { logSearch } from '../log-address.ts'
import type { LogGoals } from '../log-goals.ts'
import { openPlanned } from '../open-planned.ts'
import { DayHead } from './day-head.tsx'
import { type LogContext, LogContextProvider, type Opened } from './log-context.ts'
import type { LogDialogsProps } from './log-dialogs.tsx'
import { DayFoot, DaySide, DayTotals } from './log-rest.tsx'
import { MealList } from './meal-list.tsx'
import { stepDays } from './step-days.ts'
import { type DiaryBase, useDiary } from './use-diary.ts'
import './daily-log.css'

export interface DailyLogProps {
  readonly base: DiaryBase
  readonly day: Day
  readonly today: Day
  /** What the address asked for and no diary has. */
  readonly noDay: string | null
  /** Days of the strip on which something is logged. */
  readonly logged: readonly Day[]
  readonly dishes: readonly PlanDish[]
  readonly looks: { readonly [key: string]: DishLook }
  readonly planSettings: readonly PlanSetting[]
  readonly goals: LogGoals
  readonly units: Units
  /** What the day has beyond what its eater is advised, a sentence each. */
  readonly advised: readonly string[]
  /** What is said of single things that are planned or logged on it. */
  readonly said: SaidById
}

const fetchCarrying = () => fetchPart(() => import('./carry-rows.ts'))
const fetchDialogs = () => fetchPart(() => import('./log-dialogs.tsx'))

/** A day of somebody's diary, with what was planned for it beside. */
export function DailyLog(props: DailyLogProps) {
  const { day, today, noDay, logged, looks, planSettings, goals, units, said } = props
  const { show: say } = useToast()
  const consent = useConsent()
  const diary = useDiary(props.base, consent.ask)
  const [opened, setOpened] = useState<Opened | null>(null)
  const [Dialogs, setDialogs] = useState<ComponentType<LogDialogsProps> | null>(null)

  // A visitor who only looks fetches nothing; whoever does anything at all can go on without a connection.
  useEffect(() => {
    void firstSign().then(() => fetchDialogs().catch(() => {}))
  }, [])
  const show = useCallback(
    (what: Opened) =>
      void fetchDialogs().then(
        part => {
          setDialogs(() => part.default)
          setOpened(what)
        },
        () => say({ message: NOT_FETCHED, tone: 'error' }),
      ),
    [say],
  )
  const add = useCallback((meal: string | null) => show({ kind: 'add', meal }), [show])

  const dishes = useMemo(() => new Map(props.dishes.map(dish => [dishKey(dish), dish])), [props.dishes])
  const entries = entriesOfDay(diary.entries, day)
  const open = openPlanned(diary, day)
  const meals = mealsOf(planSettings, [...entries, ...open])
  const log: LogContext = {
    ...{ diary, day, today, meals, planSettings, dishes, looks, goals, units, open, said, show, add },
  }
  return (
    <LogContextProvider value={log}>
      <SwipedDay day={day} today={today} log={log}>
        <DayHead logged={logged} />
        {noDay !== null ? (
          <Notice tone="caution" className="mb-4">
            There is no day “{noDay.slice(0, 40)}” in a log, so this is today.
          </Notice>
        ) : null}
        {diary.isWaiting ? (
          <Notice live className="mb-4">
            No connection. What you log is kept here and sent when you’re back online.
          </Notice>
        ) : null}
        <DayTotals />
        {props.advised.length > 0 ? (
          <Notice live level={2} title="Advice for this day" className="my-4">
            {props.advised.map(words => (
              <p key={words}>{words}</p>
            ))}
          </Notice>
        ) : null}
        <div className="log-columns">
          <div>
            <div className="log-meals-head">
              <h2>Meals</h2>
              {diary.canUndo ? (
                <Button variant="secondary" size="small" icon="undo" className="needs-script" onClick={diary.undo}>
                  Undo
                </Button>
              ) : null}
              <Button icon="plus" className="log-add needs-script" onClick={() => add(null)}>
                Add Meal
              </Button>
            </div>
            <MealList />
            <DayFoot />
          </div>
          <DaySide />
        </div>
        {Dialogs ? <Dialogs opened={opened} onClose={() => setOpened(null)} /> : null}
        {consent.dialog}
      </SwipedDay>
    </LogContextProvider>
  )
}

/**
 * A finger that wipes across, or an arrow key on the page itself, opens the day before or after; what was eaten can be
 * carried from meal to meal.
 */
function SwipedDay({ day, today, log, children }: { day: Day; today: Day; log: LogContext; children: ReactNode }) {
  const root = useRef<HTMLDivElement>(null)
  // What is carried outlives a page that is drawn anew meanwhile.
  const now = useRef(log)
  now.current = log
  const navigate = useNavigate()
  const step = useRef((_: -1 | 1) => {})
  step.current = by => void navigate(logSearch(addDays(day, by), today), { preventScrollReset: true })
  useEffect(() => {
    const until = new AbortController()
    if (root.current) stepDays(root.current, by => step.current(by), until.signal)
    // Carrying is fetched with the first sign of somebody who may; every way of it has a button too.
    void firstSign()
      .then(fetchCarrying)
      .then(
        part => {
          if (root.current && !until.signal.aborted) part.carryRows(root.current, () => now.current, until.signal)
        },
        () => undefined,
      )
    return () => until.abort()
  }, [])
  return (
    <div className="log" ref={root}>
      {children}
    </div>
  )
}
