import type { Measured } from '../measure-words.ts'
import { type Token, tokensOf } from './tokens.ts'

/** Where a step speaks of an ingredient. */
export interface Mention {
  /** The line of the recipe, counted through all groups. */
  readonly line: number
  readonly start: number
  readonly end: number
  /** All of it goes in here, so that its amount may stand in the sentence. */
  readonly isWhole: boolean
}

export interface StepLines {
  /** Lines that this step needs, in the order in which it names them. */
  readonly lines: readonly number[]
  readonly mentions: readonly Mention[]
}

/** A line's own words; what is after the comma is done with it before. */
interface Name {
  /** By which a step calls it: 'onion', and 'garlic' or 'clove' of 'garlic cloves'. */
  readonly heads: ReadonlySet<string>
  readonly words: ReadonlySet<string>
  readonly length: number
  /** Some goes in here and some there, or nobody says how much. */
  readonly isUneven: boolean
}

const listed = (words: string): ReadonlySet<string> => new Set(words.split(' '))

/** Called by what they are of: 'Add the garlic', not 'the cloves'. */
const PIECES = listed(
  'clove thigh breast fillet stick leaf stalk sprig bunch floret steak chop drumstick bulb head piece mince slice cube powder shoulder leg ear sheet nest kernel segment half strip chunk loin flake pod shape ball bread extract lettuce',
)
const NO_NAME = listed('of the a an and or in with from for to')
const SHARES = listed('half third quarter most some rest remaining few little more another other first extra enough')
/** 'A pinch of salt', '25 g of the butter'; 'the sides of the aubergine' is no share of it. */
const SHARE_OF = listed(
  'half third quarter most some rest remainder few little last pinch splash squeeze spoonful handful ladleful ladle drizzle bit dash knob drop much tablespoon teaspoon tbsp tsp g kg ml litre cup',
)
/** 'The bean mixture' and 'the pasta water' are not what the line is. */
const MADE_OF = listed('mixture mix pan water liquid stalk packet skin cooker stone husk dish bowl')
const AFTER_A_NAME = listed(
  'and or in with for until over to on into onto together through at by from then as so under well all while if a an the along without',
)
const BEFORE_A_NAME = listed('the and with in plus then into')

/** Which ingredients each step needs: what has gone in whole is not asked for again. */
export function stepLines(steps: readonly string[], lines: readonly Pick<Measured, 'words' | 'amount'>[]): StepLines[] {
  const names = lines.map(nameOf)
  const found = settled(steps.map(step => foundIn(step, names)))
  const shared = new Set(found.flat().flatMap(({ line, isShare }) => (isShare ? [line] : [])))
  const spent = new Set<number>()
  return found.map((all, place) => {
    const needed = all.filter(({ line }) => !spent.has(line))
    if (
      /\b(?:all|rest of|remaining) (?:of )?the (?:other )?ingredients\b|\beverything else\b/i.test(steps[place] ?? '')
    )
      needed.push(...restOf(lines, spent))
    const mentions = needed.map(({ line, start, end, isSure }, at) => ({
      line,
      start,
      end,
      isWhole: isSure && !shared.has(line) && needed.findIndex(other => other.line === line) === at,
    }))
    for (const { line } of needed) if (!shared.has(line)) spent.add(line)
    return { lines: [...new Set(needed.map(({ line }) => line))], mentions: mentions.filter(({ end }) => end > 0) }
  })
}

/** 'The rest of the coriander' is the one that was shared before; otherwise the one that has no words of its own. */
function settled(steps: readonly (readonly Found[])[]): Found[][] {
  const own = steps.flat().filter(({ rivals }) => rivals.length === 1)
  const shared = new Set(own.filter(({ isShare }) => isShare).map(({ line }) => line))
  const named = new Set(own.map(({ line }) => line))
  const isMeant = ({ line, rivals }: Found) => {
    if (rivals.length === 1 || rivals.every(rival => !named.has(rival))) return true
    return rivals.some(rival => shared.has(rival)) ? shared.has(line) : !named.has(line)
  }
  return steps.map(found => found.filter(isMeant))
}

const restOf = (lines: readonly unknown[], spent: ReadonlySet<number>): Found[] =>
  lines.flatMap((_, line) =>
    spent.has(line) ? [] : [{ line, start: 0, end: 0, isShare: false, isSure: false, rivals: [line] }],
  )

function nameOf({ words, amount }: Pick<Measured, 'words' | 'amount'>): Name {
  const [name = ''] = words.replace(/\([^()]*\)/g, '').split(/[,;]| (?:to|for|plus|cut|with|in|from) /)
  const all = tokensOf(name)
    .map(({ word }) => word)
    .filter(word => !NO_NAME.has(word))
  const last = all.length - 1
  const first = all.findLastIndex((word, at) => at <= last && !PIECES.has(word))
  return {
    heads: new Set(all.slice(Math.max(0, first))),
    length: all.length,
    words: new Set(tokensOf(words).map(({ word }) => word)),
    isUneven:
      amount === null ||
      / and |\d|\bplus\b|\bto serve\b|\bdivided\b|\bextra\b/.test(words.replace(/\([^()]*\)/g, '').slice(name.length)),
  }
}

