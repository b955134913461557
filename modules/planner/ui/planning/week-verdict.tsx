import { type ReactNode, useState } from 'react'
import { call } from '#browser/calls.ts'
import { Card } from '#kit/card.tsx'
import { Icon } from '#kit/icon.tsx'
import type { IngredientShare } from '../../queries/kitchen.ts'
import type { GiverRow, VerdictRow, VerdictRows } from '../../verdict-rows.ts'

interface WeekVerdictProps {
  id: string
  verdict: VerdictRows
  /** Something was changed that is not in it yet. */
  isOld: boolean
  /** Under the head. */
  children?: ReactNode
}

const GROUPS = [
  { verdict: 'not met', name: 'Not met', hint: 'below what is advised, or over a limit' },
  { verdict: 'cannot tell', name: 'Cannot tell', hint: 'the part we know falls short; the rest is not on record' },
  { verdict: 'met', name: 'Met', hint: '' },
] as const

/** What the planned days give beside what is advised; each figure opens to dishes, and a dish to its ingredients. */
export function WeekVerdict({ id, verdict, isOld, children }: WeekVerdictProps) {
  const { rows, warnings, days, notCounted } = verdict
  return (
    <Card id={id} className="verdict" aria-labelledby={`${id}-name`} aria-busy={isOld}>
      <header className="verdict-head">
        <h2 id={`${id}-name`} className="text-h3">
          What the week gives
        </h2>
        <p className="text-small text-ink-3">Average per day, UK reference intakes</p>
      </header>
      {children}
      {days === 0 ? (
        <p className="text-ink-2">Nothing is planned yet, so there is nothing to add up.</p>
      ) : (
        <>
          <Counts verdict={verdict} />
          {notCounted ? <p className="verdict-not-counted">{notCounted}</p> : null}
          {warnings.length > 0 ? (
            <ul className="verdict-warnings">
              {warnings.map(words => (
                <li key={words}>{words}</li>
              ))}
            </ul>
          ) : null}
          {GROUPS.map(({ verdict: which, name, hint }) => {
            const those = rows.filter(row => row.verdict === which)
            // An id with a space is two for whatever refers to it.
            const key = which.replace(' ', '-')
            return those.length === 0 ? null : (
              <section key={which} aria-labelledby={`${id}-${key}`} className={`verdict-${key}`}>
                <header className="verdict-group">
                  <h3 id={`${id}-${key}`}>{name}</h3>
                  <p>{hint}</p>
                </header>
                <div className="verdict-rows">
                  {those.map(row => (
                    <Row key={row.key} row={row} />
                  ))}
                </div>
              </section>
            )
          })}
        </>
      )}
    </Card>
  )
}

function Counts({ verdict: { rows, met, notMet, cannotTell } }: { verdict: VerdictRows }) {
  const parts = [
    { key: 'met', of: 'met', count: met },
    { key: 'not-met', of: 'not met', count: notMet },
    { key: 'cannot-tell', of: 'cannot tell', count: cannotTell },
  ] as const
  return (
    <>
      <div className="verdict-bar" aria-hidden="true">
        {parts.flatMap(part =>
          rows
            .filter(({ verdict }) => verdict === part.of)
            .map(({ key }) => <span key={key} className={`verdict-part-${part.key}`} />),
        )}
      </div>
      <p className="verdict-counts">
        {parts.map(({ key, of, count }) => (
          <span key={key}>
            <i className={`verdict-swatch verdict-part-${key}`} aria-hidden="true" />
            <b>{count}</b> {`${of} `}
          </span>
        ))}
      </p>
    </>
  )
}

function Row({ row }: { row: VerdictRow }) {
  const { key, name, amount, note, share, sum, givers, others } = row
  return (
    <details className="verdict-row">
      <summary>
        <span className="verdict-name">
          {name} {note ? <small>{note}</small> : null}
        </span>{' '}
        {share === null ? (
          <span className="verdict-meter verdict-meter-unknown" aria-hidden="true" />
        ) : (
          <svg className="verdict-meter" viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
            <rect width={Math.round(share * 100)} height="8" />
          </svg>
        )}
        <span className="verdict-amount">{amount}</span>
        <Icon name="chevron-down" size={18} />
      </summary>
      {givers.length === 0 ? (
        <p className="text-small text-ink-3">No dish in the plan says.</p>
      ) : (
        <>
          <p className="verdict-sum">
            <span>What gives it, over these days</span> <span>{sum}</span>
          </p>
          <ul>
            {givers.map(giver => (
              <Giver key={giver.entryId} giver={giver} nutrient={key} />
            ))}
            {others ? (
              <li className="verdict-giver">
                <span>Other dishes</span> <span>{others}</span>
              </li>
            ) : null}
          </ul>
        </>
      )}
    </details>
  )
}

const NO_SHARES = 'We can’t tell without a connection.'

/** A dish, which opens to its ingredients where it is a recipe of ours. */
function Giver({ giver: { name, amount, recipe }, nutrient }: { giver: GiverRow; nutrient: string }) {
  const [shares, setShares] = useState<readonly IngredientShare[] | string | null>(null)
  const figure = amount ?? 'unknown'
  if (recipe === null)
    return (
      <li className="verdict-giver">
        <span>{name}</span> <span>{figure}</span>
      </li>
    )
  const open = async () => {
    if (Array.isArray(shares)) return
    const { ok, body } = await call(`/api/plan-ingredients?recipe=${recipe}&nutrient=${nutrient}`, { mayBeKept: true })
    setShares(ok ? (body as { ingredients: readonly IngredientShare[] }).ingredients : NO_SHARES)
  }
  return (
    <li>
      <details className="verdict-dish" onToggle={({ currentTarget }) => void (currentTarget.open && open())}>
        <summary>
          <span>{name}</span> <span>{figure}</span>
        </summary>
        <Ingredients shares={shares} />
      </details>
    </li>
  )
}

function Ingredients({ shares }: { shares: readonly IngredientShare[] | string | null }) {
  if (shares === null || typeof shares === 'string') return <p role="status">{shares ?? 'Looking it up…'}</p>
  return (
    <ul>
      {shares.map(({ name, percent }) => (
        <li key={name} className="verdict-giver">
          <span>{name}</span> <span>{percent === null ? 'unknown' : `${percent} %`}</span>
        </li>
      ))}
    </ul>
  )
}
