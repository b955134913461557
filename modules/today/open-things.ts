import type { Day } from '#modules/calendar/day.ts'
import type { Ledger } from '#modules/gaps/ledger.ts'
import { rowWords } from '#modules/gaps/row-words.ts'
import type { ShoppingView } from '#modules/shopping-list/list-view.ts'
import type { ShownDose } from '#modules/supplements-log/due-doses.ts'
import { daysInWords, openDinners } from './open-dinners.ts'
import type { OwnRecords } from './own-records.ts'
import type { OpenThing } from './today-view.ts'

interface Around extends OwnRecords {
  /** The seven that are looked at. */
  readonly days: readonly Day[]
  readonly list: Pick<ShoppingView, 'aisles' | 'daysWords'> | null
  /** Of the last week with days that were logged in full; null where none was. */
  readonly ledger: Ledger | null
  /** Due today, and nobody said anything of them. */
  readonly doses: readonly ShownDose[]
}

const AND = new Intl.ListFormat('en-GB', { type: 'conjunction' })
const counted = (count: number, one: string, more: string) => `${count} ${count === 1 ? one : more}`

/** What somebody has still to do this week, each with the one place where it is done. */
export const openThings = (around: Around): OpenThing[] => [
  ...unplanned(around),
  ...toBuy(around),
  ...gap(around),
  ...toTake(around),
]

function unplanned({ days, ...records }: Around): OpenThing[] {
  const open = openDinners(records, days)
  if (open.length === 0) return []
  return [
    {
      key: 'plan',
      title: `${counted(open.length, 'dinner has', 'dinners have')} no dish yet`,
      words: `${daysInWords(open)}.`,
      to: '/dashboard/meal-planner',
      action: open.length > 1 ? 'Fill the gaps' : 'Fill the gap',
    },
  ]
}

function toBuy({ list }: Around): OpenThing[] {
  const rows = list?.aisles.flatMap(aisle => aisle.rows) ?? []
  const left = rows.filter(({ tick }) => tick === null).length
  if (!list || left === 0) return []
  const bought = rows.length - left
  return [
    {
      key: 'list',
      title: `${counted(left, 'thing', 'things')} to buy`,
      words: `${list.daysWords}: ${bought === 0 ? 'nothing is ticked yet' : `${bought} of ${rows.length} lines are ticked`}.`,
      to: '/dashboard/shopping-list',
      action: 'Open list',
    },
  ]
}

/** What falls short most is told; where no day was closed, what would let us tell. */
function gap({ ledger, eaten }: Around): OpenThing[] {
  if (ledger) {
    const most = ledger.notMet.at(-1)
    if (!most) return []
    const { completeDays } = ledger
    const { name, note } = rowWords(most, completeDays)
    const days = completeDays === 1 ? 'on the one day that you closed' : `on average over ${completeDays} complete days`
    return [
      {
        key: 'gap',
        title: `${name}: not met`,
        words: `${note} a day, ${days}.`,
        to: '/dashboard/nutrients',
        action: 'See foods',
      },
    ]
  }
  const isEmpty = eaten.length === 0
  return [
    {
      key: 'diary',
      title: isEmpty ? 'Nothing is logged yet' : 'No day is closed yet',
      words: isEmpty
        ? 'Press ‘I ate this’ beside a meal, or write down what you had, and what it gives is counted.'
        : 'A day that you close in the daily log counts in the ledger of your week.',
      to: '/dashboard/daily-log',
      action: isEmpty ? 'Log a meal' : 'Close a day',
    },
  ]
}

function toTake({ doses }: Around): OpenThing[] {
  const [first] = doses
  if (!first) return []
  const names = AND.format([...new Set(doses.map(({ name }) => name))])
  return [
    {
      key: 'doses',
      title:
        doses.length === 1 ? `${first.name} is not ticked today` : `${doses.length} supplements are not ticked today`,
      words: doses.length === 1 ? `Due at ${first.dueAt}.` : `${names}.`,
      to: '/dashboard/supplements',
      action: doses.length === 1 ? 'Tick it' : 'Tick them',
    },
  ]
}
