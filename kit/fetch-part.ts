const ADDRESS = /https?:\/\/\S+\.js/
let again = 0

/**
 * Fetches a part of the script. Chromium never asks twice for one that it could not have, so that a press without a
 * connection would leave the button dead until the page is reloaded: the next one asks under another address, which its
 * message tells. (Firefox and Safari ask again by themselves.)
 */
export async function fetchPart<Part>(
  load: () => Promise<Part>,
  other = (url: string) => import(/* @vite-ignore */ url),
) {
  try {
    return await load()
  } catch (error) {
    const address = ADDRESS.exec(String(error))?.[0]
    if (!address || !navigator.onLine) throw error
    return (await other(`${address}?again=${++again}`)) as Part
  }
}
