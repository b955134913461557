import type { IncomingMessage, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'
import { type Choice, choiceIn, chosen } from './choice.ts'
import CSS from './mailbox.css?raw'
import { listPage, messagePage, missingPage, ownHtml, PREFIX } from './pages.ts'
import { type Listed, openStore, type Store } from './store.ts'

export interface Mailbox {
  smtpUrl: string
  /** Answers a request under /sandbox/mailbox; false: it is none of ours. */
  handlePage(req: IncomingMessage, res: ServerResponse): Promise<boolean>
  /** Newest first. */
  messages(): Promise<Listed[]>
  stop(): Promise<void>
}

const LARGEST = 10 * 1024 * 1024

const OUTER =
  "default-src 'none'; style-src 'self'; frame-src 'self'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
/** Mail brings its own styles. No scripts, no forms, and an origin of its own, so that it can reach nothing of ours. */
const INNER =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; sandbox allow-popups allow-popups-to-escape-sandbox"

/** A mail server on loopback that keeps what it is given, and pages that show it. */
export async function startMailbox({ dataDir }: { dataDir: string }): Promise<Mailbox> {
  const store = await openStore(join(dataDir, 'mailbox'))
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    size: LARGEST,
    onData(stream, _session, done) {
      buffer(stream)
        .then(raw => {
          if (stream.sizeExceeded) throw Object.assign(new Error('Too large'), { responseCode: 552 })
          return store.save(raw)
        })
        .then(() => done(), done)
    },
  })
  // A client that hangs up in the middle is no reason to fall.
  server.on('error', () => undefined)
  await new Promise<void>((resolve, reject) => {
    server.server.once('error', reject)
    server.listen(0, '127.0.0.1', resolve)
  })
  const { port } = server.server.address() as AddressInfo
  return {
    smtpUrl: `smtp://127.0.0.1:${port}`,
    handlePage: (req, res) => handlePage(store, req, res),
    messages: store.all,
    stop: () => new Promise(resolve => server.close(() => resolve())),
  }
}

async function handlePage(store: Store, req: IncomingMessage, res: ServerResponse): Promise<boolean> {
  const [path = '', query] = (req.url ?? '').split('?', 2)
  if (path !== PREFIX && !path.startsWith(`${PREFIX}/`)) return false
  if (req.method !== 'GET' && req.method !== 'HEAD') {
    res.writeHead(405, { Allow: 'GET, HEAD', 'Content-Type': 'text/plain' }).end('Method not allowed\n')
    return true
  }
  const page = await answer(store, path.slice(PREFIX.length).replace(/\/$/, ''), choiceIn(query))
  res.setHeader('Content-Security-Policy', page.csp)
  res.setHeader('X-Frame-Options', page.csp === INNER ? 'SAMEORIGIN' : 'DENY')
  res.setHeader('X-Content-Type-Options', 'nosniff')
  res.setHeader('X-Robots-Tag', 'noindex')
  res.setHeader('Referrer-Policy', 'no-referrer')
  res.setHeader('Cache-Control', 'no-store')
  res.setHeader('Content-Type', `${page.type}; charset=utf-8`)
  res.writeHead(page.status).end(req.method === 'HEAD' ? undefined : page.body)
  return true
}

async function answer(store: Store, path: string, choice: Choice) {
  const html = (status: number, body: string, csp = OUTER) => ({ status, body, csp, type: 'text/html' })
  if (path === '') return html(200, listPage(chosen(await store.all(), choice), choice))
  if (path === '/mailbox.css') return { status: 200, body: CSS, csp: OUTER, type: 'text/css' }
  const [, id = '', part, ...more] = path.split('/')
  const message = more.length === 0 && (part === undefined || part === 'html') ? await store.find(id) : null
  if (message === null) return html(404, missingPage())
  return part === 'html' ? html(200, ownHtml(message), INNER) : html(200, messagePage(message))
}
