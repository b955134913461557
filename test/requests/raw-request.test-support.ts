import { type IncomingHttpHeaders, type OutgoingHttpHeaders, request } from 'node:http'
import { connect } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib'

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

/** One request exactly as told: no redirect is followed, no address is tidied, no header is added but Host and Content-Length. */
export function rawRequest(origin: string, path: string, { method = 'GET', headers = {}, body }: Asked = {}) {
  const { hostname, port } = new URL(origin)
  const length = body === undefined ? {} : { 'content-length': Buffer.byteLength(body) }
  return new Promise<Answer>((resolve, reject) => {
    const call = request(
      { hostname, port, path, method, headers: { ...length, ...headers }, agent: false },
      async answer => {
        try {
          const bytes = await buffer(answer)
          const text = unpacked(bytes, answer.headers['content-encoding']).toString('utf8')
          resolve({ status: answer.statusCode ?? 0, headers: answer.headers, bytes, text })
        } catch (error) {
          reject(error)
        }
      },
    )
    call.once('error', reject)
    call.end(body)
  })
}

function unpacked(bytes: Buffer, encoding: string | undefined): Buffer {
  if (bytes.length === 0) return bytes
  if (encoding === 'zstd') return zstdDecompressSync(bytes)
  if (encoding === 'br') return brotliDecompressSync(bytes)
  return encoding === 'gzip' ? gunzipSync(bytes) : bytes
}

/** Sends without an end, in pieces, until it is answered. */
export function endlessRequest(origin: string, path: string): Promise<number> {
  const { hostname, port } = new URL(origin)
  return new Promise((resolve, reject) => {
    const headers = { 'content-type': 'application/json', 'transfer-encoding': 'chunked' }
    const call = request({ hostname, port, path, method: 'POST', headers, agent: false }, answer => {
      clearInterval(timer)
      resolve(answer.statusCode ?? 0)
      answer.resume()
      call.destroy()
    })
    const timer = setInterval(() => call.write('x'.repeat(8_000)), 2)
    call.on('error', error => {
      clearInterval(timer)
      reject(error)
    })
  })
}

/** What comes back on a bare line, heard when all was written, until the other side ends it or enough has come. */
export function overTheLine(origin: string, sent: string | Buffer, enough = /$^/): Promise<string> {
  const { hostname, port } = new URL(origin)
  return new Promise((resolve, reject) => {
    let came = ''
    const line = connect(Number(port), hostname, () => line.write(sent, () => line.resume()))
    line.setEncoding('latin1')
    line.on('data', text => {
      came += text
      if (enough.test(came)) line.destroy()
    })
    line.pause()
    line.once('error', reject).once('close', () => resolve(came))
  })
}
