import type { PlannedDish, PlannedEntry } from './plan.ts'

/** What is eaten of it at its own meal by everybody at the table, in quarters of a serving. */
export const servedQuarters = ({
  quarters,
  guestQuarters,
  portions = {},
}: Pick<PlannedEntry, 'quarters' | 'guestQuarters' | 'portions'>): number =>
  Object.values(portions).reduce((sum, each) => sum + each, quarters + guestQuarters)

/** What is left over from an entry and planned for later, the earliest first. */
export const leftoversOf = (entries: readonly PlannedEntry[], id: string): PlannedEntry[] =>
  entries
    .filter(({ what }) => what.kind === 'leftovers' && what.of === id)
    .sort((one, other) => (one.day < other.day ? -1 : one.day > other.day ? 1 : one.place - other.place))

/** How much is cooked of an entry, in quarters of a serving: what is eaten then, by guests too, and what is kept for later. */
export const cookedQuarters = (entries: readonly PlannedEntry[], entry: PlannedEntry): number =>
  [entry, ...leftoversOf(entries, entry.id)].reduce((sum, each) => sum + servedQuarters(each), 0)

/** How much of it is kept for later, in quarters. */
export const keptQuarters = (entries: readonly PlannedEntry[], entry: PlannedEntry): number =>
  cookedQuarters(entries, entry) - servedQuarters(entry)

/** What is cooked for an entry: the entry itself, or that of which it is left over; null where that is not known. */
export function cookOf(entries: readonly PlannedEntry[], entry: PlannedEntry): PlannedEntry | null {
  const { what } = entry
  if (what.kind === 'dish') return entry
  if (what.kind !== 'leftovers') return null
  return entries.find(({ id, what: cooked }) => id === what.of && cooked.kind === 'dish') ?? null
}

/** The dish that an entry puts on the plate; null for a note, eating out, and leftovers of what nobody knows. */
export function dishOn(entries: readonly PlannedEntry[], entry: PlannedEntry): PlannedDish | null {
  const cook = cookOf(entries, entry)
  return cook?.what.kind === 'dish' ? cook.what : null
}

/** By which a dish is known in a plan: a food by its weight too. */
export const dishKey = ({ ref, grams }: Pick<PlannedDish, 'ref' | 'grams'>): string =>
  [ref.kind, ref.id, ...(grams === null ? [] : [grams])].join('/')
