import { randomId } from '#browser/random-id.ts'
import type { Day } from '#modules/calendar/day.ts'
import type { KnownItem } from '../cabinet.ts'
import { WEEK } from '../schedule-words.ts'

/** An item that is new today, taken once a day. */
export const newItem = (facts: KnownItem['facts'], what: KnownItem['what'], today: Day): KnownItem => ({
  ...{ id: randomId(), what, facts, times: ['08:00'], weekdays: WEEK, packs: [], addedOn: today, pausedOn: null },
  units: facts.product?.dose ?? 1,
})
