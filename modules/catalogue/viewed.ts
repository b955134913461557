/** A product whose page somebody looked at. */
export interface Viewed {
  readonly id: string
  readonly name: string
}

/** In the place of a list: nothing is to be kept. */
export const VIEWED_OFF = 'off'

/** The page that is open, and as many as one row holds. */
const MOST = 5
const LINE = /^([a-z0-9-]{1,60})\t(.{1,80})$/u

/** What a browser kept, newest first: a line each. What cannot have been written here is left out. */
export function readViewed(text: string | null): Viewed[] {
  const lines = (text ?? '').split('\n').slice(0, MOST)
  return lines.flatMap(line => {
    const [, id, name] = LINE.exec(line) ?? []
    return id && name ? [{ id, name }] : []
  })
}

export const viewedText = (all: readonly Viewed[]): string => all.map(({ id, name }) => `${id}\t${name}`).join('\n')

/** With this one in front, each once. */
export const withViewed = (all: readonly Viewed[], now: Viewed): Viewed[] =>
  [now, ...all.filter(({ id }) => id !== now.id)].slice(0, MOST)
