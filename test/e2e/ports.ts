/** Far enough from the shop's own port that two shops tested side by side do not meet. */
export const recipeSitePort = (shopPort: number) => shopPort + 1_000
/** A second shop, which asks the recipe provider's stand-in. */
export const providerShopPort = (shopPort: number) => shopPort + 2_000
/** Where the operator of the journeys takes commands. */
export const operatorPort = (shopPort: number) => shopPort + 3_000
