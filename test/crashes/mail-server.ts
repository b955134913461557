import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'

/** An e-mail server that counts what it took, and may be told to hold its tongue in the middle of one. */
export interface MailServer {
  url: string
  /** How often each e-mail was taken, by Message-ID. */
  taken: Map<string, number>
  /** Mails that are there and not yet answered for. */
  waiting: { id: string; take(): void; answer(): void; isSenderThere(): boolean }[]
  /** From now on no mail is answered for until it is told to be. */
  hold(): void
  /** Answers as usual again; those who still wait hear nothing any more. */
  goOn(): void
  close(): Promise<void>
}

/** What is told of an e-mail that is taken, before that is answered. */
export interface MailTaken {
  id: string
  to: string
}

export async function startMailServer(onTaken: (mail: MailTaken) => void = () => undefined): Promise<MailServer> {
  const taken = new Map<string, number>()
  const waiting: MailServer['waiting'] = []
  const there = new Set<string>()
  let held = false
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    closeTimeout: 100,
    onConnect({ id }, welcome) {
      there.add(id)
      welcome()
    },
    onClose: ({ id }) => void there.delete(id),
    onData(stream, { id: sender, envelope }, done) {
      const noteAndAnswer = (raw: Buffer) => {
        const id = /^message-id:\s*(\S+)/im.exec(raw.toString())?.[1] ?? 'none'
        const take = () => {
          taken.set(id, (taken.get(id) ?? 0) + 1)
          onTaken({ id, to: envelope.rcptTo.map(({ address }) => address).join(' ') })
        }
        const answer = () => {
          take()
          done()
        }
        if (held) waiting.push({ id, take, answer, isSenderThere: () => there.has(sender) })
        else answer()
      }
      // A sender that dies in the middle of an e-mail is what these tests are about.
      buffer(stream).then(noteAndAnswer, done)
    },
  })
  server.on('error', () => undefined)
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    taken,
    waiting,
    hold() {
      held = true
    },
    goOn() {
      held = false
      waiting.length = 0
    },
    close: () => new Promise(resolve => server.close(() => resolve())),
  }
}
