import { USER_KEY } from '#browser/session.ts'

/**
 * Runs in the head before anything is painted: a page from the cache is the same for everybody, and holds what members
 * and what visitors see; this decides which of the two is shown (`signed-in-only`, `signed-out-only`). A constant,
 * whose hash is in the Content-Security-Policy.
 */
export const MEMBER_SCRIPT = `try{var u=JSON.parse(localStorage.getItem('${USER_KEY}'));if(u&&typeof u.id==='string'&&u.id)document.documentElement.setAttribute('data-signed-in','')}catch(e){}`
