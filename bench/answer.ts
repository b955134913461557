import { request } from 'node:http'

export interface Answer {
  status: number
  headers: Record<string, string>
  /** As it travelled, not unpacked. */
  body: Buffer
}

/** What belongs to the connection, and what a bare server adds by itself. */
const OF_THE_CONNECTION = new Set(['date', 'connection', 'keep-alive', 'transfer-encoding'])

/** Asks once and keeps the very bytes of the answer, which `fetch` would unpack. */
export function answerOf(
  url: string,
  { method = 'GET', headers = {}, body }: { method?: string; headers?: Record<string, string>; body?: string } = {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const asked = request(url, { method, headers, agent: false }, answer => {
      const parts: Buffer[] = []
      answer.on('data', part => parts.push(part))
      answer.on('error', reject)
      answer.on('end', () => {
        const kept = Object.entries(answer.headers).filter(([name]) => !OF_THE_CONNECTION.has(name))
        const whole = Buffer.concat(parts)
        resolve({
          status: answer.statusCode ?? 0,
          headers: {
            ...Object.fromEntries(kept.map(([name, value]) => [name, String(value)])),
            'content-length': String(whole.length),
          },
          body: whole,
        })
      })
    })
    asked.on('error', reject)
    asked.end(body)
  })
}
