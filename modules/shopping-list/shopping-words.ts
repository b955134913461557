/** What the first list is called until somebody calls it something else. */
export const MAIN_LIST_NAME = 'Weekly shop'
