import { type ComponentType, useEffect, useState } from 'react'
import { fetchPart, NOT_FETCHED } from '#browser/fetch-part.ts'
import { keep, kept } from '#browser/kept.ts'
import { useOnline } from '#browser/online.ts'
import { Button, ButtonLink } from '#kit/button.tsx'
import { EmptyState } from '#kit/empty-state.tsx'
import { Initials } from '#kit/initials.tsx'
import { LineDrawing } from '#kit/line-drawing.tsx'
import { Notice } from '#kit/notice.tsx'
import { useToast } from '#kit/toast.tsx'
import { inShoppingOrder, type SeenRow, SINKS_MS, withActs } from '../acts.ts'
import type { ShoppingView } from '../list-view.ts'
import { inShopOrder } from '../shop-order.ts'
import { AddLines } from './add-lines.tsx'
import type { ListDialogsProps, OpenDialog } from './list-dialogs.tsx'
import { ListHead } from './list-head.tsx'
import { ListRow } from './list-row.tsx'
import { Offline } from './offline.tsx'
import type { SideProps } from './own-list-page.tsx'
import { PlanChanged } from './plan-changed.tsx'
import { useListCommands } from './use-list-commands.ts'
import { useShopping } from './use-shopping.ts'
import { useShops } from './use-shops.ts'
import './shopping.css'

export interface ListPaths {
  readonly view: string
  readonly here?: string
  readonly planner?: string
  readonly cupboard?: string
  /** Where a link begins. */
  readonly shared?: string
}

export interface ShoppingPageProps {
  readonly first: ShoppingView
  readonly isSample: boolean
  /** Of a list that is somebody else's. */
  readonly token?: string
  readonly paths: ListPaths
  /** Of one's own list alone. */
  readonly Side?: ComponentType<SideProps>
  readonly Start?: ComponentType<{ view: ShoppingView }>
}

const NAME_KEY = 'shopping-name'
const fetchDialogs = () => fetchPart(() => import('./list-dialogs.tsx'))

/** A shopping list: by aisle, the whole line ticks, and what is done is kept without a connection too. */
export function ShoppingPage({ first, isSample, token, paths, Side, Start }: ShoppingPageProps) {
  const [me, setMe] = useState('')
  useEffect(() => setMe(kept(NAME_KEY) ?? ''), [])
  const { view, acts, act, look, isShared } = useShopping(first, { token, by: me, address: paths.view })
  const [opened, setOpened] = useState<string | null>(null)
  const [open, setOpen] = useState<OpenDialog>(null)
  const Dialogs = useDialogs(open !== null || opened !== null)
  const commands = useListCommands(view, { act, look, isOwn: token === undefined })
  const now = useSinking(view, acts.length)
  const online = useOnline()
  const shops = useShops(view.shops, commands)
  const aisles = inShopOrder(withActs(view, acts), shops.here)
  const rows = aisles.flatMap(aisle => aisle.rows)
  const bought = rows.filter(({ tick }) => tick !== null)
  const waiting = acts.filter(({ waits }) => waits).length
  const name = (chosen: string) => {
    keep(NAME_KEY, chosen.trim() || null)
    setMe(chosen)
  }
  const away = bought.filter(({ tick }) => tick && !tick.isPutAway)
  const isOwn = token === undefined
  // Seen here, and on its way.
  const changed = acts.some(({ body }) => body.began?.anew) ? [] : view.changed
  const seen = () => view.asked && act({ began: { asked: view.asked, anew: true } })
  return (
    <div className="shop">
      <ListHead {...{ view, aisles, isSample, token, paths, me, name, commands, setOpen }} />
      {isSample && Start ? <Start view={view} /> : null}
      <Together rows={rows} me={me} isShared={isShared} bought={bought.length} />
      {!online || waiting > 0 ? <Offline count={waiting} online={online} whole="list" /> : null}
      <Unknown names={view.unknown} />
      <NoRoom names={view.noRoom} />
      <div className="shop-body" data-side={Side !== undefined || changed.length > 0 || undefined}>
        <PlanChanged lines={changed} onSeen={seen} />
        <div className="shop-main">
          {isSample ? null : (
            <AddLines list={view.list} token={token} address={paths.view} onAdd={add => act({ add })} />
          )}
          {isSample || !isOwn ? null : (
            <Button variant="text" size="small" onClick={() => setOpen('catalogue')}>
              Browse the aisles
            </Button>
          )}
          {rows.length === 0 ? <Empty paths={paths} /> : null}
          <div className="shop-aisles">
            {aisles.map(aisle => (
              <section key={aisle.aisle} className="shop-aisle" aria-label={aisle.name}>
                <h2 className="shop-aisle-head">
                  {aisle.name} <span>{countWords(aisle.rows)}</span>
                </h2>
                <ul>
                  {inShoppingOrder(aisle.rows, now).map(row => (
                    <ListRow
                      key={row.key}
                      {...{ row, isSample, me, hasClock: now > 0 }}
                      tick={commands.tick}
                      remove={commands.remove}
                      have={commands.have}
                      open={() => setOpened(row.key)}
                    />
                  ))}
                </ul>
              </section>
            ))}
          </div>
        </div>
        {Side ? (
          <Side {...{ view, isSample, shops, setOpen }} away={away.length} cupboard={paths.cupboard ?? ''} />
        ) : null}
      </div>
      {Dialogs ? (
        <Dialogs
          {...{
            view,
            aisles,
            rows,
            isSample,
            token,
            paths,
            me,
            name,
            act,
            commands,
            opened,
            open,
            setOpen,
            away,
            shops,
          }}
          others={view.lists.filter(({ list }) => list !== view.list)}
          onClose={() => setOpened(null)}
        />
      ) : null}
    </div>
  )
}

