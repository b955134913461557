import { type AddressInfo, createServer, type Server, type Socket } from 'node:net'
import { buffer } from 'node:stream/consumers'
import fc from 'fast-check'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { afterEach, describe, expect, it } from 'vitest'
import { checkMail, MailProblem } from './mail.ts'
import { createMailer, type Mail } from './mailer.ts'

const FROM = { name: 'Thymewell', address: 'orders@thymewell.example' }
const MAIL: Mail = {
  to: { name: 'Ann Miller', address: 'ann@mail.example' },
  subject: 'Your order 1042',
  html: '<p>Thank you.</p>',
  text: 'Thank you.',
  messageId: '<order-1042.confirmation@thymewell.example>',
}

const closers: (() => unknown)[] = []
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close()
})

/** A real mail server that answers as told, and what it took. */
async function mailServer(options: SMTPServerOptions) {
  const taken: { raw: string; to: string[] }[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    async onData(stream, session, done) {
      const raw = (await buffer(stream)).toString()
      taken.push({ raw, to: session.envelope.rcptTo.map(({ address }) => address) })
      done()
    },
    ...options,
  })
  server.on('error', () => undefined)
  const url = await listening(server.server)
  closers.push(() => new Promise<void>(resolve => server.close(resolve)))
  return { url, taken }
}

function listening(server: Server): Promise<string> {
  return new Promise(resolve => {
    server.listen(0, '127.0.0.1', () => resolve(`smtp://127.0.0.1:${(server.address() as AddressInfo).port}`))
  })
}

