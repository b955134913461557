/** How long a session lasts after the last visit; a guest, and an account whose address is never proved, as long. */
export const SESSION_DAYS = 30
export const SESSION_SECONDS = SESSION_DAYS * 24 * 60 * 60

export const COOKIE_PREFIX = (secure: boolean) => (secure ? '__Host-thymewell' : 'thymewell')
export const SESSION_COOKIE = (secure: boolean) => `${COOKIE_PREFIX(secure)}-session`

const ANY_SESSION_COOKIE = /(?:^|;\s*)(?:__Host-)?thymewell-session=/

/** Whether a request says that it has a session; what it says is proved by its signature and in the database. */
export const bringsSession = (cookie: string | null): boolean => cookie !== null && ANY_SESSION_COOKIE.test(cookie)