/** Dialogs come right after the page, so that they open without a connection too. */
function useDialogs(isWanted: boolean): ComponentType<ListDialogsProps> | null {
  const [Dialogs, setDialogs] = useState<ComponentType<ListDialogsProps> | null>(null)
  const { show } = useToast()
  useEffect(() => {
    if (Dialogs) return
    const fail = () => isWanted && show({ message: NOT_FETCHED, tone: 'error' })
    void fetchDialogs().then(part => setDialogs(() => part.default), fail)
  }, [Dialogs, isWanted, show])
  return Dialogs
}

/** The moment by which lines have sunk; 0 until the browser has a clock of its own to tell them by. */
function useSinking(view: ShoppingView, acts: number): number {
  const [now, setNow] = useState(0)
  const list = `${JSON.stringify(view.aisles).length} ${acts}`
  useEffect(() => {
    setNow(list === '' ? 0 : Date.now())
    const timer = setTimeout(() => setNow(Date.now()), SINKS_MS + 100)
    return () => clearTimeout(timer)
  }, [list])
  return now
}

function countWords(rows: readonly SeenRow[]): string {
  const bought = rows.filter(({ tick }) => tick !== null).length
  return bought > 0 ? `${bought} of ${rows.length}` : String(rows.length)
}

/** How far the shopping is, and who else ticks. */
function Together({
  rows,
  me,
  isShared,
  bought,
}: {
  rows: readonly SeenRow[]
  me: string
  isShared: boolean
  bought: number
}) {
  const others = [...new Set(rows.flatMap(({ tick }) => (tick?.by && tick.by !== me ? [tick.by] : [])))]
  const names = me ? [me, ...others] : others
  if (rows.length === 0) return null
  return (
    <div className="shop-progress">
      {isShared && names.length > 0 ? (
        <span className="shop-people">
          {names.slice(0, 4).map(name => (
            <Initials key={name} name={name} className="size-9 rounded-pill text-small" />
          ))}
          <span className="sr-only">{names.join(', ')}</span>
        </span>
      ) : null}
      <span>{isShared ? 'Shared live' : ''}</span>{' '}
      <strong>
        {bought} of {rows.length}
      </strong>
      <progress max={rows.length} value={bought} aria-label="Bought" />
    </div>
  )
}

function Unknown({ names }: { names: readonly string[] }) {
  if (names.length === 0) return null
  return (
    <Notice className="mt-4">
      <p>
        We no longer know what’s in {names.join(', ')}, so nothing for {names.length === 1 ? 'it' : 'them'} is on this
        list.
      </p>
    </Notice>
  )
}

const MOST_NAMED = 3

function NoRoom({ names }: { names: readonly string[] }) {
  if (names.length === 0) return null
  const more = names.length - MOST_NAMED
  return (
    <Notice className="mt-4">
      <p>
        One list has no room for {names.slice(0, MOST_NAMED).join(', ')}
        {more > 0 ? ` and ${more} more ${more === 1 ? 'dish' : 'dishes'}` : ''}. Choose fewer days to see what they
        need.
      </p>
    </Notice>
  )
}

function Empty({ paths }: { paths: ListPaths }) {
  return (
    <EmptyState
      title="Nothing to buy"
      drawing={<LineDrawing path="M24 12h48v72H24ZM36 30h4M46 30h16M36 46h4M46 46h16M36 62h4M46 62h10" />}
      action={paths.planner ? <ButtonLink to={paths.planner}>Plan a week</ButtonLink> : undefined}
    >
      {paths.planner ? 'Plan a week, or type something to add.' : 'Type something to add.'}
    </EmptyState>
  )
}
