/** Under what a browser keeps what somebody ate before; it goes when they sign out. */
export const USUAL_KEY = 'diary-usual'
