import { type IncomingHttpHeaders, type OutgoingHttpHeaders, request } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'

export interface Asked {
  method?: string
  headers?: OutgoingHttpHeaders
  body?: string | Buffer
}

export interface Answer {
  status: number
  headers: IncomingHttpHeaders
  /** As it came over the line. */
  bytes: Buffer
  /** Unpacked. */
  text: string
}

/** One request exactly as told: no redirect is followed, no address is tidied, no header is added but Host. */
export function rawRequest(origin: string, path: string, { method = 'GET', headers, body }: Asked = {}) {
  const { hostname, port } = new URL(origin)
  return new Promise<Answer>((resolve, reject) => {
    const call = request({ hostname, port, path, method, headers, agent: false }, async answer => {
      try {
        const bytes = await buffer(answer)
        const text = unpacked(bytes, answer.headers['content-encoding']).toString('utf8')
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, bytes, text })
      } catch (error) {
        reject(error)
      }
    })
    call.once('error', reject)
    call.end(body)
  })
}

function unpacked(bytes: Buffer, encoding: string | undefined): Buffer {
  if (bytes.length === 0) return bytes
  if (encoding === 'br') return brotliDecompressSync(bytes)
  return encoding === 'gzip' ? gunzipSync(bytes) : bytes
}
