/** What is known is drawn from the left; figures are per cent of the bar's width. */
export interface Bar {
  readonly known: number
  /** Where the most that it can be ends. */
  readonly possible: number
  /** Beyond the line there is a rule up to the upper level. */
  readonly hasLevel: boolean
}

/** The place of the reference in every bar, so that one line runs through the whole list. */
export const LINE_AT = 68
