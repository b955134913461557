import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'

const BAD = [400, 'Bad Request', 'This is not a request that we can read.'] as const

/** By the code of Node's reader. */
const ANSWERS: ReadonlyMap<string, readonly [status: number, name: string, words: string]> = new Map(
  Object.entries<readonly [status: number, name: string, words: string]>({
    HPE_HEADER_OVERFLOW: [431, 'Request Header Fields Too Large', 'The head of this request is more than we can take.'],
    HPE_CHUNK_EXTENSIONS_OVERFLOW: [413, 'Content Too Large', 'That is more than we can take in one request.'],
    ERR_HTTP_REQUEST_TIMEOUT: [408, 'Request Timeout', 'This request took too long to arrive.'],
  }),
)

/** The last words to whoever sends what is no request, or does not come to its end: nothing else answers them. */
export function answerBroken(error: NodeJS.ErrnoException, line: Duplex & { _httpMessage?: ServerResponse | null }) {
  // An answer that has begun cannot be taken back.
  const isTooLate = !line.writable || line._httpMessage?.headersSent
  if (error.code === 'ECONNRESET' || isTooLate) return void line.destroy(error)
  sayLast(line, ANSWERS.get(error.code ?? '') ?? BAD)
}

function sayLast(line: Duplex, [status, name, words]: readonly [status: number, name: string, words: string]) {
  const head = ['Content-Type: text/plain; charset=utf-8', 'Cache-Control: no-store', 'Connection: close']
  line.end([`HTTP/1.1 ${status} ${name}`, ...head, '', `${words}\n`].join('\r\n'))
}

/** Whoever takes the shop for a proxy, or wants to be told before they send what nobody can promise. */
const NO_PROXY = [501, 'Not Implemented', 'This is a shop, and leads to no other house.'] as const
const NO_PROMISE = 'What this request expects of us before it is sent, we cannot promise.'

export function answerConnect(_: IncomingMessage, line: Duplex) {
  // Nobody else listens to what becomes of this line.
  line.once('error', () => line.destroy())
  sayLast(line, NO_PROXY)
}

export function answerExpecting(_: IncomingMessage, answer: ServerResponse) {
  answer.writeHead(417, {
    'Content-Type': 'text/plain; charset=utf-8',
    'Cache-Control': 'no-store',
    Connection: 'close',
  })
  answer.end(`${NO_PROMISE}\n`)
}
