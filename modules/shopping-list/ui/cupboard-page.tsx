import { type FormEvent, useState } from 'react'
import { useOnline } from '#browser/online.ts'
import { Button, ButtonLink } from '#kit/button.tsx'
import { Chip, ChipGroup } from '#kit/chip.tsx'
import { EmptyState } from '#kit/empty-state.tsx'
import { LineDrawing } from '#kit/line-drawing.tsx'
import { SearchField } from '#kit/search-field.tsx'
import { useToast } from '#kit/toast.tsx'
import type { Day } from '#modules/calendar/day.ts'
import { EatingMarks } from '#modules/nutrition/ui/eating-marks.tsx'
import type { CupboardRow, CupboardView, UsedView } from '../cupboard-view.ts'
import { UNSORTED } from '../shop-order.ts'
import { CupboardLevel } from './cupboard-level.tsx'
import { CupboardSheet } from './cupboard-sheet.tsx'
import { ListIcon } from './list-icon.tsx'
import { Offline } from './offline.tsx'
import { OwnStart } from './own-start.tsx'
import { StaplesDialog } from './staples-dialog.tsx'
import { itemOf, newItem, useCupboard } from './use-cupboard.ts'
import { UsedUp } from './used-up.tsx'
import './shopping.css'
import './cupboard.css'

interface CupboardPageProps {
  readonly first: CupboardView
  readonly isSample: boolean
  readonly paths: { readonly view: string; readonly list: string; readonly recipes: string }
}

const FILTERS = {
  all: ['All', () => true],
  soon: ['Use soon', ({ isUseSoon }: CupboardRow) => isUseSoon],
  low: ['Running low', ({ level }: CupboardRow) => level === 'little' || level === 'none'],
  staples: ['Staples', ({ isStaple }: CupboardRow) => isStaple],
} as const
type Filter = keyof typeof FILTERS

/** What is at home: how much of it, what the plan takes, and what wants to be used first. */
export function CupboardPage({ first, isSample, paths }: CupboardPageProps) {
  const { view, waiting, set, add, read } = useCupboard(first, paths.view)
  const online = useOnline()
  const [filter, setFilter] = useState<Filter>('all')
  const [typed, setTyped] = useState('')
  const [opened, setOpened] = useState<string | null>(null)
  const [choosing, setChoosing] = useState(false)
  const { show } = useToast()
  const today = view.today as Day
  const words = typed.trim().toLowerCase()
  const isFound = (row: CupboardRow) => FILTERS[filter][1](row) && row.name.toLowerCase().includes(words)
  const aisles = view.aisles.flatMap(aisle => {
    const rows = aisle.rows.filter(isFound)
    return rows.length > 0 ? [{ ...aisle, rows }] : []
  })
  const rows = view.aisles.flatMap(aisle => aisle.rows)

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (words === '' || isSample) return
    add(typed.trim())
    setTyped('')
  }
  const takeOff = (off: readonly UsedView[]) => {
    const asked = view.used.flatMap(({ key }) => rows.find(row => row.key === key) ?? [])
    set(asked.map(row => ({ key: row.key, item: leftItem(row, off, today) })))
    if (off.length === 0) return
    const onAction = () => set(asked.map(row => ({ key: row.key, item: itemOf(row) })))
    show({
      message: `${off.length} ${off.length === 1 ? 'amount is' : 'amounts are'} less now`,
      action: { label: 'Undo', onAction },
    })
  }

  return (
    <div className="cupboard">
      <header className="shop-head flex-wrap">
        <div className="grow">
          <h1>Cupboard</h1>
          <p className="mt-1 text-small text-ink-2" hidden={view.count === 0}>
            {view.count} {view.count === 1 ? 'thing' : 'things'}
            {view.inPlan > 0 ? `, ${view.inPlan} of them used by the plan` : ''}
          </p>
        </div>
        {isSample || view.count === 0 || view.staples.length === 0 ? null : (
          <Button variant="secondary" size="small" onClick={() => setChoosing(true)}>
            Choose staples
          </Button>
        )}
        <ButtonLink to={paths.list} variant="soft" size="small">
          Shopping list
        </ButtonLink>
      </header>
      {isSample ? <OwnStart empty="Start a cupboard of my own" /> : null}
      <form className="cupboard-add" onSubmit={submit}>
        <SearchField
          label="Search the cupboard, or add to it"
          placeholder="Search or add: 500g red lentils"
          value={typed}
          enterKeyHint="done"
          onChange={event => setTyped(event.currentTarget.value)}
          onClear={() => setTyped('')}
        />
        {words && !isSample ? (
          <Button type="submit" size="small">
            Add
          </Button>
        ) : null}
      </form>
      {view.count > 0 ? (
        <ChipGroup label="Show" scroll className="mt-3">
          {(Object.keys(FILTERS) as Filter[]).map(each => (
            <Chip key={each} pressed={filter === each} onPress={() => setFilter(each)}>
              {FILTERS[each][0]}
            </Chip>
          ))}
        </ChipGroup>
      ) : null}
      {!online || waiting > 0 ? <Offline count={waiting} online={online} whole="cupboard" /> : null}
      {filter === 'all' && words === '' && !isSample ? <UsedUp used={view.used} onDone={takeOff} /> : null}
      {filter === 'all' && words === '' ? <UseSoon view={view} recipes={paths.recipes} /> : null}
      <div className="cupboard-aisles">
        {aisles.map(({ aisle, name, rows }) => (
          <section key={aisle} className="shop-aisle" aria-label={name}>
            <h2 className="shop-aisle-head">
              {name} <span>{rows.length}</span>
            </h2>
            <ul>
              {rows.map(row => (
                <Thing key={row.key} row={row} open={() => setOpened(row.key)} />
              ))}
            </ul>
          </section>
        ))}
      </div>
      {view.count > 0 && aisles.length === 0 ? <p className="mt-6 text-ink-2">Nothing here matches that.</p> : null}
      {view.count === 0 ? (
        <EmptyState
          title="Your cupboard is empty"
          drawing={
            <LineDrawing path="M20 8h56v76H20ZM48 8v76M20 46h56M42 24v6M54 24v6M42 62v6M54 62v6M28 84v6M68 84v6" />
          }
          action={isSample ? undefined : <Button onClick={() => setChoosing(true)}>Choose staples</Button>}
        >
          Tick what you always have in, and it stays off your shopping list.
        </EmptyState>
      ) : null}
      <CupboardSheet
        row={rows.find(({ key }) => key === opened) ?? null}
        {...{ isSample, read }}
        set={(row, item) => set([{ key: row.key, item: item && { ...itemOf(row), ...item, usedUntil: today } }])}
        onClose={() => setOpened(null)}
      />
      <StaplesDialog
        open={choosing}
        staples={view.staples}
        onClose={() => setChoosing(false)}
        onDone={keys => {
          const chosen = view.staples.filter(({ key }) => keys.includes(key))
          set(chosen.map(({ key, name }) => ({ key, item: newItem(name, true) })))
        }}
      />
    </div>
  )
}

