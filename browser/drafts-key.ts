/** Under what a browser keeps what is typed into a form and not sent yet; it goes when its writer signs out. */
export const DRAFTS_KEY = 'typed-drafts'
