import { addDays, type Day, WEEKDAYS } from '#modules/calendar/day.ts'
import { amountsOn } from '#modules/nutrition/amounts.ts'
import type { CabinetItem, Dose } from './cabinet.ts'
import { isDueOn } from './due-doses.ts'
import { factsOf } from './facts.ts'

const SHOWN_DAYS = 30
/** So many days ago nothing was taken of an evening. */
const FORGOTTEN_EVENINGS: readonly number[] = [0, 5, 12, 19]
const FORGOTTEN_MORNINGS: readonly number[] = [19]
const WORKDAYS = WEEKDAYS.slice(1, 6)

const idOf = (number: number) => `5a3b1e00-0000-4000-8000-${String(number).padStart(12, '0')}`

/** What Sam takes: two of ours, and a multivitamin from elsewhere on weekdays. */
function itemsOn(today: Day): CabinetItem[] {
  const addedOn = addDays(today, -45)
  const begun = addDays(today, 1 - SHOWN_DAYS)
  const once = { weekdays: WEEKDAYS, addedOn, pausedOn: null } as const
  return [
    {
      ...{ ...once, id: idOf(1), what: { kind: 'product', id: 'vitamin-d3-k2' }, units: 1, times: ['07:45'] },
      packs: [{ units: 60, from: begun }],
    },
    {
      ...{ ...once, id: idOf(2), what: { kind: 'product', id: 'magnesium-complex' }, units: 2, times: ['21:00'] },
      packs: [{ units: 80, from: begun }],
    },
    {
      ...{ ...once, id: idOf(3), units: 1, times: ['07:45'], weekdays: WORKDAYS },
      packs: [{ units: 60, from: begun }],
      what: {
        ...{ kind: 'label', name: 'A to Z multivitamin', unit: 'tablet' },
        amounts: amountsOn('per serving', {
          ...{ vitaminDUg: 5, vitaminCMg: 80, vitaminEMg: 12, vitaminB6Mg: 1.4, vitaminB12Ug: 2.5, folateUg: 200 },
          ...{ thiaminMg: 1.1, riboflavinMg: 1.4, magnesiumMg: 56, ironMg: 14, zincMg: 10, iodineUg: 150 },
        }),
      },
    },
  ]
}

/** What the sample member takes and took, on any day: breakfast is taken, the evening is still to come. */
export function sampleCabinet(today: Day): { readonly items: readonly CabinetItem[]; readonly doses: readonly Dose[] } {
  const items = itemsOn(today)
  const doses = items.flatMap(item => {
    const [time = '08:00'] = item.times
    const forgotten = time > '12:00' ? FORGOTTEN_EVENINGS : FORGOTTEN_MORNINGS
    const { name, unit, amounts } = factsOf(item.what)
    return Array.from({ length: SHOWN_DAYS }, (_, ago) => ago)
      .filter(ago => !forgotten.includes(ago) && isDueOn(item, addDays(today, -ago)))
      .map(ago => ({ item: item.id, day: addDays(today, -ago), slot: 0, time, units: item.units, name, unit, amounts }))
  })
  return { items, doses }
}
