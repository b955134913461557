/** Under what a browser keeps a message that is not sent yet; it goes when its writer signs out. */
export const DRAFT_KEY = 'contact-draft'
