/** Addresses whose next part opens something to whoever has it. `logged-path.test.ts` finds one that is not here. */
const SECRETS =
  /^(\/(?:plans|records|lists|recipes\/shared|unsubscribe|e-mail-choices|newsletter|stock-notices)\/)[^/]+/

/** A path as it may be logged: without its query, which can hold a payment session or somebody's words, and without keys. */
export const loggedPath = (target: string): string => (target.split('?', 1)[0] ?? '').replace(SECRETS, '$1[key]')
