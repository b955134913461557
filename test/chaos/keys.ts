/** What the shop and its payment service know each other by. */
export const KEYS = { secretKey: 'sk_test_chaos', webhookSecret: 'whsec_chaos' }
