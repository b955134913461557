/** Where the visitor's choice of light or dark is kept. Absent means: follow the system. */
export const THEME_KEY = 'theme'
/** Where `preferences.ts` keeps what a member chose and told. */
export const ENERGY_KEY = 'energy'
export const EATS_KEY = 'eats'

/**
 * Runs in the head before anything is painted, so that a page from the cache, which is the same for everybody, does
 * not flash in the wrong theme, with kilocalories for somebody who wants kilojoules, nor without the marks of somebody
 * who must not eat what it shows. It is a constant: the server puts its hash into the Content-Security-Policy.
 *
 * A search of recipes that says nothing of diets or allergens is opened with those of the person who told us theirs.
 * Its page would be another's: it is hidden until the right one is there.
 */
export const THEME_SCRIPT = `try{var h=document.documentElement,d=h.dataset,l=localStorage,t=l.getItem('${THEME_KEY}'),n=l.getItem('${ENERGY_KEY}'),e=l.getItem('${EATS_KEY}'),a=location;if(t==='light'||t==='dark')d.theme=t;if(n==='kJ'||n==='kcal')d.energy=n;if(e){d.eats=e.replace(/(^|&)\\w+=/g,' ').trim();if(a.pathname==='/recipes'&&!/[?&](diet|without|eats)=/.test(a.search)){h.hidden=true;a.replace('/recipes'+(a.search?a.search+'&':'?')+e+a.hash)}}}catch(e){}`
