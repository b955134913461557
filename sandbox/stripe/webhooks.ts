import { createHmac } from 'node:crypto'
import { Agent, request as httpRequest } from 'node:http'
import { request as httpsRequest, Agent as SecureAgent } from 'node:https'
import { setTimeout as sleep } from 'node:timers/promises'
import { findEvent } from './events.ts'
import type { Store } from './store.ts'
import type { WireEvent } from './wire.ts'

export interface SenderOptions {
  store: Store
  secret: string
  url(): string
  /** First wait after a failed delivery, in milliseconds; it doubles each time up to five minutes. */
  retryBaseMs: number
  /** The types the endpoint subscribed to; null for all. */
  types: readonly string[] | null
}

interface Delivery {
  seq: number
  event_id: string
  attempts: number
}

const AT_ONCE = 16
const LONGEST_WAIT_MS = 5 * 60_000
/** After this many attempts (over an hour) an event is only found by listing undelivered ones. */
const MOST_ATTEMPTS = 20
const ANSWER_WITHIN_MS = 10_000
const CLAIM_MS = ANSWER_WITHIN_MS + 2000

/** `t=…,v1=…` over the exact bytes sent, as Stripe signs. `signedAt` in whole seconds of real time. */
export function signatureHeader(payload: string, secret: string, signedAt: number): string {
  return `t=${signedAt},v1=${createHmac('sha256', secret).update(`${signedAt}.${payload}`).digest('hex')}`
}

/** Sends recorded events until the endpoint answers 2xx. What is pending lives in the store and survives a restart. */
export class WebhookSender {
  private readonly options: SenderOptions
  private readonly agents = { http: new Agent({ keepAlive: true }), https: new SecureAgent({ keepAlive: true }) }
  private timer: NodeJS.Timeout | null = null
  private wakesAt = 0
  private inFlight = 0
  /** Answers not yet written down; a crash before that only means that an event is sent again. */
  private answered: { delivery: Delivery; statuses: number[] }[] = []
  private held = false
  private stopped = false
  /** How often each event is sent; more than 1 stands in for Stripe's "at least once". */
  copies = 1

  constructor(options: SenderOptions) {
    this.options = options
  }

  wake(delay = 0): void {
    if (this.stopped) return
    const at = Date.now() + delay
    // Never later than already planned: under a stream of events each one would push the next turn away.
    if (this.timer && at >= this.wakesAt) return
    if (this.timer) clearTimeout(this.timer)
    this.wakesAt = at
    this.timer = setTimeout(() => {
      this.timer = null
      this.pump()
    }, delay)
    this.timer.unref()
  }

  hold(): void {
    this.held = true
  }

  /** Sends what was held one after the other, in the order that `arrange` gives, then goes on as usual. */
  async release(arrange: (events: WireEvent[]) => WireEvent[] = events => events): Promise<void> {
    const waiting = this.claim(10_000).map(delivery => ({
      delivery,
      event: findEvent(this.options.store, delivery.event_id),
    }))
    const events = arrange(waiting.flatMap(({ event }) => event ?? []))
    for (const event of events) {
      const entry = waiting.find(other => other.delivery.event_id === event.id)
      if (entry) await this.deliver(entry.delivery)
    }
    this.held = false
    this.wake()
  }

  /** Sends one event once more, outside the queue; a test may sign it with another secret or an old time. */
  async resend(eventId: string, forged: { signedAt?: number; secret?: string } = {}): Promise<number> {
    const event = findEvent(this.options.store, eventId)
    if (!event) throw new Error(`There is no event ${eventId}`)
    return this.post(JSON.stringify(event), forged.secret ?? this.options.secret, forged.signedAt)
  }

  /** Waits for the deliveries under way, for two seconds at most; the rest goes out after the next start. */
  async stop(): Promise<void> {
    this.stopped = true
    if (this.timer) clearTimeout(this.timer)
    for (let turn = 0; this.inFlight > 0 && turn < 100; turn++) await sleep(20)
    this.agents.http.destroy()
    this.agents.https.destroy()
    await sleep(10)
    this.options.store.transaction(() => this.noteAnswers())
  }

