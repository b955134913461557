import { type ReactNode, useState } from 'react'
import { randomId } from '#browser/random-id.ts'
import { Button } from '#kit/button.tsx'
import { Dialog } from '#kit/dialog.tsx'
import { Segments } from '#kit/segments.tsx'
import type { Day } from '#modules/calendar/day.ts'
import type { Dose as EatenDose } from '#modules/nutrition/intake/day-intake.ts'
import { type MealRow, mealsOf } from '#modules/planner/meals.ts'
import { type Edit, nextPlace } from '#modules/planner/plan-edits.ts'
import type { Dose } from '#modules/supplements-log/cabinet.ts'
import type { ProductDose } from '#modules/supplements-log/loose-doses.ts'
import type { DiaryEntry, DiarySetting } from '../../diary.ts'
import type { LogGoals } from '../../log-goals.ts'
import './add-meal.css'
import { OwnFoodPanel } from './own-food-panel.tsx'
import { QuickPanel } from './quick-panel.tsx'
import type { Given } from './rows.ts'
import { SearchPanel } from './search-panel.tsx'
import { type Usual, useUsual } from './use-usual.ts'
import { WhenFields } from './when-fields.tsx'

/** A diary in somebody's hand, as far as adding goes. */
export interface AddingHand {
  readonly entries: readonly DiaryEntry[]
  readonly settings: readonly DiarySetting[]
  /** Does it at once, with what is kept beside it, and says so in these words. */
  edit(edit: Edit<DiaryEntry>, words: string, beside?: Beside): void
  /** The dose that a product is; null where all of the day are taken. */
  doseOf(product: ProductDose, time: string | null): Dose | null
  set(settings: readonly DiarySetting[], words: string): void
}

/** What is kept with entries, in one press and with one Undo. */
export interface Beside {
  readonly settings?: readonly DiarySetting[]
  readonly doses?: readonly Dose[]
}

export interface AddMealProps {
  readonly day: Day
  /** Into which meal; it can be changed. */
  readonly meal: string
  readonly hand: AddingHand
  readonly onClose: () => void
  /** 'HH:mm' that is filled in at first; null where the day is another. */
  readonly time?: string | null
  readonly meals?: readonly MealRow[]
  /** What the day is held against. */
  readonly goals: Pick<LogGoals, 'kcal' | 'lines'>
  /** What was taken on the day, which counts in its totals. */
  readonly doses?: readonly EatenDose[]
}

const TABS = [
  { value: 'search', label: 'Search' },
  { value: 'quick', label: 'Quick add' },
  { value: 'own', label: 'Own food' },
] as const

export type Tab = (typeof TABS)[number]['value']

/** What a panel is given: where its entries go, and how it says that something was typed. */
export interface PanelProps extends Omit<AddMealProps, 'meal' | 'time' | 'meals'> {
  readonly when: When
  readonly kept: Usual
  /** Puts these into the meal, with what is kept beside them, and says so; the sheet stays unless `isLast`. */
  readonly add: (given: readonly Given[], words: string, isLast: boolean, beside?: Beside) => void
  /** What was typed and not found, as a food of one's own to be. */
  readonly notFound: string
  readonly makeOwn: (name: string) => void
  /** Closes the sheet, or asks first where something was typed. */
  readonly leave: () => void
  readonly onDirty: (isDirty: boolean) => void
  readonly fields: ReactNode
}

export interface When {
  readonly meal: string
  readonly time: string | null
}

/** Everything that is added by hand: typed and read, quick figures, a food from its label. */
export default function AddMeal(props: AddMealProps) {
  const { day, hand, onClose, meals = mealsOf([], []) } = props
  const [tab, setTab] = useState<Tab>('search')
  const [when, setWhen] = useState<When>({ meal: props.meal, time: props.time ?? null })
  const [isDirty, setDirty] = useState(false)
  const [notFound, setNotFound] = useState('')
  const [isLeaving, setLeaving] = useState(false)
  const kept = useUsual(hand.settings)
  const mealName = meals.find(({ key }) => key === when.meal)?.name ?? when.meal

  const add: PanelProps['add'] = (given, words, isLast, beside) => {
    const place = nextPlace(hand.entries, { day, meal: when.meal })
    const put = given.map((each, nth) => ({ ...each, id: randomId(), day, ...when, place: place + nth }))
    const where = put.length > 0 ? `added to ${mealName.toLowerCase()}` : 'taken'
    hand.edit({ put, removed: [] }, `${words} ${where}`, beside)
    if (isLast) onClose()
  }
  const leave = () => (isDirty ? setLeaving(true) : onClose())
  const open = (next: Tab) => {
    setTab(next)
    setDirty(false)
  }
  const makeOwn = (name: string) => {
    setNotFound(name)
    open('own')
  }
  const fields = <WhenFields meals={meals} when={when} onChange={setWhen} />
  const panel = { ...props, when, kept, add, leave, notFound, makeOwn, onDirty: setDirty, fields }
  return (
    <Dialog open onClose={leave} title="Add Meal" className="add-meal">
      <Segments
        label="How to add"
        className="add-tabs"
        choices={TABS}
        value={tab}
        onChange={next => {
          setNotFound('')
          open(next)
        }}
      />
      {tab === 'search' ? <SearchPanel {...panel} /> : null}
      {tab === 'quick' ? <QuickPanel {...panel} /> : null}
      {tab === 'own' ? <OwnFoodPanel {...panel} /> : null}
      {isLeaving ? <Leaving onStay={() => setLeaving(false)} onLeave={onClose} /> : null}
    </Dialog>
  )
}

/** What was typed is not thrown away by one press of a key. */
function Leaving({ onStay, onLeave }: { onStay: () => void; onLeave: () => void }) {
  return (
    <Dialog
      open
      onClose={onStay}
      title="Leave without adding?"
      foot={
        <>
          <Button variant="secondary" onClick={onStay}>
            Go on
          </Button>
          <Button onClick={onLeave}>Leave</Button>
        </>
      }
    >
      <p>What you typed isn’t in your log yet.</p>
    </Dialog>
  )
}
