import { shortFigure, wholeFigure } from '#modules/nutrition/figure-text.ts'
import { printedParts, roundTo } from '#modules/nutrition/rounding.ts'
import { scaleOf } from '#modules/planner/verdict-rows.ts'
import { type Bar, LINE_AT } from './bar.ts'
import type { Giver, LedgerRow } from './ledger.ts'

/** Without a level a bar stops so far past the line. */
const JUST_PAST = 6

/** A row of the ledger in words and figures, ready to be shown. */
export interface RowWords {
  readonly key: string
  readonly name: string
  readonly verdict: LedgerRow['verdict']
  /** '252 to 264', 'at least 41' */
  readonly amount: string
  /** 'of 300 mg', 'of at most 6 g' */
  readonly of: string
  /** '36 to 48 mg short', '47 µg not known', '155 %', '0.4 g over' */
  readonly note: string
  /** '100 µg'; null where no level is set. */
  readonly level: string | null
  /** Where the line is one's own target or a label's value: said beside the name. */
  readonly beside: string | null
  readonly bar: Bar
  /** Where the food ends in the bar, when supplements are behind it; else null. */
  readonly foodEnds: number | null
  readonly givers: readonly GiverWords[]
  readonly unknown: readonly UnknownWords[]
  readonly settle: string | null
  /** 'A day on average. Known for 96 % of what was eaten.' */
  readonly coverage: string
}

export interface GiverWords {
  readonly name: string
  readonly amount: string
  /** Of the longest, 0 to 100; null for the rest, which is drawn with no bar. */
  readonly share: number | null
}

export interface UnknownWords {
  /** 'Red lentil dal, known for 40 %' */
  readonly name: string
  /** 'up to 14 µg', 'nobody can say how much' */
  readonly amount: string
  readonly share: number
}

const MOST_GIVERS = 6
const MOST_UNKNOWN = 5

/** One row of a ledger over so many complete days. */
export function rowWords(row: LedgerRow, days: number): RowWords {
  const unit = unitOf(row)
  const { line, verdict, level, coverage } = row
  const { name } = scaleOf(line.key)
  return {
    key: `${line.key} ${line.sense}`,
    name,
    verdict,
    amount: amountText(row, unit),
    of: `of ${line.sense === 'at most' ? 'at most ' : ''}${shortest(unit, unit.line)} ${unit.unit}`,
    note: noteOf(row, unit),
    level: level === null || line.sense === 'at most' ? null : `${shortest(unit, unit.of(level))} ${unit.unit}`,
    beside: line.from === 'own' ? 'your own target' : line.from === 'label' ? 'label reference' : null,
    bar: barOf(row),
    foodEnds: row.supplements > 0 ? barOf(foodAlone(row)).known : null,
    givers: giverWords(row, unit, days),
    unknown: unknownWords(row, unit, days),
    settle: verdict === 'cannot tell' && line.sense === 'at least' ? settleWords(row, unit) : null,
    coverage:
      line.key === 'freeSugarsG'
        ? 'A day on average. Food tables give all sugars together; free sugars are at most that.'
        : `A day on average. Known for ${Math.floor(coverage * 100)} % of what was eaten.`,
  }
}

function amountText({ line }: LedgerRow, unit: Unit): string {
  if (line.key === 'freeSugarsG') return unit.isBounded ? `up to ${text(unit, unit.upper)}` : 'not known'
  return unit.isBounded ? rangeText(unit, unit.lower, unit.upper) : `at least ${text(unit, unit.lower)}`
}

/** The same without what supplements gave. */
export const foodAlone = (row: LedgerRow): LedgerRow => ({
  ...row,
  lower: row.lower - row.supplements,
  upper: row.upper - row.supplements,
  supplements: 0,
})

/** Whether food alone is known to fall short of a line that is met. */
export const isMetBySupplements = ({ verdict, line, upper, supplements }: LedgerRow): boolean =>
  verdict === 'met' && line.sense === 'at least' && upper - supplements < line.amount

/** A row's figures as they are printed: in the unit of a label, rounded alike. */
interface Unit {
  readonly unit: string
  readonly decimals: number
  readonly of: (amount: number) => number
  readonly lower: number
  readonly upper: number
  readonly line: number
  readonly isBounded: boolean
}

const MOST_MORE_DECIMALS = 3
/** From here on whole units say enough. */
const WHOLE_FROM = 50

/** Decimals of the nutrient, fewer where the reference is large, more where rounding would hide the verdict. */
function unitOf({ line, lower, upper, verdict }: LedgerRow): Unit {
  const { unit, decimals: most, of } = scaleOf(line.key)
  const isBounded = Number.isFinite(upper)
  const [low, high, at] = [of(lower), isBounded ? of(upper) : Number.POSITIVE_INFINITY, of(line.amount)]
  const start = Math.min(most, at >= WHOLE_FROM ? 0 : 1)
  const tries = Array.from({ length: MOST_MORE_DECIMALS + 1 }, (_, more) => start + more)
  const rounded = (value: number, decimals: number) => (Number.isFinite(value) ? roundTo(value, decimals) : value)
  const agrees = (decimals: number) =>
    verdictOfPrinted(rounded(low, decimals), rounded(high, decimals), at, line.sense) === verdict
  const decimals = tries.find(agrees) ?? start
  return {
    ...{ unit, decimals, of, line: at, isBounded },
    lower: rounded(low, decimals),
    upper: rounded(high, decimals),
  }
}

function verdictOfPrinted(low: number, high: number, line: number, sense: LedgerRow['line']['sense']) {
  if (sense === 'at least') return low >= line ? 'met' : high < line ? 'not met' : 'cannot tell'
  return high <= line ? 'met' : low > line ? 'not met' : 'cannot tell'
}

