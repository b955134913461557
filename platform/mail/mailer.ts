import nodemailer from 'nodemailer'
import { checkMail, MailProblem } from './mail.ts'

export interface MailPerson {
  name: string
  address: string
}

export interface Mail {
  to: MailPerson
  subject: string
  html: string
  text: string
  /**
   * The same for every try of the same mail, such as `<order-1042.confirmation@thymewell.example>`: when a connection
   * is cut after the message was taken, it is sent twice, and mail programs then show it once.
   */
  messageId: string
  replyTo?: MailPerson
  /** Where one press, or one POST of a mail program (RFC 8058), ends e-mails of this kind. */
  unsubscribeUrl?: string
  /** Pictures that the HTML shows by their `cid:`. */
  inline?: readonly InlinePicture[]
}

export interface InlinePicture {
  cid: string
  contentType: string
  base64: string
}

export interface Mailer {
  /** @throws MailProblem; `permanent` says that another try would end the same way */
  send(mail: Mail): Promise<void>
}

export interface OpenMailer extends Mailer {
  /** Whether the mail server takes us; null when it does, else its words. */
  answers(): Promise<string | null>
  /** Lets go of the connections that wait for the next mail. */
  close(): void
}

export interface MailerOptions {
  /** How long to wait for the server, at each step. */
  patienceMs?: number
}

/** Sends through a mail server, given as `smtp://` or `smtps://` with user and password in the address. */
export function createMailer(url: string, from: MailPerson, { patienceMs = 15_000 }: MailerOptions = {}): OpenMailer {
  const server = new URL(url)
  const secure = server.protocol === 'smtps:'
  const user = decodeURIComponent(server.username)
  const transport = nodemailer.createTransport({
    host: server.hostname.replace(/^\[|\]$/g, ''),
    port: Number(server.port) || (secure ? 465 : 587),
    secure,
    ...(user ? { auth: { user, pass: decodeURIComponent(server.password) } } : {}),
    // A password must never cross the network in the clear.
    requireTLS: !secure && user !== '' && !isLoopback(server.hostname),
    pool: true,
    maxConnections: 3,
    connectionTimeout: patienceMs,
    greetingTimeout: patienceMs,
    socketTimeout: patienceMs,
    dnsTimeout: patienceMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    async send(mail) {
      checkMail(mail)
      const { to, subject, html, text, messageId, replyTo, unsubscribeUrl, inline } = mail
      try {
        // Names and addresses apart: an address given as text may be read as several.
        await transport.sendMail({
          ...{ from, to, subject, html, text, messageId },
          ...(replyTo ? { replyTo } : {}),
          ...(inline?.length ? { attachments: inline.map(attached) } : {}),
          headers: { ...NOBODY_WROTE_IT, ...(unsubscribeUrl ? oneClick(unsubscribeUrl) : {}) },
        })
      } catch (error) {
        throw MailProblem.from(error)
      }
    },
    answers: () =>
      transport.verify().then(
        () => null,
        error => MailProblem.from(error).message,
      ),
    close: () => transport.close(),
  }
}

/** So that whoever is away does not answer it (RFC 3834). */
const NOBODY_WROTE_IT = { 'Auto-Submitted': 'auto-generated' }

const attached = ({ cid, contentType, base64 }: InlinePicture) => ({
  cid,
  contentType,
  content: base64,
  encoding: 'base64',
  contentDisposition: 'inline' as const,
})

/** RFC 8058, section 3.1. */
const oneClick = (url: string) => ({
  'List-Unsubscribe': { prepared: true, value: `<${url}>` },
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
})

function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '[::1]' || host.startsWith('127.')
}
