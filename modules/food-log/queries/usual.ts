import { sql } from 'kysely'
import type { MemberId } from '#modules/account/member.ts'
import { addDays, type Day } from '#modules/calendar/day.ts'
import { lookOf } from '#modules/planner/queries/dishes.ts'
import { dishOfOwn } from '#modules/recipes/dish.ts'
import { ownRecipeOf } from '#modules/recipes/own-library.ts'
import type { Db } from '#platform/db/database.ts'
import { type UsualThing, usualThings } from '../adding/usual-things.ts'
import type { DiaryEntry } from '../diary.ts'
import { marksOfEaten } from './offers.ts'

const DAYS_BACK = 90
const MOST_ENTRIES = 600
/** So many as a browser keeps: each carries what it gave. */
const MOST_THINGS = 80

/** What a member ate in the last three months, each thing once, the latest first. One statement. */
export async function usualFor(db: Db, memberId: MemberId, today: Day): Promise<UsualThing[]> {
  const { rows } = await sql<DiaryEntry>`
    select id, day::text as day, meal, place, time, what, amount, one, added from diary_entry
    where member_id = ${memberId} and day > ${addDays(today, -DAYS_BACK)}::date
    order by day desc, time desc nulls last, id limit ${MOST_ENTRIES}
  `.execute(db)
  return usualThings(rows)
    .slice(0, MOST_THINGS)
    .map(thing => ({ ...thing, ...lookAt(thing), marks: marksOfEaten([thing.what]) }))
}

function lookAt({ what }: Pick<UsualThing, 'what'>): Pick<UsualThing, 'picture' | 'wash'> {
  const recipe = what.kind === 'dish' && what.ref.kind === 'own' ? ownRecipeOf(what.ref.id) : null
  if (!recipe) return { picture: null, wash: 'leaf' }
  const { picture, wash } = lookOf(dishOfOwn(recipe))
  return { picture, wash }
}
