import type { RouterContextProvider } from 'react-router'
import { fromAddressContext, servicesContext } from '#app/context.ts'
import type { MemberId } from '#modules/account/member.ts'
import { sendMessage } from '#modules/contact/commands/messages.ts'
import { makeStamp, passTrap } from '#modules/contact/commands/stamps.ts'
import { CONTACT_FIELDS, CONTACT_TEXTS, type ContactMessage, readContact } from '#modules/contact/message.ts'

type Context = Readonly<Pick<RouterContextProvider, 'get'>>

/** Takes a message that was read. */
export function takeMessage(
  context: Context,
  message: ContactMessage,
  from: { pageId: string; memberId: MemberId | null },
) {
  const network = context.get(fromAddressContext)()
  return sendMessage(context.get(servicesContext), message, { ...from, network })
}

/** Takes the form of a browser without script, or gives it back: all that was typed, what is wrong, a stamp to go on with. */
export async function takeForm(context: Context, form: FormData, memberId: MemberId | null) {
  const { secret, now } = context.get(servicesContext)
  const text = (name: string) => {
    const value = form.get(name)
    return typeof value === 'string' ? value : ''
  }
  const typed = Object.fromEntries(CONTACT_FIELDS.map(field => [field, text(field)]))
  const trapped = passTrap(secret, { stamp: text('stamp'), hidden: text('website') }, now())
  const back = (status: number, refused: string | null, problems = {}) =>
    ({ ok: false, status, refused, problems, typed, stamp: makeStamp(secret, trapped.firstShown) }) as const
  const read = readContact(typed)
  if (!read.ok) return back(400, null, read.problems)
  if (trapped.error !== null) return back(422, trapped.error)
  const sent = await takeMessage(context, read.message, { pageId: trapped.pageId, memberId })
  return sent.ok ? ({ ok: true } as const) : back(429, CONTACT_TEXTS.tooOften)
}