interface Found {
  readonly line: number
  readonly start: number
  readonly end: number
  readonly isShare: boolean
  readonly isSure: boolean
  /** The lines that the same words may mean. */
  readonly rivals: readonly number[]
}

interface Run {
  readonly lines: readonly number[]
  readonly from: number
  readonly to: number
}

function foundIn(step: string, names: readonly Name[]): Found[] {
  const tokens = tokensOf(step)
  const found: Found[] = []
  let last = { to: -1, isShare: false }
  for (const run of withoutOverlap(tokens.flatMap((_, at) => runsAt(tokens, at, names, step)))) {
    const start = tokens[run.from]?.start ?? 0
    const end = tokens[run.to]?.end ?? 0
    // 'Half the oil and salt': what follows at once is shared with it.
    const joined: boolean = last.isShare && /^,? ?(?:and )?$/.test(step.slice(tokens[last.to]?.end, start))
    const isShare: boolean = joined || isShareOf(tokens, run.from, step)
    const isSure = run.lines.length === 1 && !names[run.lines[0] ?? 0]?.isUneven && reads(tokens, run, step)
    for (const line of run.lines)
      found.push({ line, start, end, isShare, isSure: isSure && !isShare, rivals: run.lines })
    last = { to: run.to, isShare }
  }
  return found
}

/** The lines that may be meant by the words that end here, with as many of their words as stand before. */
function runsAt(tokens: readonly Token[], at: number, names: readonly Name[], step: string): Run[] {
  const word = tokens[at]?.word ?? ''
  const next = isNext(tokens, at, step) ? (tokens[at + 1]?.word ?? '') : ''
  if (MADE_OF.has(next)) return []
  const called = names.flatMap(({ heads, words, length }, line) => {
    // Of the juice of a lemon only what is bought as a lemon is meant.
    if (!heads.has(word) || (next === 'juice' && !words.has('juiced'))) return []
    let from = at
    while (from > 0 && isNext(tokens, from - 1, step) && isNamed(words, tokens[from - 1]?.word ?? '')) from--
    return isLoose(tokens, from, at, step) ? [] : [{ line, from, length }]
  })
  const from = Math.min(...called.map(each => each.from))
  const nearest = called.filter(each => each.from === from)
  const shortest = Math.min(...nearest.map(({ length }) => length))
  if (nearest.length === 0) return []
  return [{ lines: nearest.filter(({ length }) => length === shortest).map(({ line }) => line), from, to: at }]
}

const isNamed = (words: ReadonlySet<string>, word: string) => words.has(word) && !NO_NAME.has(word)
const isNext = (tokens: readonly Token[], at: number, step: string) =>
  tokens[at] !== undefined && /^ ?$/.test(step.slice(tokens[at]?.end, tokens[at + 1]?.start ?? step.length))

/** 'Cauliflower leaves' are no mint leaves, and 'a pan of boiling water' is not the water that is measured. */
function isLoose(tokens: readonly Token[], from: number, at: number, step: string): boolean {
  const word = tokens[at]?.word ?? ''
  if (from !== at || (word !== 'water' && !PIECES.has(word)) || !isNext(tokens, at - 1, step)) return false
  const before = tokens[at - 1]?.word ?? ''
  if (before === 'of') return !SHARE_OF.has(tokens[at - 2]?.word ?? '') || word === 'water'
  return !(BEFORE_A_NAME.has(before) || before === 'remaining' || SHARE_OF.has(before))
}

function withoutOverlap(runs: readonly Run[]): Run[] {
  const kept: Run[] = []
  for (const run of runs.toSorted((one, other) => other.to - other.from - (one.to - one.from) || one.from - other.from))
    if (kept.every(({ from, to }) => run.to < from || run.from > to)) kept.push(run)
  return kept.toSorted((one, other) => one.from - other.from)
}

/** 'Half the oil', 'the rest of the salt', '25 g of the butter', 'a pinch of salt'. */
function isShareOf(tokens: readonly Token[], from: number, step: string): boolean {
  const near = tokens.slice(Math.max(0, from - 2), from)
  const of = near.findIndex(({ word }) => word === 'of')
  if (of >= 0) return SHARE_OF.has(tokens[from - near.length + of - 1]?.word ?? '')
  return near.some(({ word, end }) => SHARES.has(word) && !/[.;,]/.test(step.slice(end, tokens[from]?.start)))
}

/** Whether an amount reads well before these words: 'the 2 onions', but not 'an 1 onion' or 'drained 400 g lentils'. */
function reads(tokens: readonly Token[], { from, to }: Run, step: string): boolean {
  const next = tokens[to + 1]
  if (next && isNext(tokens, to, step) && !AFTER_A_NAME.has(next.word) && !next.word.endsWith('ly')) return false
  const before = tokens[from - 1]
  if (!before || !isNext(tokens, from - 1, step)) return true
  const isVerb = !tokens[from - 2] || !isNext(tokens, from - 2, step)
  return (
    BEFORE_A_NAME.has(before.word) ||
    (isVerb &&
      !NO_NAME.has(before.word) &&
      !SHARES.has(before.word) &&
      !/^(?:its?|their|your|each|every|both|all|no|any)$/.test(before.word))
  )
}
