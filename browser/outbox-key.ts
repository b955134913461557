/** The channel and the lock of the changes that are on their way. */
export const OUTBOX_KEY = 'outbox'
/** Before the id of each, where it is written down. */
export const WAITING_KEY = 'outbox/'
