/**
 * Runs in the head, before everything: a browser older than those that README.md names is told so by the style sheet,
 * since most of the script will not run there. Each of the two came to one of them last. In the words of the oldest,
 * and a constant, whose hash is in the Content-Security-Policy.
 */
export const OLD_BROWSER_SCRIPT = `if(![].toSorted||!window.OffscreenCanvas)document.documentElement.setAttribute('data-old','')`
