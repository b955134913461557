/** On one list: more is no list that somebody shops by, and its page would keep everybody else waiting. */
export const MOST_LINES = 500
/** Those that were removed last stay, so that a removal can be taken back. */
export const MOST_REMOVED = 200
/** Of one member. */
export const MOST_LISTS = 20
export const MOST_SHOPS = 20
export const MOST_IN_CUPBOARD = 1_000
export const LONGEST_LIST_NAME = 60
export const LONGEST_NAME_SHOWN = 40
export const LONGEST_LINE_NOTE = 200
/** From the first day to the last, both included. */
export const MOST_DAYS = 62
/** Of one line that somebody writes, in characters. */
export const LONGEST_HAND_LINE = 200
/** Typed or pasted at once. */
export const MOST_AT_ONCE = 100
