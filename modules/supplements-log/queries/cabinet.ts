import { sql } from 'kysely'
import type { MemberId } from '#modules/account/member.ts'
import type { Day } from '#modules/calendar/day.ts'
import type { Db, Tx } from '#platform/db/database.ts'
import type { CabinetItem, Dose, KnownItem } from '../cabinet.ts'
import { factsOf } from '../facts.ts'

type Reader = Db | Tx

/** In a statement about the member `asked.id`, so that others can ask for it with their own; read by `knownItems`. */
export const ITEMS = sql`
  select coalesce(jsonb_agg(jsonb_build_object('id', id, 'what', what, 'units', units, 'times', times,
      'weekdays', weekdays, 'packs', packs, 'addedOn', added_on, 'pausedOn', paused_on) order by times[1], added_on, id), '[]')
  from cabinet_item where member_id = asked.id`

/** What is said of doses: those that were taken, and those that were skipped. */
const saidOfDoses = (from: Day, to: Day) => sql`
  select coalesce(jsonb_agg(jsonb_build_object('item', item, 'day', day, 'slot', slot, 'time', time, 'units', units,
      'name', name, 'unit', unit, 'amounts', amounts) order by day, time, item, slot), '[]')
  from supplement_dose where member_id = asked.id and day between ${from}::date and ${to}::date`

/** Doses that were taken, in a statement about the member `asked.id`, so that others can ask for them with their own. */
export const dosesBetween = (from: Day, to: Day) => sql`${saidOfDoses(from, to)} and units > 0`

export const knownItems = (items: readonly CabinetItem[]): KnownItem[] =>
  items.map(item => ({ ...item, facts: factsOf(item.what) }))

/** What a member takes, the earliest of the day first. One statement. */
export async function cabinetOf(db: Reader, memberId: MemberId): Promise<readonly KnownItem[]> {
  const { rows } = await sql<{ items: CabinetItem[] }>`
    select (${ITEMS}) as items from (select ${memberId}::text as id) as asked
  `.execute(db)
  return knownItems(rows[0]?.items ?? [])
}

/** What a member took from one day to another, both included. One statement. */
export async function dosesOf(db: Reader, memberId: MemberId, from: Day, to: Day): Promise<readonly Dose[]> {
  const { rows } = await sql<{ doses: Dose[] }>`
    select (${dosesBetween(from, to)}) as doses from (select ${memberId}::text as id) as asked
  `.execute(db)
  return rows[0]?.doses ?? []
}

/** At which times of day these members take something, whatever the weekday. One statement. */
export async function timesOfTakers(db: Reader, memberIds: readonly MemberId[]) {
  const { rows } = await sql<{ memberId: MemberId; times: string[] }>`
    select member_id as "memberId", array_agg(distinct time order by time) as times
    from cabinet_item, unnest(times) as time
    where member_id = any(${[...memberIds]}::text[]) group by member_id`.execute(db)
  return rows
}

/** A cabinet with what was taken of it. */
export interface KeptCabinet {
  readonly items: readonly KnownItem[]
  /** Of the days that were asked for, those too that were skipped. */
  readonly doses: readonly Dose[]
  /** Units of each item that were taken out of its packs before those days. */
  readonly takenBefore: { readonly [item: string]: number }
  readonly putAway: readonly string[]
}

/** All of it, with the doses from one day to another, both included. One statement. */
export async function keptCabinet(db: Reader, memberId: MemberId, from: Day, to: Day): Promise<KeptCabinet> {
  const { rows } = await sql<KeptCabinet>`
    select (${ITEMS}) as items, (${saidOfDoses(from, to)}) as doses,
      (select coalesce(jsonb_object_agg(item, units), '{}') from (
        select dose.item, sum(dose.units) as units
        from supplement_dose as dose join cabinet_item as own on own.member_id = dose.member_id and own.id = dose.item
        where dose.member_id = asked.id and dose.day < ${from}::date
          and dose.day >= (select min((pack ->> 'from')::date) from jsonb_array_elements(own.packs) as pack)
        group by dose.item) as taken) as "takenBefore",
      (select coalesce(jsonb_agg(what order by what), '[]') from cabinet_put_away where member_id = asked.id) as "putAway"
    from (select ${memberId}::text as id) as asked
  `.execute(db)
  const [row] = rows
  if (!row) return { items: [], doses: [], takenBefore: {}, putAway: [] }
  return { ...row, items: knownItems(row.items) }
}
