import { useState } from 'react'
import { Button } from '#kit/button.tsx'
import { classes } from '#kit/classes.ts'
import { Icon } from '#kit/icon.tsx'
import { type PlanBase, usePlan } from '#modules/planner/ui/use-plan.ts'
import type { LedgerPage, PageRow } from '../ledger-page.ts'
import { FoodFirst, type FoodHand } from './food-first.tsx'
import { LedgerBar, ShareBar } from './ledger-bar.tsx'
import { ProductAfter } from './product-after.tsx'

interface LedgerGroupsProps {
  readonly ledger: LedgerPage
  readonly plan: PlanBase
  readonly referenceWords: string
}

const GROUPS = [
  { key: 'notMet', name: 'Not met', words: 'Nearest to closing first' },
  { key: 'cannotTell', name: 'Cannot tell', words: 'Too little is known about what was eaten' },
  { key: 'withSupplements', name: 'Met with supplements', words: 'Food alone falls short: food first' },
  { key: 'met', name: 'Met', words: 'Past the line, as a percentage of the reference' },
  { key: 'limits', name: 'At most', words: 'These work the other way: past the line is more than is advised' },
] as const satisfies readonly { key: keyof LedgerPage; name: string; words: string }[]

/** A swap puts no leftovers before what they are left over from. */
const askNothing = () => undefined

/** So many of a long group are shown on a phone at first. */
const FEW = 6

/** All rows by what can be said of them; the one that is nearest to closing is open. */
export function LedgerGroups({ ledger, plan: base, referenceWords }: LedgerGroupsProps) {
  const plan = usePlan(base, askNothing)
  const [before] = useState(() => new Map(base.entries.map(entry => [entry.id, entry])))
  const [opened, setOpened] = useState<ReadonlySet<string>>(() => new Set(firstOpen(ledger)))
  const toggle = (id: string) =>
    setOpened(all => new Set(all.has(id) ? [...all].filter(each => each !== id) : [...all, id]))
  const hand: FoodHand = { plan, before, dishes: ledger.dishes }
  return (
    <div className="ledger-card" data-pale={ledger.isEnough ? undefined : true}>
      {ledger.isEnough ? null : (
        <p className="ledger-few">
          <Icon name="info" size={18} />
          {ledger.completeDays === 1 ? 'One complete day' : 'Two complete days'} is a first look. From three on an
          average says more.
        </p>
      )}
      <p className="ledger-columns" aria-hidden="true">
        <span>A day on average</span>{' '}
        <span className="ledger-columns-bar">
          <b>Reference</b> <span>Upper level</span>
        </span>{' '}
        <span>{referenceWords.startsWith('UK') ? 'Of the UK reference' : 'Of the reference'}</span>
      </p>
      {ledger.notMet.length + ledger.cannotTell.length === 0 ? (
        <p className="ledger-all">You met every reference intake we can check.</p>
      ) : null}
      {GROUPS.map(({ key, name, words }) => (
        <Group key={key} {...{ name, words, hand, opened, toggle }} id={key} rows={ledger[key]} />
      ))}
    </div>
  )
}

/** What is nearest to closing; else what food leaves to a supplement. */
const firstOpen = ({ notMet, withSupplements }: LedgerPage): string[] =>
  [...notMet, ...withSupplements].slice(0, 1).map(rowId)

const rowId = ({ key }: PageRow) => `row-${key.replaceAll(' ', '-')}`

interface GroupProps {
  readonly id: string
  readonly name: string
  readonly words: string
  readonly rows: readonly PageRow[]
  readonly hand: FoodHand
  readonly opened: ReadonlySet<string>
  readonly toggle: (id: string) => void
}

function Group({ id, name, words, rows, hand, opened, toggle }: GroupProps) {
  const [isWhole, setWhole] = useState(false)
  if (rows.length === 0) return null
  return (
    <section aria-labelledby={id} className={classes('ledger-group', `ledger-group-${id}`)}>
      <header>
        <h2 id={id} tabIndex={-1}>
          {name}
        </h2>
        <p>{words}</p>
      </header>
      <ul data-whole={isWhole || undefined}>
        {rows.map(row => (
          <Row
            key={row.key}
            row={row}
            hand={hand}
            isOpen={opened.has(rowId(row))}
            onToggle={() => toggle(rowId(row))}
          />
        ))}
      </ul>
      {rows.length > FEW && !isWhole ? (
        <Button variant="secondary" wide className="ledger-more needs-script" onClick={() => setWhole(true)}>
          Show {rows.length - FEW} more
        </Button>
      ) : null}
    </section>
  )
}

