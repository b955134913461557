import { BROWSER_MARKS_KEY } from '../../saved/recipe-marks.ts'

/** That this browser's account keeps something: a visitor who never kept anything is not asked about on every page. */
export const KEEPS_KEY = 'keeps-recipes'
/** Who is signed in, as the specification keeps it. */
export const USER_KEY = 'user'

type Kept = Pick<Storage, 'getItem'>

/** Whether the server may know marks of this browser's visitor. Where the browser tells nothing, it may. */
export const mayKeep = (storage: Kept | null): boolean =>
  !storage || storage.getItem(KEEPS_KEY) !== null || storage.getItem(USER_KEY) !== null

/** The same, or there are some from before there were accounts. */
export const hasMarks = (storage: Kept | null): boolean =>
  mayKeep(storage) || storage?.getItem(BROWSER_MARKS_KEY) != null
