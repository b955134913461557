import { NOT_FETCHED } from './fetch-part.ts'
import { firstSign } from './first-sign.ts'
import { keptKeys } from './kept.ts'
import { forPress } from './new-version.ts'
import { WAITING_KEY } from './outbox-key.ts'

/** How a page says that what was pressed could not be fetched. */
type Show = (words: { readonly message: string; readonly tone: 'error' }) => void

/** A part of the script with all that can be done on a page, told what is around it whenever it asks. */
export interface HandsPart<Around, Hands> {
  openHands(around: () => Around): Hands
}

/** What can be done on a page is fetched with the first sign of somebody; a press that comes earlier waits for it. */
export function handsWhenFetched<Around, Hands>(fetchHands: () => Promise<HandsPart<Around, Hands>>) {
  let around: Around | null = null
  let fetching: Promise<Hands> | null = null
  let here: Hands | null = null
  const fetched = () => {
    fetching ??= fetchHands().then(
      part => {
        here = part.openHands(() => around as Around)
        return here
      },
      error => {
        fetching = null
        throw error
      },
    )
    return fetching
  }
  return {
    open(next: Around) {
      const isFirst = around === null
      around = next
      // What an earlier page could not send is a part of what is shown from the start.
      const waits = keptKeys(WAITING_KEY).length > 0
      if (isFirst) void (waits ? Promise.resolve() : firstSign()).then(fetched).catch(() => undefined)
    },
    use(act: (hands: Hands) => void, show: Show) {
      if (here) return act(here)
      forPress(fetched()).then(act, () => show({ message: NOT_FETCHED, tone: 'error' }))
    },
  }
}