/** What is left of a thing that the plan has cooked with; of what is still there, nothing is asked again. */
function leftItem(row: CupboardRow, off: readonly UsedView[], today: Day) {
  const taken = off.find(({ key }) => key === row.key)
  if (!taken) return { ...itemOf(row), usedUntil: today }
  if (taken.level === 'none' && !row.isStaple) return null
  return { ...itemOf(row), level: taken.level, grams: taken.grams, usedUntil: today }
}

function UseSoon({ view: { useSoon, have }, recipes }: { view: CupboardView; recipes: string }) {
  if (useSoon.length === 0) {
    if (have === '') return null
    return (
      <ButtonLink
        to={`${recipes}?${new URLSearchParams({ have })}`}
        variant="text"
        iconEnd="arrow-right"
        className="mt-4"
      >
        Cook with what I have
      </ButtonLink>
    )
  }
  return (
    <section className="cupboard-soon" aria-label="Use soon">
      <h2 className="text-h3">Use soon</h2>
      <ul>
        {useSoon.map(({ key, name, exact, useByWords, sinceWords, meals }) => (
          <li key={key}>
            <strong>
              <bdi>{name}</bdi>
            </strong>{' '}
            <span>{exact}</span>{' '}
            <small>
              {useByWords ? `By ${useByWords}` : `Since ${sinceWords}, best within days`}
              {meals[0] ? `. The plan uses it: ${meals[0].words}` : ''}
            </small>
          </li>
        ))}
      </ul>
      <ButtonLink to={`${recipes}?${new URLSearchParams({ have })}`} variant="text" iconEnd="arrow-right">
        Cook with what I have
      </ButtonLink>
    </section>
  )
}

/** What was added without a connection is words until it has joined. */
const isUnderstood = ({ key }: CupboardRow) => !key.startsWith(UNSORTED)

function Thing({ row, open }: { row: CupboardRow; open: () => void }) {
  const { name, isStaple, takes, sinceWords, exact, level } = row
  return (
    <li className="cupboard-row">
      <button type="button" onClick={open} disabled={!isUnderstood(row)}>
        <span className="cupboard-name">
          <bdi>{name}</bdi> {isStaple ? <span className="badge badge-plain">Staple</span> : null}
          <EatingMarks marks={row.marks} inline />
          <small>{[takes && `${takes} planned`, sinceWords && `since ${sinceWords}`].filter(Boolean).join(', ')}</small>
        </span>{' '}
        <span className="cupboard-amount">
          {isUnderstood(row) ? exact || LEVEL_WORDS[level] : ''}
          <CupboardLevel level={level} />
        </span>
        {isUnderstood(row) ? <ListIcon name="more" /> : null}
      </button>
    </li>
  )
}

const LEVEL_WORDS = { none: 'none left', little: 'a little', half: 'about half', plenty: 'plenty' } as const
