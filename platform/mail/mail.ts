import type { Mail, MailPerson } from './mailer.ts'

interface Refusal {
  code?: string
  responseCode?: number
  /** What the server answered to. */
  command?: string
}

/** Why an e-mail could not be sent. Holds no address: what it says may be logged. */
export class MailProblem extends Error {
  override name = 'MailProblem'
  /** Another try would end the same way. */
  permanent: boolean
  /** What kind of failure, such as EENVELOPE, ETIMEDOUT or EINVALID for an e-mail that we ourselves refuse. */
  code: string
  /** The answer of the mail server, such as 550. */
  responseCode: number | undefined

  constructor(message: string, code: string, { permanent = false, responseCode }: Partial<MailProblem> = {}) {
    super(message)
    this.code = code
    this.permanent = permanent
    this.responseCode = responseCode
  }

  static from(error: unknown): MailProblem {
    const { code = 'EUNKNOWN', responseCode, command = '' } = (error ?? {}) as Refusal
    // 5xx about the recipient or the text is the server's last word about this e-mail. A refused greeting, login or
    // sender is ours or the server's to mend, and the e-mail is then still good.
    const aboutTheMail = command === 'RCPT TO' || command === 'DATA'
    const permanent = aboutTheMail && responseCode !== undefined && responseCode >= 500 && responseCode !== 530
    const answer = responseCode === undefined ? '' : `, the server said ${responseCode}`
    return new MailProblem(`The e-mail was not sent: ${code}${answer}.`, code, { permanent, responseCode })
  }
}

// A control character could begin a header of its own, or another recipient.
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what this looks for
const CONTROL = /[\u0000-\u001f\u007f\u2028\u2029]/
const ADDRESS =
  /^[^\s@<>()[\]\\,;:"]{1,64}@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/i
const PLAIN_URL = /^https?:\/\/[\w.:[\]/~%-]+$/
const MESSAGE_ID = /^<[a-z0-9._+-]{1,128}@[a-z0-9.-]{1,128}>$/i

/** Refuses what could carry a header or a recipient of its own. @throws MailProblem with the code EINVALID */
export function checkMail({ to, subject, messageId, replyTo, unsubscribeUrl }: Mail): void {
  checkPerson(to)
  if (replyTo) checkPerson(replyTo)
  if (CONTROL.test(subject)) refuse('The subject holds a control character')
  if (!MESSAGE_ID.test(messageId)) refuse('The message id is malformed')
  if (unsubscribeUrl !== undefined && !PLAIN_URL.test(unsubscribeUrl))
    refuse('The address to unsubscribe at is malformed')
}

function checkPerson({ name, address }: MailPerson): void {
  if (CONTROL.test(name)) refuse('A name holds a control character')
  if (address.length > 254 || CONTROL.test(address) || !ADDRESS.test(address)) refuse('An address is malformed')
}

function refuse(reason: string): never {
  throw new MailProblem(`The e-mail was not sent: ${reason}.`, 'EINVALID', { permanent: true })
}
