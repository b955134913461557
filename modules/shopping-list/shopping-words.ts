import { LONGEST_HAND_LINE, MOST_AT_ONCE } from './shopping-limits.ts'

/** What the first list is called until somebody calls it something else. */
export const MAIN_LIST_NAME = 'Weekly shop'

export const NO_LIST_TEXT = 'There is no such list. The link may have been taken back.'

/** Why a line cannot be on a list. */
export const HAND_TEXTS = {
  nothing: 'Please type something to add.',
  'too-long': `A line can have up to ${LONGEST_HAND_LINE} characters.`,
  'too-much': 'That is more than a list can hold.',
  'too-many': `Up to ${MOST_AT_ONCE} lines can be added at once.`,
} as const
