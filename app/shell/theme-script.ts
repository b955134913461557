/** Where the visitor's choice of light or dark is kept. Absent means: follow the system. */
export const THEME_KEY = 'theme'

/**
 * Runs in the head before anything is painted, so that a page from the cache, which is the same for everybody, does
 * not flash in the wrong theme, nor with kilocalories for somebody who wants kilojoules (`preferences.ts`). It is a
 * constant: the server puts its hash into the Content-Security-Policy.
 */
export const THEME_SCRIPT = `try{var d=document.documentElement.dataset,l=localStorage,t=l.getItem('${THEME_KEY}');if(t==='light'||t==='dark')d.theme=t;d.energy=l.getItem('energy')}catch(e){}`
