/** Why a column is not in the export: a sentence for the member who asks. */
export type KeptBack = `kept back: ${string}`

/** Done by hand, and the rule in a sentence. `app/personal-data.ts` does not compile until the part brings the code. */
export type ByRule = `by rule: ${string}`

type Column<Row> = keyof Row & string

/** The column that leads to the member; or the one by which the row belongs to a row (its `id`) of another covered table. */
type Owner<Row> = Column<Row> | { readonly by: Column<Row>; readonly through: string; readonly asText?: true }

/** What happens when the guest and the member both have a row about the same thing. */
export interface Alike<Row> {
  /** Two rows with the same values here, besides the owner, are about the same thing: a unique key of the table. */
  readonly alike: readonly Column<Row>[]
  /** The member's row stays as it is; or takes the lower or higher value of one column; or gives way to a later one. */
  readonly keeps:
    | 'the member’s'
    | { readonly lower: Column<Row> }
    | { readonly higher: Column<Row> }
    | { readonly later: Column<Row> }
}

/**
 * What is kept of members in a table, and what becomes of it. Export, erasure, withdrawal and the move at sign-up follow
 * from this: the code is `modules/data-rights`, in `queries/covered-rows.ts` and `commands/covered-rows.ts`.
 */
export interface CoveredTable<Row> {
  /** What the export calls its rows. */
  readonly kind: string
  readonly owner: Owner<Row>
  /** Every column: a new one does not compile until it is decided. An object is told in parts: field by field. */
  readonly columns: { readonly [C in keyof Row]: 'told' | 'told in parts' | KeptBack }
  /** Sorts the export; unless it is given, the first column that is told does. */
  readonly inOrderOf?: Column<Row>
  /** What the export adds to a row. */
  readonly exported?: ByRule
  /** What erasure does instead of deleting the rows. */
  readonly erased?: ByRule
  /** Kept on the strength of the consent alone: deleted with it. */
  readonly isHealth: boolean
  /** What withdrawing the consent changes in rows that stay. */
  readonly withdrawn?: ByRule
  /**
   * What becomes of a guest's rows when the guest signs in as a member. Rows that hang on another table's move with
   * those; two rows are never about the same thing where it just `moves`.
   */
  readonly atSignUp: 'moves' | Alike<Row> | ByRule | `stays: ${string}`
}

/** Where a row names its member. */
type NamesMember<Tables> = { [T in keyof Tables]: 'member_id' extends keyof Tables[T] ? T : never }[keyof Tables]

/** The tables of a module that hold rows of members. One with a `member_id` does not compile until it is declared. */
export type CoveredTables<Tables> = {
  readonly [T in Exclude<keyof Tables, NamesMember<Tables>>]?: CoveredTable<Tables[T]>
} & { readonly [T in NamesMember<Tables>]: CoveredTable<Tables[T]> }

/** Tables of any module, for code that serves them all. */
export type AnyCoveredTable = CoveredTable<Record<string, unknown>>
export type AnyCoveredTables = { readonly [table: string]: AnyCoveredTable }

export const OWNER = 'kept back: the same in every row, and told with the account'
export const KEY: KeptBack = 'kept back: a key, or what one is known by, opens something to whoever reads it'
