/** Why a column is not in the export; a sentence for whoever asks. */
export type KeptBack = `kept back: ${string}`

/** Which column leads to the member; or by which column the row hangs on a row of another covered table. */
type Owner<Row> = (keyof Row & string) | { readonly by: keyof Row & string; readonly through: string }

/** What is kept of members in a table, and what becomes of it. */
export interface CoveredTable<Row> {
  /** What the export calls its rows. */
  readonly kind: string
  readonly owner: Owner<Row>
  /** Every column: a new one does not compile until it is decided. An object is told in parts: field by field. */
  readonly columns: { readonly [C in keyof Row]: 'told' | 'told in parts' | KeptBack }
  /** Kept on the strength of the consent alone, and gone with it. */
  readonly isHealth: boolean
  /** What becomes of a guest's rows when the guest signs up. */
  readonly atSignUp: 'moves' | `stays: ${string}`
}

/** The tables of a module that hold rows of members. */
export type CoveredTables<Tables> = { readonly [T in keyof Tables]?: CoveredTable<Tables[T]> }

export const OWNER = 'kept back: the same in every row, and told with the account'
export const KEY: KeptBack = 'kept back: a key, or what one is known by, opens something to whoever reads it'
