/** What goes wrong with a call, on purpose. */
export type Fault =
  | { kind: 'slow'; milliseconds: number }
  | { kind: 'status'; status: number }
  /** An error with status 200, as FatSecret has them. */
  | { kind: 'error'; code: number }
  /** The same with the code as text. */
  | { kind: 'error-as-text'; code: number }
  | { kind: 'garbage' | 'empty' | 'html' | 'list' | 'no-data' | 'endless' | 'drop' | 'redirect' }

export type Address = 'token' | 'api'

export interface FaultRule {
  fault: Fault
  /** How many calls it hits; 1 when not given. */
  times?: number
  /** Which of the two addresses; 'api' when not given. */
  at?: Address
}

/** The script of faults: each call takes the first rule for its address, until the rule is used up. */
export class FaultPort {
  #rules: { fault: Fault; at: Address; left: number }[] = []

  add({ fault, times = 1, at = 'api' }: FaultRule): void {
    this.#rules.push({ fault, at, left: times })
  }

  clear(): void {
    this.#rules = []
  }

  take(at: Address): Fault | null {
    const hit = this.#rules.find(rule => rule.at === at && rule.left > 0)
    if (!hit) return null
    hit.left -= 1
    return hit.fault
  }
}

const SLOW_MS = 60_000

/**
 * Words that make a search go wrong, so that a person in a browser can see it: 'sandbox slow', 'sandbox 500',
 * 'sandbox error 11', 'sandbox garbage', 'sandbox empty', 'sandbox html'.
 */
export function faultInWords(words: string): Fault | null {
  const said = /^sandbox (slow|garbage|empty|html|5\d\d|error (\d{1,3}))$/i.exec(words.trim())
  if (!said?.[1]) return null
  if (said[2]) return { kind: 'error', code: Number(said[2]) }
  const kind = said[1].toLowerCase()
  if (kind === 'slow') return { kind, milliseconds: SLOW_MS }
  if (kind === 'garbage' || kind === 'empty' || kind === 'html') return { kind }
  return { kind: 'status', status: Number(kind) }
}
