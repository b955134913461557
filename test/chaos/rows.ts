/** One line of the ledger: what must be, what is, and which orders make the difference. */
export interface Row {
  what: string
  wanted: number
  found: number
  /** What is wrong, by name: also where two wrongs add up to nothing. */
  wrong: readonly string[]
}

const MOST_NAMED = 20

/** A sum over cases, which must agree case by case. */
export function sums<Case>(
  what: string,
  cases: readonly Case[],
  nameOf: (one: Case) => string,
  figuresOf: (one: Case) => readonly [wanted: number, found: number],
  alsoWrong: readonly string[] = [],
): Row {
  const figures = cases.map(one => ({ name: nameOf(one), figures: figuresOf(one) }))
  return {
    what,
    wanted: figures.reduce((sum, { figures: [wanted] }) => sum + wanted, 0),
    found: figures.reduce((sum, { figures: [, found] }) => sum + found, 0),
    wrong: [
      ...figures.flatMap(({ name, figures: [wanted, found] }) =>
        wanted === found ? [] : [`${name} (${wanted}, is ${found})`],
      ),
      ...alsoWrong,
    ],
  }
}

const isWrong = ({ wanted, found, wrong }: Row) => wanted !== found || wrong.length > 0

/** @returns the exit code */
export function printRows(rows: readonly Row[]): number {
  const width = Math.max(...rows.map(({ what }) => what.length))
  const cell = (words: string | number) => String(words).padStart(12)
  console.log(`\n${''.padEnd(width)}${cell('must be')}${cell('is')}${cell('difference')}`)
  for (const row of rows) {
    const { what, wanted, found, wrong } = row
    const odd = wanted === found && wrong.length > 0 ? `  ${wrong.length} wrong` : ''
    console.log(`${what.padEnd(width)}${cell(wanted)}${cell(found)}${cell(found - wanted)}${odd}`)
    for (const words of wrong.slice(0, MOST_NAMED)) console.log(`    ${words}`)
    if (wrong.length > MOST_NAMED) console.log(`    and ${wrong.length - MOST_NAMED} more`)
  }
  const wrong = rows.filter(isWrong).length
  console.log(wrong === 0 ? '\nNo difference.' : `\n${wrong} of ${rows.length} lines differ.`)
  return wrong === 0 ? 0 : 1
}