/** A server of raw sockets, for what no proper mail server does. */
async function rawServer(talk: (socket: Socket) => void) {
  const sockets: Socket[] = []
  const server = createServer(socket => {
    sockets.push(socket)
    socket.on('error', () => undefined)
    talk(socket)
  })
  closers.push(() => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  return listening(server)
}

function send(url: string, mail = MAIL, patienceMs = 60_000): Promise<unknown> {
  const mailer = createMailer(url, FROM, { patienceMs })
  closers.push(() => mailer.close())
  return mailer.send(mail).then(
    () => 'sent',
    error => error,
  )
}

const answering = (responseCode: number) => ({
  onRcptTo: (_address: unknown, _session: unknown, done: (error: Error) => void) =>
    done(Object.assign(new Error('<ann@mail.example> not now'), { responseCode })),
})

describe('sending', () => {
  it('says where a mail program may end e-mails of this kind for its reader (RFC 8058), and only then', async () => {
    const { url, taken } = await mailServer({})
    const mailer = createMailer(url, FROM)
    closers.push(() => mailer.close())
    await mailer.send({ ...MAIL, unsubscribeUrl: 'https://shop.example/unsubscribe/v1.abc_-' })
    await mailer.send(MAIL)
    expect(taken[0]?.raw).toContain('List-Unsubscribe: <https://shop.example/unsubscribe/v1.abc_->\r\n')
    expect(taken[0]?.raw).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click\r\n')
    expect(taken[1]?.raw).not.toContain('Unsubscribe')
    await expect(mailer.send({ ...MAIL, unsubscribeUrl: 'https://x.example/>\r\nBcc: a@b.example' })).rejects.toThrow(
      MailProblem,
    )
  })

  it('delivers both versions, with a Message-ID that stays the same', async () => {
    const { url, taken } = await mailServer({})
    expect(await send(url, { ...MAIL, replyTo: { name: 'Help', address: 'help@thymewell.example' } })).toBe('sent')
    expect(await send(url)).toBe('sent')
    expect(taken.map(({ to }) => to)).toEqual([['ann@mail.example'], ['ann@mail.example']])
    expect(taken[0]?.raw).toContain('Reply-To: Help <help@thymewell.example>')
    for (const { raw } of taken) {
      expect(raw).toContain('Auto-Submitted: auto-generated\r\n')
      expect(raw).toContain(`Message-ID: ${MAIL.messageId}`)
      expect(raw).toContain('From: Thymewell <orders@thymewell.example>')
      expect(raw).toContain('Content-Type: text/plain')
      expect(raw).toContain('Content-Type: text/html')
    }
  })

  it('550: the last word, without the address in it', async () => {
    const { url } = await mailServer(answering(550))
    const problem = await send(url)
    expect(problem).toMatchObject({ permanent: true, responseCode: 550, code: 'EENVELOPE' })
    expect(String(problem)).not.toContain('ann')
  })

  it.each([
    ['the greeting', 'onConnect', 554],
    ['the sender', 'onMailFrom', 550],
  ] as const)(
    '5xx about %s says nothing about the e-mail: another try may work',
    async (_what, handler, responseCode) => {
      const refuse = (...given: unknown[]) => {
        const done = given.at(-1) as (error: Error) => void
        done(Object.assign(new Error('not from you, for now'), { responseCode }))
      }
      const { url } = await mailServer({ [handler]: refuse })
      expect(await send(url)).toMatchObject({ permanent: false, responseCode })
    },
  )

  it('451: another try may work', async () => {
    const { url } = await mailServer(answering(451))
    expect(await send(url)).toMatchObject({ permanent: false, responseCode: 451 })
  })

  it('nobody listens', async () => {
    const server = createServer()
    const url = await listening(server)
    await new Promise(resolve => server.close(resolve))
    expect(await send(url)).toMatchObject({ permanent: false, code: 'ESOCKET' })
  })

  it('silence: gives up in time', async () => {
    expect(await send(await rawServer(() => undefined), MAIL, 400)).toMatchObject({
      permanent: false,
      code: 'ETIMEDOUT',
    })
  })

  it('cut after the message was taken: not known to be sent, so it is tried again', async () => {
    let taken = ''
    const url = await rawServer(socket => {
      let inData = false
      socket.write('220 hello\r\n')
      socket.on('data', chunk => {
        const said = chunk.toString()
        if (inData) taken += said
        if (inData && said.endsWith('\r\n.\r\n')) return socket.destroy()
        if (/^data/i.test(said)) inData = true
        if (!inData) return socket.write('250 ok\r\n')
        if (/^data/i.test(said)) socket.write('354 go on\r\n')
      })
    })
    const problem = await send(url)
    expect(problem).toBeInstanceOf(MailProblem)
    expect(problem).toMatchObject({ permanent: false })
    expect(taken).toContain(`Message-ID: ${MAIL.messageId}`)
  })

  it('never sends a password in the clear to another machine', async () => {
    const mailer = createMailer('smtp://ann:secret@mail.invalid:25', FROM, { patienceMs: 300 })
    closers.push(() => mailer.close())
    await expect(mailer.send(MAIL)).rejects.toBeInstanceOf(MailProblem)
  })
})

describe('what is refused before anything is sent', () => {
  it.each([
    ['a second recipient in the address', { to: { name: 'Ann', address: 'a@x.example\r\nBcc: b@y.example' } }],
    ['two addresses in one', { to: { name: 'Ann', address: 'a@x.example, b@y.example' } }],
    ['a name that begins a header', { to: { name: 'Ann\r\nBcc: b@y.example', address: 'a@x.example' } }],
    ['a route', { to: { name: '', address: '"a@x.example"@y.example' } }],
    ['an address in brackets', { to: { name: '', address: '<a@x.example>' } }],
    ['no address', { to: { name: 'Ann', address: '' } }],
    ['a subject that begins a header', { subject: 'Hello\nBcc: b@y.example' }],
    ['a malformed message id', { messageId: '<a@b>\r\nX: y' }],
    ['a reply address with a line break', { replyTo: { name: '', address: 'a@x.example\n' } }],
  ] satisfies [string, Partial<Mail>][])('%s', async (_name, part) => {
    const { url, taken } = await mailServer({})
    expect(await send(url, { ...MAIL, ...part })).toMatchObject({ permanent: true, code: 'EINVALID' })
    expect(taken).toEqual([])
  })

  it('takes ordinary addresses', () => {
    for (const address of [
      'ann@example.com',
      "o'hara+shop@mail.example.co.uk",
      'a.b-c_d@sub.example',
      'ops@localhost',
    ]) {
      expect(() => checkMail({ ...MAIL, to: { name: 'Zoë O’Hara', address } })).not.toThrow()
    }
  })

  it('lets no address through that holds a space, a bracket, a comma or a control character', () => {
    fc.assert(
      fc.property(
        fc.string(),
        fc.constantFrom('\r', '\n', ' ', ',', '<', '>', ';', '\u0000', ':'),
        fc.string(),
        (a, bad, b) => {
          expect(() => checkMail({ ...MAIL, to: { name: '', address: `a${a}${bad}${b}@x.example` } })).toThrow(
            MailProblem,
          )
        },
      ),
    )
  })
})
