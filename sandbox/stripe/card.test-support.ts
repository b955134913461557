/** Until when a card that a test pays with works: ahead of whatever day it is, and of any to which a test moves a clock. */
export const CARD_YEAR = new Date().getUTCFullYear() + 12
export const CARD_EXPIRY = `12/${String(CARD_YEAR).slice(-2)}`
