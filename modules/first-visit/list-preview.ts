import type { RowView, ShoppingView } from '#modules/shopping-list/list-view.ts'

export interface PreviewLine {
  readonly name: string
  /** '2 packs', and '500 g' where they are of so much. */
  readonly amount: string
  readonly of: string
  /** 'Risotto 350 g, omelette 75 g', 'for 8 meals'; what was taken off of what is at home. */
  readonly from: string
}

/** Some lines of a list, in the order in which somebody walks through a shop. */
export interface ListPreview {
  readonly aisles: readonly { readonly name: string; readonly lines: readonly PreviewLine[] }[]
  readonly atHome: readonly PreviewLine[]
  /** How many lines there are to buy in all, and for how many dishes. */
  readonly count: number
  readonly meals: number
}

const MOST_LINES = 4
const MOST_AT_HOME = 2

/** The lines that most dishes ask for, since they are what one list for a week is good for, and what is at home. */
export function listPreview({ aisles, atHome, meals }: Pick<ShoppingView, 'aisles' | 'atHome' | 'meals'>): ListPreview {
  const rows = aisles.flatMap(aisle => aisle.rows).filter(({ tick }) => tick === null)
  const shown = new Set(
    rows
      .filter(({ isFood, main }) => isFood && main !== '')
      .toSorted((one, other) => other.sources.length - one.sources.length || (one.key < other.key ? -1 : 1))
      .slice(0, MOST_LINES),
  )
  return {
    aisles: aisles.flatMap(({ name, rows: here }) => {
      const lines = here.filter(row => shown.has(row))
      if (lines.length === 0) return []
      return [{ name, lines: lines.map(lineOf) }]
    }),
    atHome: atHome
      .filter(({ takes }) => takes !== '')
      .slice(0, MOST_AT_HOME)
      .map(({ name, takes }) => ({ name, amount: 'at home', of: '', from: `${takes} taken off` })),
    count: rows.length,
    meals,
  }
}

/** So many meals are named; of more it is their number that matters. */
const MOST_NAMED = 2

const lineOf = ({ name, main, of, from, sources }: RowView): PreviewLine => ({
  ...{ name, amount: main, of },
  from: sources.length > MOST_NAMED ? `for ${sources.length} meals` : from,
})
