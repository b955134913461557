import { newChange } from '#browser/change.ts'
import { keep, kept, keptKeys } from '#browser/kept.ts'
import { Outbox } from '#browser/outbox.ts'
import { OUTBOX_KEY, WAITING_KEY } from '#browser/outbox-key.ts'
import { type Settled, sendChanges } from '#browser/send-changes.ts'
import { storedUser } from '#browser/session.ts'
import { inOneTab, openChannel } from '#browser/tabs.ts'
import { SENDING } from './ask-change.ts'

let opened: Outbox | null = null

/** This tab's hand on the changes that are on their way from this browser. For effects and presses: a server has none. */
export function ownOutbox(): Outbox {
  opened ??= openOutbox()
  return opened
}

function openOutbox(): Outbox {
  const hear = ({ id, settled }: { id: string; settled: Settled }) => outbox.hear(id, settled)
  const tell = openChannel(OUTBOX_KEY, hear)
  const outbox = new Outbox({
    send: (changes, by) => sendChanges(SENDING, changes, by),
    read: () => keptKeys(WAITING_KEY).flatMap(key => kept(key) ?? []),
    write: (id, text) => void keep(WAITING_KEY + id, text),
    user: () => storedUser()?.id ?? '',
    inOneTab: work => inOneTab(OUTBOX_KEY, work),
    tellTabs: (id, settled) => tell({ id, settled }),
    later: (work, ms) => void setTimeout(work, ms),
  })
  for (const sign of ['online', 'pageshow']) addEventListener(sign, () => void outbox.flush())
  return outbox
}

/** Puts a change on its way. Without a connection it waits, and the answer with it. */
export const putChange = (kind: string, body: object, waits?: () => void): Promise<Settled> =>
  ownOutbox().put(newChange(kind, body), waits)