const text = ({ decimals }: Pick<Unit, 'decimals'>, value: number) => wholeFigure(value, decimals)

/** Without a nought that says nothing: 300, 8.7. */
const shortest = ({ decimals }: Pick<Unit, 'decimals'>, value: number) => shortFigure(value, Math.max(decimals, 1))

const rangeText = (unit: Unit, from: number, to: number) =>
  text(unit, from) === text(unit, to) ? text(unit, from) : `${text(unit, from)} to ${text(unit, to)}`

function noteOf(row: LedgerRow, unit: Unit): string {
  const { verdict, line } = row
  const { lower, upper, isBounded } = unit
  if (verdict === 'cannot tell') {
    if (line.key === 'freeSugarsG') return 'some sugars are not free'
    return isBounded ? `${text(unit, upper - lower)} ${unit.unit} not known` : 'some of it not known'
  }
  if (line.sense === 'at most') {
    return verdict === 'met'
      ? `${rangeText(unit, unit.line - upper, unit.line - lower)} ${unit.unit} below`
      : isBounded
        ? `${rangeText(unit, lower - unit.line, upper - unit.line)} ${unit.unit} over`
        : `at least ${text(unit, lower - unit.line)} ${unit.unit} over`
  }
  return verdict === 'met'
    ? `${shortFigure(percentOf(lower, unit.line), 0)} %${isMetBySupplements(row) ? ', with supplements' : ''}`
    : `${rangeText(unit, unit.line - upper, unit.line - lower)} ${unit.unit} short`
}

/** Rounded down: what is said to be met is. Figures that were rounded carry the error of binary fractions. */
const percentOf = (amount: number, line: number) => Math.floor((amount / line) * 100 + 1e-9)

/** Left of the line to scale; right of it the room up to the level, or just past the line where none is set. */
function barOf({ line, lower, upper, level }: LedgerRow): Bar {
  const place = (amount: number) => placeOf(amount / line.amount, line.sense === 'at most' ? null : level, line)
  const known = place(lower)
  return { known, possible: Math.max(known, place(upper)), hasLevel: level !== null && line.sense === 'at least' }
}

function placeOf(times: number, level: number | null, { amount, sense }: LedgerRow['line']): number {
  if (times <= 1) return times * LINE_AT
  if (sense === 'at most') return Math.min(100, times * LINE_AT)
  if (level === null || level <= amount) return LINE_AT + Math.min(JUST_PAST, (times - 1) * JUST_PAST)
  return Math.min(100, LINE_AT + ((times - 1) / (level / amount - 1)) * (100 - LINE_AT))
}

function giverWords({ givers, lower }: LedgerRow, unit: Unit, days: number): GiverWords[] {
  const known = givers.filter(({ amount }) => amount > 0)
  if (known.length === 0 || lower === 0) return []
  const named = known.slice(0, MOST_GIVERS)
  const rest = known.slice(MOST_GIVERS)
  const amounts = [...named.map(giver => giver.amount), ...(rest.length > 0 ? [sumOf(rest)] : [])]
  const printed = printedParts(
    amounts.map(amount => unit.of(amount) / days),
    unit.lower,
    unit.decimals,
  )
  const longest = named[0]?.amount ?? 1
  const words = (place: number) => `${text(unit, printed[place] ?? 0)} ${unit.unit}`
  const rows: GiverWords[] = named.map(({ name, amount, isSupplement }, place) => ({
    name: isSupplement ? `${name}, supplement` : name,
    amount: words(place),
    share: (amount / longest) * 100,
  }))
  if (rest.length === 0) return rows
  const others = rest.length === 1 ? '1 other food' : `${rest.length} other foods`
  return [...rows, { name: others, amount: words(named.length), share: null }]
}

const sumOf = (givers: readonly Giver[]) => givers.reduce((sum, { amount }) => sum + amount, 0)

/** The largest first. Less than the last digit that is printed is not worth a line. */
function unknownWords({ givers, line }: LedgerRow, unit: Unit, days: number): UnknownWords[] {
  const isAllSugars = line.key === 'freeSugarsG'
  const open = givers
    .map(giver => ({ ...giver, aDay: unit.of(giver.more) / days }))
    .filter(({ aDay }) => aDay >= 10 ** -unit.decimals / 2)
    .toSorted((one, other) => (one.aDay === other.aDay ? 0 : other.aDay - one.aDay))
    .slice(0, MOST_UNKNOWN)
  const longest = Math.max(...open.map(({ aDay }) => aDay).filter(Number.isFinite), 0)
  return open.map(({ name, coverage, aDay }) => ({
    name: isAllSugars
      ? name
      : coverage > 0
        ? `${name}, known for ${Math.floor(coverage * 100)} %`
        : `${name}, no figure given`,
    amount: Number.isFinite(aDay) ? `up to ${text(unit, aDay)} ${unit.unit}` : 'nobody can say how much',
    share: Number.isFinite(aDay) && longest > 0 ? (aDay / longest) * 100 : 100,
  }))
}

/** What would turn 'cannot tell' into an answer. */
function settleWords({ givers, line }: LedgerRow, unit: Unit): string {
  const { name } = scaleOf(line.key)
  const word = inSentence(name)
  const boundless = givers.find(({ more }) => more === Number.POSITIVE_INFINITY)
  const first = boundless
    ? `log ${boundless.name} as a dish or a food, so that its ${word} can be counted`
    : `figures for the ${word} of the foods named here`
  return `${first}; or ${text(unit, unit.line - unit.lower)} ${unit.unit} more a day from foods whose ${word} is known.`
}

/** A vitamin has a letter behind its name; others are words in the middle of a sentence. */
export const inSentence = (name: string): string =>
  /^Vitamin/.test(name) ? name.replace('Vitamin', 'vitamin') : name.toLowerCase()
