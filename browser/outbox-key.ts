/** Where the changes lie that are on their way. */
export const OUTBOX_KEY = 'outbox'
