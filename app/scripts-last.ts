/**
 * React Router asks for its files at the head of the page and starts as soon as they are there. Nothing on a page waits
 * for them to be of use, so what is seen first comes first: only once its pictures are painted are they asked for.
 */

const PRELOAD = '<link rel="modulepreload"'
const START = '<script type="module" async=""'
const PICTURE = /<img\b/i

/** A picture that hangs, or a visitor who is already pressing something, must not wait. */
const LONGEST_WAIT_MS = 2500

/** Puts the element before it in its right place as a module, once the pictures in sight are painted. */
const WAIT = `(()=>{const d=document,me=d.currentScript,held=me.previousElementSibling,
seen=[...d.images].filter(i=>{const r=i.getBoundingClientRect();return r.width&&r.top<innerHeight&&r.left<innerWidth}),
frame=requestAnimationFrame;me.remove();
let begun;const begin=()=>{if(begun)return;begun=1;
for(const l of d.querySelectorAll('link[rel=later]'))l.rel='modulepreload';
held.replaceWith(Object.assign(d.createElement('script'),{type:'module',async:true,nonce:held.nonce,textContent:held.textContent}))};
Promise.allSettled(seen.map(i=>i.decode())).then(()=>frame(()=>frame(()=>setTimeout(begin))));
for(const k of['pointerdown','keydown'])addEventListener(k,begin,{once:true,capture:true});
setTimeout(begin,${LONGEST_WAIT_MS})})()`.replaceAll('\n', '')

/**
 * Read byte by byte, which is all this needs. A page without a picture names its files as before, but after its fonts.
 *
 * @param nonce of this page's scripts, if it has one
 */
export function scriptsLast(page: Buffer, nonce?: string): Buffer<ArrayBuffer> {
  const html = page.toString('latin1')
  return Buffer.from(PICTURE.test(html) ? afterPictures(html, nonce) : quietly(html), 'latin1')
}

const quietly = (html: string) => html.replaceAll(PRELOAD, `${PRELOAD} fetchPriority="low"`)

function afterPictures(html: string, nonce: string | undefined): string {
  const start = html.indexOf(START)
  const end = html.indexOf('</script>', start)
  if (start < 0 || end < 0) return quietly(html)
  const held = `<script type="later"${html.slice(start + START.length, end)}</script>`
  const page = `${html.slice(0, start)}${held}<script${nonce ? ` nonce="${nonce}"` : ''}>${WAIT}</script>${html.slice(end + '</script>'.length)}`
  return page.replaceAll(PRELOAD, '<link rel="later" fetchPriority="low"')
}
