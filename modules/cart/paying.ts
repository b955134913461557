/** What Stripe's page may offer beside cards, as its dashboard calls it; a browser without one is not shown it. */
export const WALLETS = {
  apple_pay: 'Apple Pay',
  google_pay: 'Google Pay',
  link: 'Link',
  paypal: 'PayPal',
  amazon_pay: 'Amazon Pay',
  revolut_pay: 'Revolut Pay',
} as const
export type Wallet = keyof typeof WALLETS

/** 'by card, Apple Pay or Google Pay' */
function ways(wallets: readonly Wallet[]): string {
  const names = ['card', ...wallets.map(wallet => WALLETS[wallet])]
  return `by ${names.length === 1 ? names[0] : `${names.slice(0, -1).join(', ')} or ${names.at(-1)}`}`
}

/** How one pays here, in a sentence or two for the cart and for a product's page. */
export function payingText({ isTest, wallets }: { isTest: boolean; wallets: readonly Wallet[] }): string {
  if (isTest) return 'You pay on a practice page, with a test card.'
  const where = `You pay ${wallets.length > 0 ? `${ways(wallets)} ` : ''}on Stripe’s page; we never see your card.`
  return wallets.length > 0 ? `${where} It shows those of them that your device has.` : where
}
