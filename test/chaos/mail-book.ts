import { readFileSync } from 'node:fs'

/** An e-mail that the mail server has taken, and from which server of the shop. */
export interface TakenMail {
  by: string
  at: number
  id: string
  to: string
}

/** Something that parts 'the mail server has it' from 'we have noted that it has it'. */
export interface Parting {
  at: number
  /** The server of the shop that it hits; null: all. */
  server: string | null
}

export function readMailBook(file: string): TakenMail[] {
  // A line that a kill cut short was never answered for.
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter(line => line.endsWith('}'))
    .map(line => JSON.parse(line))
}

/**
 * How many copies nothing explains: each copy but the last must be followed, before the next came, by something that kept
 * its sender from noting that it was taken. SMTP has no way to ask.
 */
export function unexplainedCopies(copies: readonly TakenMail[], partings: readonly Parting[]): number {
  return copies.slice(1).filter((next, index) => {
    const { at, by } = copies[index] as TakenMail
    return !partings.some(parting => parting.at >= at - LEEWAY_MS && parting.at <= next.at && hits(parting, by))
  }).length
}

/** Harm that began a moment before, and was still under way. */
const LEEWAY_MS = 5_000

const hits = ({ server }: Parting, by: string) => server === null || server === by
