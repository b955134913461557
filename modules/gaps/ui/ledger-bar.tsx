import { type Bar, LINE_AT } from '../bar.ts'

interface LedgerBarProps {
  bar: Bar
  /** What is known now, where the rest of what is known would be added. */
  before?: number
  /** What is beyond the line is too much: there is no room up to a level. */
  isLimit?: boolean
}

const HATCH = 'ledger-hatch'

/** The pattern of what is not known; once on a page, before its bars. */
export function HatchPattern() {
  return (
    <svg className="ledger-pattern" width="0" height="0" aria-hidden="true">
      <defs>
        <pattern id={HATCH} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <rect width="2.4" height="6" className="ledger-hatch-line" />
        </pattern>
      </defs>
    </svg>
  )
}

const percent = (value: number) => `${Math.round(value * 100) / 100}%`

/**
 * What is known beside its line, and what it may be at most. Solid is known, hatched possible; the line is in the
 * same place in every bar, and the thin rule behind it is the room up to the upper level. The words are beside it.
 */
export function LedgerBar({ bar: { known, possible, hasLevel }, before, isLimit }: LedgerBarProps) {
  const solid = before ?? known
  return (
    <span className="ledger-bar">
      <svg width="100%" height="100%" aria-hidden="true">
        <rect className="ledger-track" width={isLimit ? '100%' : percent(LINE_AT)} height="100%" rx="4" />
        {possible > known ? (
          <>
            <rect className="ledger-open" x="0" width={percent(possible)} height="100%" rx="4" />
            <rect fill={`url(#${HATCH})`} x="0" width={percent(possible)} height="100%" rx="4" />
          </>
        ) : null}
        {before === undefined ? null : <rect className="ledger-added" width={percent(known)} height="100%" rx="4" />}
        <rect className="ledger-known" width={percent(solid)} height="100%" rx="4" />
        {hasLevel && !isLimit ? (
          <g className="ledger-level">
            <line x1={percent(Math.max(LINE_AT, possible))} x2="100%" y1="50%" y2="50%" />
            <line x1="100%" x2="100%" y1="-2" y2="12" />
          </g>
        ) : null}
      </svg>
    </span>
  )
}

/** A small bar of a share, 0 to 100. */
export function ShareBar({ share, isOpen }: { share: number; isOpen?: boolean }) {
  return (
    <svg className="ledger-share" width="100%" height="6" aria-hidden="true">
      {isOpen ? (
        <>
          <rect className="ledger-open" width={percent(share)} height="100%" rx="3" />
          <rect fill={`url(#${HATCH})`} width={percent(share)} height="100%" rx="3" />
        </>
      ) : (
        <rect className="ledger-known" width={percent(share)} height="100%" rx="3" />
      )}
    </svg>
  )
}