  /** One write notes what was answered and claims what is next. */
  private pump(): void {
    if (this.stopped) return
    const url = this.options.url()
    // The shop may still be starting and not know its own address.
    const free = this.held || !URL.canParse(url) ? 0 : AT_ONCE - this.inFlight
    try {
      const claimed = this.options.store.transaction(() => {
        this.noteAnswers()
        return free > 0 ? this.claim(free) : []
      })
      this.answered = []
      for (const delivery of claimed) void this.deliver(delivery).then(() => this.wake())
      if (claimed.length === 0) this.wake(free > 0 ? this.nextWait() : 100)
    } catch {
      // Another process holds the file longer than usual: the deliveries wait there, nothing is lost.
      this.wake(1000)
    }
  }

  /** Takes due deliveries for this process alone; a claim by a process that died runs out by itself. */
  private claim(limit: number): Delivery[] {
    const now = Date.now()
    return this.options.store.rows<Delivery>(
      `update delivery set claimed_until = ? where seq in (
        select seq from delivery where state = 'pending' and due <= ? and claimed_until <= ? order by due, seq limit ?
      ) returning seq, event_id, attempts`,
      now + CLAIM_MS,
      now,
      now,
      limit,
    )
  }

  private nextWait(): number {
    const row = this.options.store.row<{ at: number | null }>(
      "select min(max(due, claimed_until)) as at from delivery where state = 'pending'",
    )
    return row?.at ? Math.min(1000, Math.max(5, row.at - Date.now())) : 1000
  }

  private async deliver(delivery: Delivery): Promise<void> {
    this.inFlight += 1
    const event = findEvent(this.options.store, delivery.event_id)
    const wanted = event !== null && (this.options.types?.includes(event.type) ?? true)
    const payload = JSON.stringify(event)
    const sends = Array.from({ length: wanted ? this.copies : 0 }, () => this.post(payload, this.options.secret))
    const statuses = await Promise.all(sends)
    this.answered.push({ delivery, statuses })
    this.inFlight -= 1
  }

  private noteAnswers(): void {
    for (const { delivery, statuses } of this.answered) {
      const attempts = delivery.attempts + 1
      const delivered = statuses.every(status => status >= 200 && status < 300)
      const wait = Math.min(LONGEST_WAIT_MS, this.options.retryBaseMs * 2 ** delivery.attempts)
      this.options.store.run(
        'update delivery set state = ?, attempts = ?, due = ?, claimed_until = 0, last_answer = ? where seq = ?',
        delivered ? 'delivered' : attempts >= MOST_ATTEMPTS ? 'failed' : 'pending',
        attempts,
        Date.now() + wait,
        statuses.join(','),
        delivery.seq,
      )
    }
  }

  /** The status answered, or 0 when there was no answer in time. Redirects are not followed, as on Stripe. */
  private post(payload: string, secret: string, signedAt = Math.floor(Date.now() / 1000)): Promise<number> {
    return new Promise(resolve => {
      const url = new URL(this.options.url())
      const secure = url.protocol === 'https:'
      const sent = (secure ? httpsRequest : httpRequest)(
        url,
        {
          method: 'POST',
          agent: secure ? this.agents.https : this.agents.http,
          timeout: ANSWER_WITHIN_MS,
          headers: {
            'content-type': 'application/json; charset=utf-8',
            'content-length': Buffer.byteLength(payload),
            'user-agent': 'Stripe/1.0 (+https://stripe.com/docs/webhooks)',
            'stripe-signature': signatureHeader(payload, secret, signedAt),
          },
        },
        answer => {
          answer.resume()
          answer.on('end', () => resolve(answer.statusCode ?? 0))
          answer.on('error', () => resolve(0))
        },
      )
      sent.on('timeout', () => sent.destroy())
      sent.on('error', () => resolve(0))
      sent.end(payload)
    })
  }
}
