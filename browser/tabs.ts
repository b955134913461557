/**
 * Tells the other tabs of this browser, and hears what they tell.
 *
 * @returns what tells them; it does nothing where a browser has no such channel
 */
export function openChannel<News>(name: string, hear: (news: News) => void): (news: News) => void {
  if (typeof BroadcastChannel !== 'function') return () => {}
  const channel = new BroadcastChannel(name)
  channel.onmessage = ({ data }: MessageEvent<News>) => hear(data)
  return news => channel.postMessage(news)
}

/** Does it while no other tab does the same; where the browser knows no locks, at once. */
export function inOneTab<T>(name: string, work: () => Promise<T>): Promise<T> {
  // Not there without https, beside older browsers.
  return navigator.locks ? navigator.locks.request(name, work) : work()
}
