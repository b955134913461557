import { type Called, call } from './calls.ts'

/** How long the parts of a page that were fetched later have to ask, in milliseconds. */
const GATHERED_MS = 50
export const TOGETHER_ADDRESS = '/api/member-parts'

interface Asked {
  address: string
  answer(called: Called): void
}

let gathered: Asked[] = []

/**
 * Reads what is a member's own on a page that is the same for everybody. Whatever asks at about the same moment is
 * answered by one call; what asks alone makes its own.
 */
export function callTogether(address: string): Promise<Called> {
  return new Promise(answer => {
    if (gathered.push({ address, answer }) === 1) setTimeout(send, GATHERED_MS)
  })
}

async function send() {
  const asked = gathered
  gathered = []
  const [first, ...more] = asked
  if (!first) return
  if (more.length === 0) return first.answer(await call(first.address))
  const called = await call(`${TOGETHER_ADDRESS}?${new URLSearchParams(asked.map(({ address }) => ['of', address]))}`)
  const answers = called.ok ? (called.body as { status: number; body: unknown }[]) : []
  asked.forEach(({ answer }, place) => {
    const told = answers[place]
    answer(told ? { ok: told.status < 300, lost: null, ...told } : called)
  })
}
