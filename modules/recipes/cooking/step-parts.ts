import { UNSAID } from '../ingredient-words.ts'
import { type Measured, type MeasureSystem, shownQuantity, stepInMeasures } from '../measure-words.ts'
import { amountsIn, scaledStep } from './scaled-step.ts'
import { stepLines } from './step-lines.ts'
import { type StepTimer, timersIn } from './step-timers.ts'
import { stepTitle } from './step-title.ts'
import { plural, singular, tokensOf } from './tokens.ts'

/** A piece of a step: words, an amount that is set off, or a time that a clock can be set by. */
export type StepPart =
  | { readonly kind: 'words'; readonly text: string }
  | { readonly kind: 'amount'; readonly text: string }
  | { readonly kind: 'time'; readonly text: string; readonly timer: StepTimer }

export interface CookedStep {
  readonly title: string
  readonly parts: readonly StepPart[]
  /** The same in one piece, amounts and all. */
  readonly text: string
  /** Places of the lines that it needs, counted through all groups. */
  readonly lines: readonly number[]
  /** Those of them that other steps need too: their amounts are of all steps together. */
  readonly shared: readonly number[]
}

/** The steps of a dish for as many as are coming, in the cook's measures, with the amounts in the sentences. */
export function cookedSteps(
  steps: readonly string[],
  lines: readonly Measured[],
  factor: number,
  system: MeasureSystem,
): CookedStep[] {
  const needed = stepLines(steps, lines)
  const isShared = (line: number) => needed.filter(step => step.lines.includes(line)).length > 1
  return steps.map((step, place) => {
    const { lines: own = [], mentions = [] } = needed[place] ?? {}
    const spans = [
      ...mentions.flatMap(({ line, start, end, isWhole }) => {
        const measured = lines[line]
        const put = isWhole && measured ? withAmount(measured, step.slice(start, end), factor, system) : null
        // Where the sentence gives an amount itself, a second one would only confuse.
        const says = amountsIn(step.slice(Math.max(0, start - 12), start)).length > 0
        return put && !says ? [{ start, end, amount: put.amount, rest: put.rest }] : []
      }),
      ...amountsIn(step).map(({ start, end }) => ({ start, end, amount: step.slice(start, end), rest: '', own: true })),
    ].sort((one, other) => one.start - other.start)
    const parts: StepPart[] = []
    let at = 0
    const inMeasures = (text: string) => stepInMeasures(scaledStep(text, factor), system)
    for (const span of spans) {
      if (span.start < at) continue
      parts.push(...timed(inMeasures(step.slice(at, span.start))))
      parts.push({ kind: 'amount', text: 'own' in span ? inMeasures(span.amount) : span.amount })
      if (span.rest) parts.push({ kind: 'words', text: span.rest })
      at = span.end
    }
    parts.push(...timed(inMeasures(step.slice(at))))
    return {
      title: stepTitle(step),
      parts,
      text: parts.map(({ text }) => text).join(''),
      lines: own,
      shared: own.filter(isShared),
    }
  })
}

/** '2 onions', or '4 cloves' and ' of garlic' where the unit is a word. */
function withAmount(line: Measured, called: string, factor: number, system: MeasureSystem) {
  if (line.amount === null || line.most !== undefined || line.before) return null
  if (!UNSAID.has(line.unit)) {
    const amount = shownQuantity({ ...line, words: called }, factor, system)
    if (/^[\d½¼¾⅓⅔⅛.]+$/.test(amount)) return { amount: `${amount} ${called}`, rest: '' }
    return {
      amount,
      rest: / (?:g|kg|l|ml|tsp|tbsp|oz|lb|cups?|litres?)$/.test(amount) ? ` ${called}` : ` of ${called}`,
    }
  }
  const last = called.slice(called.lastIndexOf(' ') + 1)
  // Two of 'cinnamon sticks' are no two cinnamons.
  if (singular(last.toLowerCase()) !== counted(line.words)) return null
  const agreed = line.amount * factor > 1 ? plural(last) : singular(last)
  return {
    amount: `${shownQuantity(line, factor, system)} ${called.slice(0, called.length - last.length)}${agreed}`,
    rest: '',
  }
}

/** What is counted: 'onion' of 'large onions, finely chopped'. */
const counted = (words: string) => tokensOf(words.split(/[,;(]/)[0] ?? '').at(-1)?.word

function timed(text: string): StepPart[] {
  const parts: StepPart[] = []
  let at = 0
  for (const timer of timersIn(text)) {
    const start = text.indexOf(timer.words, at)
    if (start < 0) continue
    if (start > at) parts.push({ kind: 'words', text: text.slice(at, start) })
    parts.push({ kind: 'time', text: timer.words, timer })
    at = start + timer.words.length
  }
  if (at < text.length) parts.push({ kind: 'words', text: text.slice(at) })
  return parts
}
