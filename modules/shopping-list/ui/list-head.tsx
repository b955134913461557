import { Link } from 'react-router'
import { Button } from '#kit/button.tsx'
import { IconButton } from '#kit/icon-button.tsx'
import { addDays, dayOf, daysBetween } from '#modules/calendar/day.ts'
import type { SeenAisle } from '../acts.ts'
import type { ShoppingView } from '../list-view.ts'
import type { OpenDialog } from './list-dialogs.tsx'
import { ListIcon } from './list-icon.tsx'
import type { ListPaths } from './shopping-page.tsx'
import type { ListCommands } from './use-list-commands.ts'

export interface ListHeadProps {
  readonly view: ShoppingView
  readonly aisles: readonly SeenAisle[]
  readonly isSample: boolean
  readonly token: string | undefined
  readonly paths: ListPaths
  /** The name that whoever is here chose to show. */
  readonly me: string
  readonly name: (chosen: string) => void
  readonly commands: ListCommands
  readonly setOpen: (open: OpenDialog) => void
}

/** Which list, for which days, and what can be done with the whole of it. */
export function ListHead(props: ListHeadProps) {
  const { view, isSample, token, paths, setOpen } = props
  const isOwn = token === undefined
  return (
    <>
      <header className="shop-head">
        <div className="grow">
          <h1>{isOwn ? 'Shopping list' : view.name}</h1>
          {isOwn ? <Days {...props} /> : <p className="text-small text-ink-2">{view.daysWords}</p>}
        </div>
        <Button variant="secondary" icon="printer" className="max-lg:hidden" onClick={() => print()}>
          Print
        </Button>
        {isSample ? null : (
          <Button variant="secondary" icon="share" className="max-lg:hidden" onClick={() => setOpen('share')}>
            {isOwn ? 'Share list' : 'My name'}
          </Button>
        )}
        <button type="button" className="icon-button" aria-label="More for this list" onClick={() => setOpen('menu')}>
          <ListIcon name="more" />
        </button>
      </header>
      {isOwn ? <Tabs view={view} here={paths.here ?? ''} /> : null}
    </>
  )
}

/** The days that are shopped for, as many again before and after them. */
function Days({ view, isSample, commands }: ListHeadProps) {
  const { days, daysWords, meals } = view
  const shift = (times: number) => {
    const from = dayOf(days.from)
    const to = dayOf(days.to)
    const by = times * (daysBetween(from, to) + 1)
    void commands.ask('shopping-list-set', { list: view.list, days: { from: addDays(from, by), to: addDays(to, by) } })
  }
  return (
    <div className="shop-days">
      {isSample ? null : <IconButton icon="chevron-left" label="Earlier days" quiet onClick={() => shift(-1)} />}
      <span>{`${daysWords} `}</span>
      {isSample ? null : <IconButton icon="chevron-right" label="Later days" quiet onClick={() => shift(1)} />}
      <span className="text-small text-ink-3">
        {meals} {meals === 1 ? 'meal' : 'meals'} from the plan
      </span>
    </div>
  )
}

function Tabs({ view, here }: { view: ShoppingView; here: string }) {
  if (view.lists.length < 2) return null
  return (
    <nav className="shop-tabs" aria-label="Lists">
      {view.lists.map(({ list, name, open }) => (
        <Link key={list} to={`${here}?list=${list}`} aria-current={list === view.list ? 'page' : undefined}>
          {name} <span>{open}</span>
        </Link>
      ))}
    </nav>
  )
}
