import { OWN_KEY, USER_KEY } from '#browser/session.ts'

/**
 * Runs in the head before anything is painted: a page from the cache is the same for everybody, and holds what members
 * and what visitors see; this decides which of the two is shown (`signed-in-only`, `signed-out-only`), and whether
 * the home page leaves room for a day of their own (`own-only`, `no-own-only`): a guest, who is not signed in, has one
 * too. A constant, whose hash is in the Content-Security-Policy.
 */
export const MEMBER_SCRIPT = `try{var h=document.documentElement,u=JSON.parse(localStorage.getItem('${USER_KEY}')),i=u&&typeof u.id==='string'&&u.id;if(i)h.setAttribute('data-signed-in','');if(i||localStorage.getItem('${OWN_KEY}'))h.setAttribute('data-own','')}catch(e){}`
