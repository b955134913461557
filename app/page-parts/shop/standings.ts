/** Products that somebody's food covers, and those that a gap of theirs may be filled with: never both. */
export interface Standings {
  readonly covered: readonly string[]
  readonly recommended: readonly string[]
}

export const NO_STANDINGS: Standings = { covered: [], recommended: [] }
