import { sealWith } from '#platform/secrets/sealed.ts'

/** What a link of a notice does: confirms that its mailbox wants it, or ends it. */
export type NoticeAct = 'confirm' | 'end'

const ABOUT = 'a stock notice'
const sealed = (secret: string) => sealWith(secret, 'stock-notice')

/** Sealed, so that a link says to nobody what it does and for whom. */
export const noticeKey = (secret: string, act: NoticeAct, id: string): string =>
  sealed(secret).close(`${act} ${id}`, ABOUT)

/** Null where it is none of ours. */
export function openNoticeKey(secret: string, key: string): { act: NoticeAct; id: string } | null {
  try {
    const [act, id] = sealed(secret).open(key, ABOUT).split(' ')
    return (act === 'confirm' || act === 'end') && id !== undefined ? { act, id } : null
  } catch {
    return null
  }
}
