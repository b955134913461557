/** What goes wrong with an API call, on purpose. */
export type Fault =
  /** The call has come and waits until it is let go: `hold` makes one. */
  | { kind: 'hold'; come: () => void; letGo: Promise<void> }
  /** The connection breaks before anything happened. */
  | { kind: 'drop-before' }
  /** Everything happened, only the answer is lost. */
  | { kind: 'drop-after' }
  /** An error answer; nothing happened and nothing is kept under the idempotency key. */
  | { kind: 'status'; status: 409 | 429 | 500 }
  /** Execution began and failed: the 500 is kept and replayed under its idempotency key. */
  | { kind: 'fail-after' }

export interface FaultRule {
  fault: Fault
  /** How many calls it hits; 1 when not given. */
  times?: number
  /** Only calls whose path begins like this, such as `/v1/checkout/sessions`; every call when not given. */
  path?: string
  method?: 'GET' | 'POST' | 'DELETE'
}

/** The script of faults: each call takes the first rule that fits it, until the rule is used up. */
export class FaultPort {
  private rules: { rule: FaultRule; left: number }[] = []

  add(rule: FaultRule): void {
    this.rules.push({ rule, left: rule.times ?? 1 })
  }

  clear(): void {
    this.rules = []
  }

  take(method: string, path: string): Fault | null {
    const fits = ({ rule }: { rule: FaultRule }) =>
      (rule.path === undefined || path.startsWith(rule.path)) && (rule.method === undefined || rule.method === method)
    const hit = this.rules.find(fits)
    if (!hit) return null
    hit.left -= 1
    if (hit.left <= 0) this.rules = this.rules.filter(entry => entry !== hit)
    return hit.rule.fault
  }
}

/** A fault that keeps calls waiting: `come` is done when the first has arrived, `letGo` lets all of them on. */
export function hold(): { fault: Fault; come: Promise<void>; letGo(): void } {
  let arrive = () => {}
  let leave = () => {}
  const come = new Promise<void>(resolve => {
    arrive = resolve
  })
  const letGo = new Promise<void>(resolve => {
    leave = resolve
  })
  return { fault: { kind: 'hold', come: arrive, letGo }, come, letGo: leave }
}

export async function wait(fault: Fault | null): Promise<void> {
  if (fault?.kind !== 'hold') return
  fault.come()
  await fault.letGo
}
