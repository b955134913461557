import type { IncomingMessage } from 'node:http'

/** Reads a whole request body as text; null when it is longer than `limit` bytes (the rest is thrown away). */
export async function readBody(request: IncomingMessage, limit: number): Promise<string | null> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request) {
    size += chunk.length
    if (size <= limit) chunks.push(chunk)
  }
  return size > limit ? null : Buffer.concat(chunks).toString('utf8')
}
