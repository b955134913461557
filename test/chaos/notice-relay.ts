import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { diceOf } from './dice.ts'

/**
 * Where the payment service sends its notices. They come to one of the servers, or twice, or late and so after others,
 * or not at all; what was not answered for the payment service sends again, as it promises to.
 */
export interface NoticeRelay {
  url: string
  fates: Record<Fate, number>
  /** From now on every notice is passed on as it is. */
  calm(): void
  close(): Promise<void>
}

const FATES = { passed: 52, doubled: 14, late: 14, lost: 11, unanswered: 9 }
type Fate = keyof typeof FATES
const LATEST_MS = 2_000
const PATIENCE_MS = 9_000

export async function openNoticeRelay(seed: string, servers: () => readonly string[]): Promise<NoticeRelay> {
  const fates: NoticeRelay['fates'] = { passed: 0, doubled: 0, late: 0, lost: 0, unanswered: 0 }
  const tries = new Map<string, number>()
  let isCalm = false

  async function take(request: IncomingMessage, response: ServerResponse) {
    const body = await buffer(request)
    const about = aboutOf(body)
    const nth = (tries.get(about) ?? 0) + 1
    tries.set(about, nth)
    const dice = diceOf(seed, 'notice', about, nth)
    const fate = isCalm ? 'passed' : dice.weighed(FATES)
    fates[fate]++
    if (fate === 'lost') return void request.socket.destroy()
    const to = dice.pick(servers())
    const later = dice.whole(50, LATEST_MS)
    if (fate === 'late') await sleep(later)
    const pass = () => passOn(`${to}/hooks/stripe`, body, String(request.headers['stripe-signature'] ?? ''))
    const [status] = await Promise.all(fate === 'doubled' ? [pass(), pass()] : [pass()])
    if (status === undefined || status === 0 || fate === 'unanswered') return void request.socket.destroy()
    response.writeHead(status).end()
  }

  const server = createServer((request, response) => {
    take(request, response).catch(() => request.socket.destroy())
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hooks/stripe`,
    fates,
    calm() {
      isCalm = true
    },
    close() {
      server.closeAllConnections()
      return new Promise(resolve => server.close(() => resolve()))
    },
  }
}

/** What a notice is about, in words that are the same in every run: ids are not. */
function aboutOf(body: Buffer): string {
  const { type, data } = JSON.parse(body.toString()) as { type: string; data: { object: Record<string, unknown> } }
  const { customer_details, billing_details, amount_refunded, status, amount } = data.object as {
    customer_details?: { email?: string }
    billing_details?: { email?: string }
    amount_refunded?: number
    status?: string
    amount?: number
  }
  return [type, customer_details?.email ?? billing_details?.email, status, amount, amount_refunded].join(' ')
}

async function passOn(url: string, body: Buffer, signature: string): Promise<number> {
  try {
    const headers = { 'content-type': 'application/json', 'stripe-signature': signature }
    const signal = AbortSignal.timeout(PATIENCE_MS)
    return (await fetch(url, { method: 'POST', body: new Uint8Array(body), headers, signal })).status
  } catch {
    return 0
  }
}