interface RowProps {
  readonly row: PageRow
  readonly hand: FoodHand
  readonly isOpen: boolean
  readonly onToggle: () => void
}

function Row({ row, hand, isOpen, onToggle }: RowProps) {
  const id = rowId(row)
  const isLimit = row.key.endsWith('at most')
  return (
    <li className="ledger-row" data-open={isOpen || undefined}>
      <h3>
        <button type="button" className="ledger-press" aria-expanded={isOpen} aria-controls={id} onClick={onToggle}>
          <span className="ledger-name">
            {row.name} {row.beside === null ? null : <small>{row.beside}</small>}
          </span>{' '}
          <span className="ledger-at ledger-at-row">
            {row.level === null ? null : (
              <span className="ledger-level-figure">
                <span className="sr-only">Upper level </span>
                {row.level}
              </span>
            )}
            <LedgerBar bar={row.bar} isLimit={isLimit} {...(row.foodEnds !== null && { before: row.foodEnds })} />
          </span>{' '}
          <span className="ledger-amount">
            <b>{row.amount}</b> {row.of}
          </span>{' '}
          <span className="ledger-note-cell">{row.note}</span>
          <Icon name={isOpen ? 'chevron-up' : 'chevron-down'} size={18} className="ledger-chevron" />
        </button>
      </h3>
      <div id={id} className="ledger-panel" hidden={!isOpen}>
        <Panel row={row} hand={hand} />
      </div>
    </li>
  )
}

function Panel({ row, hand }: Pick<RowProps, 'row' | 'hand'>) {
  const { food, product, advice, unknown } = row
  const hasMore = food !== null || product !== null || advice !== null || unknown.length > 0
  return (
    <div className="ledger-panel-grid" data-alone={hasMore ? undefined : true}>
      <div className="ledger-givers">
        <h4>What gave it</h4>
        {row.givers.length === 0 ? (
          <p>Nothing that we know of.</p>
        ) : (
          <ul>
            {row.givers.map(({ name, amount, share }) => (
              <li key={name} className="ledger-part">
                <span>{name}</span>{' '}
                <span className="ledger-share-cell">{share === null ? null : <ShareBar share={share} />}</span>{' '}
                <span>{amount}</span>
              </li>
            ))}
          </ul>
        )}
        <p className="ledger-coverage">
          {row.coverage}
          {row.level === null ? '' : ` Upper level for food and supplements together: ${row.level}.`}
        </p>
      </div>
      <div className="ledger-doing">
        {advice === null ? null : <p className="ledger-advice">{advice}</p>}
        {food === null ? null : <FoodFirst name={row.name} food={food} hand={hand} />}
        {unknown.length > 0 && row.verdict !== 'met' ? <NotKnown row={row} /> : null}
        {product === null ? null : <ProductAfter product={product} />}
      </div>
    </div>
  )
}

/** What holds the unknown part, and how much each could add. */
function NotKnown({ row: { name, unknown, settle, verdict } }: { row: PageRow }) {
  return (
    <section className="ledger-unknown">
      <h4>What is not known</h4>
      <p>
        We take the least and the most that foods like these hold, so what you ate lies between the two
        {verdict === 'cannot tell' ? ', and so does the line' : ''}.
      </p>
      <ul>
        {unknown.map(each => (
          <li key={each.name} className="ledger-part">
            <span>{each.name}</span>{' '}
            <span className="ledger-share-cell">
              <ShareBar share={each.share} isOpen />
            </span>{' '}
            <span>{each.amount}</span>
          </li>
        ))}
      </ul>
      {settle === null ? null : (
        <p>
          <b>What would settle it:</b> {settle} While we cannot tell, no product is shown for {name.toLowerCase()}.
        </p>
      )}
    </section>
  )
}
