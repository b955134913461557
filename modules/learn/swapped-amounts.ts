import { roundTo } from '#modules/nutrition/rounding.ts'

/** What a day of choices is held against, in the unit of the figure. */
export interface HeldAgainst {
  readonly amount: number
  readonly unit: string
  readonly decimals: number
  /** At most so much; otherwise at least. */
  readonly isLimit: boolean
}

export interface DrawnAmounts {
  /** In percent of the bar. */
  readonly parts: readonly { readonly x: number; readonly width: number }[]
  readonly markX: number
  /** '14.2 g' */
  readonly sum: string
  /** 'Not met, 30 g advised' */
  readonly standing: string
}

/** Between two parts, and how wide the mark is, in percent. */
const GAP = 0.4

/**
 * The bar and the words of what is chosen, as the server draws them and as a press changes them.
 *
 * @param chosen what each row gives
 * @param most what the rows give with the largest choice in each
 */
export function drawnAmounts(chosen: readonly number[], most: number, line: HeldAgainst): DrawnAmounts {
  const whole = Math.max(most, line.amount)
  const sum = chosen.reduce((all, amount) => all + amount, 0)
  const percent = (amount: number) => (amount / whole) * 100
  let from = 0
  const parts = chosen.map(amount => {
    const [x, width] = [from, percent(amount)]
    from += width
    return { x: roundTo(x, 2), width: roundTo(Math.max(0, width - GAP), 2) }
  })
  const isMet = line.isLimit ? sum <= line.amount : sum >= line.amount
  return {
    parts,
    markX: roundTo(percent(line.amount) - GAP, 2),
    sum: `${sum.toFixed(line.decimals)} ${line.unit}`,
    standing: `${isMet ? 'Met' : 'Not met'}, ${line.amount} ${line.unit} ${line.isLimit ? 'at most' : 'advised'}`,
  }
}
