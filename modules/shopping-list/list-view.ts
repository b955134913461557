/** A list as a page shows it and a browser keeps it: words, and what a press sends. Nothing here knows a food. */

/** One line. */
export interface RowView {
  readonly key: string
  readonly name: string
  readonly aisle: string
  /** '2 packs'; '' where only the name is known. */
  readonly main: string
  /** 'of 250 g'. */
  readonly of: string
  /** 'Risotto 350 g, omelette 75 g'; '' where nothing asks for it any more. */
  readonly from: string
  /** Each meal or person that asks, with its amount. */
  readonly sources: readonly { readonly words: string; readonly amount: string }[]
  /** '750 g needed', and '2 tins hold 800 g'; '' where nobody can tell. */
  readonly needed: string
  readonly held: string
  readonly isNearEnough: boolean
  /** It was bought, and more is asked for since. */
  readonly needsMore: boolean
  readonly tick: { readonly at: string; readonly by: string | null; readonly isPutAway: boolean } | null
  /** What has been got when it is ticked: edible grams; of things how many. */
  readonly wouldGet: number
  /** What of the plan's would be left out: edible grams, and whether some without an amount. */
  readonly planG: number
  readonly some: boolean
  /** Lines that somebody wrote. */
  readonly handIds: readonly string[]
  readonly note: string
  readonly more: number
  readonly isFood: boolean
}

export interface AtHomeView {
  readonly key: string
  readonly name: string
  /** '230 g'. */
  readonly takes: string
  /** 'about 600 g'. */
  readonly there: string
}

/** All rows of one aisle, in the order they are shown in. */
export interface AisleView {
  readonly aisle: string
  readonly name: string
  readonly rows: readonly RowView[]
}

/** As it is pasted into a message: headings, and a line for each thing that is still to be bought. */
export function listText(title: string, aisles: readonly AisleView[]): string {
  const parts = aisles.flatMap(({ name, rows }) => {
    const open = rows.filter(({ tick }) => tick === null)
    return open.length === 0 ? [] : [[name, ...open.map(rowText)].join('\n')]
  })
  return `${[title, ...parts].join('\n\n')}\n`
}

const rowText = ({ name, main, of, note }: RowView) => {
  const amount = [main, of].filter(Boolean).join(' ')
  return `- ${name}${amount && `, ${amount}`}${note && ` (${note})`}`
}
