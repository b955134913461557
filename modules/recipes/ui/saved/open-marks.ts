import { callTogether } from '#browser/call-together.ts'
import { askChange } from '#modules/changes/ui/ask-change.ts'
import { ownOutbox, putChange } from '#modules/changes/ui/own-outbox.ts'
import { type MarkNews, MarkStore } from './mark-store.ts'

/** The marks of this browser's visitor, and the way to change them. */
export function openMarks(storage: () => Storage | null, post: (news: MarkNews) => void): MarkStore {
  return new MarkStore({
    call: callTogether,
    put: putChange,
    ask: askChange,
    waiting: () => ownOutbox().waiting('recipe-mark'),
    follow: (...asked) => ownOutbox().follow(...asked),
    storage,
    now: () => performance.now(),
    post,
  })
}
