import { type IncomingHttpHeaders, type OutgoingHttpHeaders, request } from 'node:http'
import { buffer } from 'node:stream/consumers'

/** Somebody at an address of their own, with a browser that keeps cookies. */

export interface Answer {
  status: number
  headers: IncomingHttpHeaders
  text: string
}

export interface Asked {
  method?: string
  headers?: OutgoingHttpHeaders
  body?: string
}

let lines = 0

export class Visitor {
  readonly #origin: string
  readonly #cookies = new Map<string, string>()
  /** All of 127 is this machine: programs see whoever calls from there as a visitor of another line. */
  readonly #from = `127.${10 + (++lines >> 8)}.${lines & 255}.1`

  constructor(origin: string) {
    this.#origin = origin
  }

  async ask(path: string, { method = 'GET', headers = {}, body }: Asked = {}): Promise<Answer> {
    const { hostname, port } = new URL(this.#origin)
    const cookie = [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const own = {
      ...(cookie && { cookie }),
      ...(body !== undefined && { 'content-length': Buffer.byteLength(body) }),
    }
    const answer = await new Promise<Answer>((resolve, reject) => {
      const call = request(
        { hostname, port, path, method, headers: { ...own, ...headers }, agent: false, localAddress: this.#from },
        async came => {
          const text = await buffer(came).then(bytes => bytes.toString('latin1'), reject)
          if (text !== undefined) resolve({ status: came.statusCode ?? 0, headers: came.headers, text })
        },
      )
      call.setTimeout(30_000, () => call.destroy(new Error('no answer in half a minute')))
      call.once('error', reject)
      call.end(body)
    })
    for (const line of answer.headers['set-cookie'] ?? []) this.#keep(line)
    return answer
  }

  form(path: string, fields: Record<string, string>): Promise<Answer> {
    const headers = { 'content-type': 'application/x-www-form-urlencoded', origin: this.#origin }
    return this.ask(path, { method: 'POST', body: new URLSearchParams(fields).toString(), headers })
  }

  call(path: string, body: unknown, more: OutgoingHttpHeaders = {}): Promise<Answer> {
    const headers = { 'content-type': 'application/json', origin: this.#origin, ...more }
    return this.ask(path, { method: 'POST', body: JSON.stringify(body), headers })
  }

  #keep(line: string) {
    const [pair = ''] = line.split(';', 1)
    const [name = '', value = ''] = pair.split(/=(.*)/s)
    this.#cookies.set(name, value)
  }
}
