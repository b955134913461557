/**
 * Tells the other tabs of this browser, and hears what they tell.
 *
 * @returns what tells them; it does nothing where a browser has no such channel, or keeps it from us with the cookies
 */
export function openChannel<News>(name: string, hear: (news: News) => void): (news: News) => void {
  try {
    const channel = new BroadcastChannel(name)
    channel.onmessage = ({ data }: MessageEvent<News>) => hear(data)
    return news => channel.postMessage(news)
  } catch {
    return () => {}
  }
}

/** Does it while no other tab does the same; where the browser knows no locks or gives none, at once. */
export async function inOneTab<T>(name: string, work: () => Promise<T>): Promise<T> {
  let done: Promise<T> | undefined
  try {
    // Not there without https, and refused where cookies are.
    await navigator.locks.request(name, () => (done = work()))
  } catch {}
  return done ?? work()
}
