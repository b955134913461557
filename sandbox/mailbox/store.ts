import { randomBytes } from 'node:crypto'
import { mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import PostalMime, { type Address, type Email } from 'postal-mime'

/** An e-mail as the mailbox shows it. */
export interface Message {
  id: string
  messageId: string
  subject: string
  from: string
  to: string
  /** The addresses alone that it goes to. */
  recipients: string[]
  replyTo: string
  date: Date
  html: string
  text: string
}

/** What a list needs of it. */
export type Listed = Omit<Message, 'html'>

export interface Store {
  save(raw: Buffer): Promise<string>
  /** Newest first. */
  all(): Promise<Listed[]>
  find(id: string): Promise<Message | null>
}

const ID = /^\d{13}-[0-9a-f]{8}$/
const MOST = 500

/** Keeps each message as it came, one file each, the newest 500. */
export async function openStore(folder: string): Promise<Store> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const ids = async () =>
    (await readdir(folder))
      .filter(name => name.endsWith('.eml') && ID.test(name.slice(0, -4)))
      .map(name => name.slice(0, -4))
      .sort()
      .reverse()
  const fileOf = (id: string) => join(folder, `${id}.eml`)
  const find = async (id: string) => {
    if (!ID.test(id)) return null
    const raw = await readFile(fileOf(id)).catch(() => null)
    return raw && parse(id, raw)
  }
  // Whoever waits for an e-mail asks again and again: each is read once for the lists, and kept without its pictures.
  let read = new Map<string, Listed>()
  const listed = async (id: string): Promise<Listed | null> => {
    const known = read.get(id)
    if (known) return known
    const message = await find(id)
    if (message === null) return null
    const { html: _, ...rest } = message
    return rest
  }
  let last = 0
  return {
    async save(raw) {
      // Never the same millisecond twice, so that names sort in the order of arrival.
      last = Math.max(Date.now(), last + 1)
      const id = `${last}-${randomBytes(4).toString('hex')}`
      await writeWhole(fileOf(id), raw)
      for (const old of (await ids()).slice(MOST)) await rm(fileOf(old), { force: true })
      return id
    },
    async all() {
      const found = (await Promise.all((await ids()).map(listed))).filter(message => message !== null)
      read = new Map(found.map(message => [message.id, message]))
      return found
    },
    find,
  }
}

/** On the disk first, then under its name: anyone who reads it sees all of it, also after a power cut. */
async function writeWhole(file: string, data: Buffer): Promise<void> {
  const fresh = `${file}.new`
  const handle = await open(fresh, 'w', 0o600)
  try {
    await handle.writeFile(data)
    await handle.sync()
  } finally {
    await handle.close()
  }
  await rename(fresh, file)
}

/** Its HTML with the pictures that came with it in place, as mail programs show them. */
function withInline({ html = '', attachments }: Email): string {
  return attachments.reduce((page, { contentId, mimeType, content }) => {
    if (!contentId || !mimeType.startsWith('image/')) return page
    const bytes = typeof content === 'string' ? Buffer.from(content) : Buffer.from(content as ArrayBuffer)
    return page.replaceAll(
      `cid:${contentId.replace(/^<|>$/g, '')}`,
      `data:${mimeType};base64,${bytes.toString('base64')}`,
    )
  }, html)
}

async function parse(id: string, raw: Buffer): Promise<Message> {
  const mail = await PostalMime.parse(raw)
  const date = new Date(mail.date ?? '')
  return {
    id,
    messageId: mail.messageId ?? '',
    subject: mail.subject || '(no subject)',
    from: people(mail.from ? [mail.from] : []),
    to: people(mail.to ?? []),
    recipients: (mail.to ?? []).flatMap(({ address }) => address ?? []),
    replyTo: people(mail.replyTo ?? []),
    date: Number.isNaN(date.getTime()) ? new Date(Number(id.slice(0, 13))) : date,
    html: withInline(mail),
    text: mail.text ?? '',
  }
}

function people(addresses: Address[]): string {
  return addresses.map(({ name, address }) => (name && address ? `${name} <${address}>` : address || name)).join(', ')
}
