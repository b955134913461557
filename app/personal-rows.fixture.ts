import { randomUUID } from 'node:crypto'
import type { AnyCoveredTables } from '#modules/account/covered-tables.ts'
import { dayIn, LONDON } from '#modules/calendar/zone.ts'
import { stated } from '#modules/food-log/diary.fixture.ts'
import type { Query } from '#test/people.ts'
import { PERSONAL_DATA } from './personal-data.ts'

const SNAPSHOT = stated({ energyKcal: 400 })

/**
 * A statement that puts a row into a table for the member $1, made at the moment $2 and told apart by $3, where the
 * columns do not say by themselves what a row looks like. Parents come before the rows that hang on them.
 */
const ROWS: Record<string, string> = {
  member: 'update member set seen_at = $2, image = $3 where id = $1',
  session: `insert into session (id, member_id, token, expires_at, user_agent)
    values ($3, $1, $3, '2999-01-01', $3 || $2::timestamptz::text)`,
  sign_in_method: `insert into sign_in_method (id, member_id, provider_id, account_id, told_at)
    values ($3, $1, 'google', $3, $2)`,
  guest_move: `with guest as (
      insert into member (id, name, email, is_guest) values ('g' || $3, 'Guest', lower('g' || $3) || '@x.invalid', true)
      returning id)
    insert into guest_move (guest_id, member_id, asked_at) select id, $1, $2 from guest`,
  member_cart_line: `insert into member_cart_line (member_id, product_id, price_id, quantity, added_at)
    values ($1, 'biotin', $3, 2, $2)`,
  applied_change: `insert into applied_change (member_id, id, kind, day, at, applied_at, outcome)
    values ($1, md5($3)::uuid, $3, '2026-11-20', $2, $2, '{"ok": true, "told": "part of outcome"}')`,
  contact_message: `insert into contact_message (id, member_id, name, email, subject, message, received_at)
    values (md5($3)::uuid, $1, 'Ann', 'ann@example.com', 'Magnesium', $3, $2)`,
  deletion: `insert into deletion (member_id, asked_at, erase_at)
    values ($1, $2, $2::timestamptz + interval '7 days' + 0 * length($3) * interval '1 s')`,
  deletion_key: `insert into deletion_key (key_hash, member_id, made_at) values (sha256(convert_to($3, 'UTF8')), $1, $2)`,
  device_visit: `insert into device_visit (state_hash, member_id, service, verifier, begun_at)
    values ($3, $1, 'fitbit', 'sealed', $2)`,
  device_connection: `insert into device_connection (member_id, service, access_token, refresh_token, expires_at, connected_at)
    values ($1, 'fitbit', $3, $3, '2999-01-01', $2)`,
  device_weight: `insert into device_weight (member_id, service, measured_at, weight_kg)
    values ($1, 'fitbit', $2, 70 + 0 * length($3))`,
  device_activity: `insert into device_activity (member_id, service, day, steps, active_minutes)
    values ($1, 'fitbit', ($2::timestamptz at time zone 'UTC')::date, 4000 + 0 * length($3), 20)`,
  orders: `insert into orders (id, number, status, stock, is_guest, cart, origin, reserved_until, subtotal_pence,
      standard_delivery_pence, express_delivery_pence, delivery, delivery_pence, vat_pence, charged_pence,
      customer_email, customer_name, ship_to, created_at, updated_at, checked_at, paid_at, member_id, session_id, payment_intent)
    values (md5($3)::uuid, 'TW-' || upper(substr(md5($3), 1, 4) || '-' || substr(md5($3), 5, 4)), 'paid', 'sold', false, 'x:1', 'http://shop.test', now(), 565, 295, 495, 'standard', 295,
      143, 860, 'ann@example.com', 'Ann',
      '{"name": "part of ship_to", "lines": [], "city": "", "county": "", "postcode": "", "country": "GB"}', $2, now(), now(), $2, $1, 'cs_' || $3, 'pi_' || $3)`,
  payment_customer: `insert into payment_customer (member_id, customer_id, told, made_at) values ($1, $3, 'digest', $2)`,
  saved_address: `insert into saved_address (id, member_id, address, saved_at, chosen_at)
    values (md5($3)::uuid, $1, jsonb_build_object('name', $3::text, 'part', 'part of address'), $2, $2)`,
  order_line: `insert into order_line (order_id, product_id, price_id, name, quantity, unit_pence, vat_rate_percent, vat_pence)
    select id, 'biotin', 'x', $3 || $2::timestamptz::text, 1, 565, 20, 94 from orders where member_id = $1`,
  order_history: `insert into order_history (order_id, at, fact, from_status, to_status, charged_pence, refunded_pence, cause, detail)
    select id, $2, 'paid', 'pending', 'paid', 860, 0, $3, '{"why": "part of detail"}' from orders where member_id = $1`,
  order_key: `insert into order_key (key_hash, order_id, made_at)
    select sha256(convert_to($3, 'UTF8')), id, $2 from orders where member_id = $1`,
  parcel: `insert into parcel (id, order_id, number, packed_at)
    select md5($3)::uuid, id, 1, $2 from orders where member_id = $1`,
  parcel_line: `insert into parcel_line (parcel_id, product_id, lot, quantity)
    select parcel.id, 'biotin', $3 || $2::timestamptz::text, 1
    from parcel join orders on orders.id = parcel.order_id where member_id = $1`,
  order_refund: `insert into order_refund (id, order_id, pence, reason, wanted_at)
    select md5($3)::uuid, id, 100, 'goodwill', $2 from orders where member_id = $1`,
  cancelled_line: `insert into cancelled_line (id, order_id, product_id, quantity, cancelled_at)
    select md5($3)::uuid, id, 'biotin', 1, $2 from orders where member_id = $1`,
  recall_letter: `insert into recall_letter (order_id, product_id, lot, noted_at)
    select id, 'biotin', $3, $2 from orders where member_id = $1`,
  order_command: `insert into order_command (order_id, digest, typed_at)
    select id, $3, $2 from orders where member_id = $1`,
  order_return: `insert into order_return (id, order_id, number, reason, note, requested_at)
    select md5($3)::uuid, id, 1, 'changed-mind', $3, $2 from orders where member_id = $1`,
  return_line: `insert into return_line (return_id, product_id, seal, quantity, asked_at)
    select order_return.id, 'biotin', 'unbroken', 1, $2
    from order_return join orders on orders.id = order_return.order_id
    where member_id = $1 and order_return.note <> $3`,
  payment_dispute: `insert into payment_dispute (id, order_id, state, reason, pence, opened_at, noted_at)
    select $3, id, 'open', $3, 100, $2, $2 from orders where member_id = $1`,
  product_question: `insert into product_question (id, product_id, member_id, email, question, asked_at)
    values (md5($3)::uuid, 'biotin', $1, 'ann@example.com', $3, $2)`,
  stock_notice: `insert into stock_notice (id, product_id, email, member_id, asked_at)
    values (md5($3)::uuid, 'creatine', $3 || '@example.com', $1, $2)`,
  subscription: `insert into subscription (id, member_id, product_id, packs, every_days, unit_pence, delivery_pence, state,
      payment_id, begun_at, started_at, next_at, failing_since, ship_to, reminded_for, looked_at, ended_at, ended_because)
    values (md5($3)::uuid, $1, 'biotin', 1, 90, 508, 295, 'ended', $3, $2, $2, $2, $2, '{"name": "part of ship_to"}', $2, $2,
      $2, 'member')`,
  subscription_renewal: `insert into subscription_renewal (invoice_id, subscription_id, order_id, outcome, at)
    select $3, id, id, 'ordered', $2 from subscription where member_id = $1`,
  subscription_history: `insert into subscription_history (subscription_id, at, fact, cause, detail)
    select id, $2, 'moved', $3, '{"to": "part of detail"}' from subscription where member_id = $1`,
  subscription_key: `insert into subscription_key (key_hash, subscription_id, made_at)
    select sha256(convert_to($3, 'UTF8')), id, $2 from subscription where member_id = $1`,
  product_review: `insert into product_review (product_id, order_id, member_id, buyer, state, stars, title, body, name,
      incentive, written_at, changed_at)
    select 'biotin', id, $1, $3, 'waiting', 4, 'Good', $3, 'Ann', '', $2, $2 from orders where member_id = $1`,
  product_review_step: `insert into product_review_step (review_id, version, at, act, stars)
    select id, 1, $2::timestamptz + 0 * length($3) * interval '1 s', 'written', 4 from product_review where member_id = $1`,
  payment_event: `insert into payment_event (id, type, order_id, received_at)
    select $3, 'charge.refunded', id, $2 from orders where member_id = $1`,
  health_profile: `insert into health_profile (member_id, activity, diets, allergies, changed_at)
    values ($1, 'light', '{}', '{}', $2::timestamptz + 0 * length($3) * interval '1 s')`,
  health_consent: `insert into health_consent (member_id, wording_version, given_at) values ($1, $3, $2)`,
  member_settings: `insert into member_settings (member_id, weight_unit, height_unit, energy_unit, share_progress,
      public_profile, public_address, public_shows, changed_at)
    values ($1, 'kg', 'cm', 'kcal', false, false, lower($3), '{}', $2)`,
  member_calendar: `insert into member_calendar (member_id, zone, zone_is_chosen, first_day_of_week, changed_at)
    values ($1, $3, true, 'monday', $2)`,
  saved_recipe: `insert into saved_recipe (member_id, recipe_id, saved_at, note) values ($1, '9000000301', $2, $3)`,
  liked_recipe: `insert into liked_recipe (member_id, recipe_id, liked_at)
    values ($1, '9000000301', $2::timestamptz + 0 * length($3) * interval '1 s')`,
  recipe_rating: `insert into recipe_rating (member_id, recipe_id, stars, rated_at)
    values ($1, '9000000301', 4 + 0 * length($3), $2)`,
  recipe_collection: `insert into recipe_collection (id, member_id, name, position, created_at)
    values (md5($3)::uuid, $1, $3, 0, $2)`,
  collected_recipe: `insert into collected_recipe (member_id, collection_id, recipe_id, added_at)
    select $1, id, '9000000301', $2::timestamptz + 0 * length($3) * interval '1 s' from recipe_collection where member_id = $1`,
  recipe_collection_link: `insert into recipe_collection_link (token, member_id, collection_id, created_at)
    select 'link-link-link-link-link' || $3, $1, id, $2 from recipe_collection where member_id = $1`,
  planned_entry: `insert into planned_entry
      (member_id, id, day, meal, place, what, quarters, guest_quarters, portions, is_locked, done, changed_at)
    values ($1, md5($3)::uuid, '2026-11-23', 'lunch', 0, '{"kind": "note", "words": "part of what"}', 4, 0,
      '{"part of portions": 4}', false, 'eaten', $2)`,
  plan_setting: `insert into plan_setting (member_id, name, key, value, changed_at)
    values ($1, 'not-again', $3, '{"name": "part of value"}', $2)`,
  diary_entry: `insert into diary_entry (member_id, id, day, meal, place, what, amount, one, changed_at)
    values ($1, md5($3)::uuid, '2026-11-23', 'lunch', 0, '{"kind": "quick", "name": "part of what"}',
      '{"times": 1, "grams": null, "measure": "part of amount"}', '${SNAPSHOT}', $2)`,
  diary_measure: `insert into diary_measure (member_id, id, day, kind, value, words, changed_at)
    values ($1, md5($3)::uuid, '2026-11-23', 'weight', 70, $3, $2)`,
  diary_water: `insert into diary_water (member_id, id, day, ml, time, changed_at)
    values ($1, md5($3)::uuid, '2026-11-23', 250, '10:00', $2)`,
  diary_day: `insert into diary_day (member_id, day, status, note, changed_at)
    values ($1, '2026-11-23', 'complete', $3, $2)`,
  diary_setting: `insert into diary_setting (member_id, name, key, value, changed_at)
    values ($1, 'favourite', $3, '{"name": "part of value"}', $2)`,
  member_target: `insert into member_target (member_id, from_day, value, changed_at)
    values ($1, '2026-11-23', jsonb_build_object('state', 'part of value', 'mark', $3::text), $2)`,
  member_goal: `insert into member_goal (member_id, id, value, changed_at)
    values ($1, md5($3)::uuid, jsonb_build_object('state', 'part of value'), $2)`,
  newsletter_consent: `insert into newsletter_consent (member_id, email, wording_version, asked_at)
    values ($1, 'ann@example.com', $3, $2)`,
  newsletter_delivery: `with issue as (
      insert into newsletter_issue (id, subject, blocks, made_by, made_at) values ($3, 'News', '[]', 'Cleo', $2) returning id)
    insert into newsletter_delivery (issue_id, member_id, noted_at) select id, $1, $2 from issue`,
  plan_link: `insert into plan_link (token, member_id, opens, created_at) values ($3, $1, 'feed', $2)`,
  record_link: `insert into record_link (id, member_id, key_hash, weeks, shows, note_for, made_at, ends_at)
    values (md5($3)::uuid, $1, sha256(convert_to($3, 'UTF8')), 4, '{diary}', $3, $2, '2999-01-01')`,
  cabinet_item: `insert into cabinet_item (member_id, id, what, units, times, weekdays, packs, added_on, changed_at)
    values ($1, md5($3)::uuid, '{"kind": "label", "name": "part of what"}', 1, '{08:00}', '{monday}', '[]',
      '2026-11-20', $2)`,
  supplement_dose: `insert into supplement_dose
      (member_id, item, day, slot, time, units, name, unit, amounts, changed_at)
    values ($1, md5($3)::uuid, '2026-11-20', 0, '08:00', 1, $3, 'tablet', '{"part of amounts": 1}', $2)`,
  shopping_list: `insert into shopping_list (id, member_id, name, is_main, position, begun, created_at)
    values (md5($3)::uuid, $1, $3, true, 0, '{"2001-01-01": "part of begun"}', $2)`,
  shopping_shop: `insert into shopping_shop (member_id, id, name, aisles, changed_at)
    values ($1, md5($3)::uuid, $3, '{}', $2)`,
  shopping_list_link: `insert into shopping_list_link (token, member_id, list_id, created_at)
    select 'list-list-list-list-list' || $3, $1, id, $2 from shopping_list where member_id = $1`,
  shopping_line: `insert into shopping_line (member_id, list_id, id, part, key, text, repeats, added_at, removed, changed_at)
    select $1, id, md5($3)::uuid, 0, 'thing:' || $3, $3, false, $2, false, $2 from shopping_list where member_id = $1`,
  shopping_edit: `insert into shopping_edit (member_id, list_id, key, aspect, from_day, to_day, value, at)
    select $1, id, 'thing:' || $3, 'note', '2001-01-01', '2001-01-07', '{"words": "part of value"}', $2
    from shopping_list where member_id = $1`,
  shopping_place: `insert into shopping_place (member_id, key, list_id, changed_at)
    select $1, 'thing:' || $3, id, $2 from shopping_list where member_id = $1`,
  cupboard_item: `insert into cupboard_item (member_id, key, name, level, since, is_staple, changed_at)
    values ($1, 'thing:' || $3, $3, 'half', '2001-01-01', false, $2)`,
  private_recipe: `insert into private_recipe (member_id, id, recipe, created_at, updated_at)
    values ($1, left(md5($3), 16), '{"name": "part of recipe"}', $2, $2)`,
}

const COVERED = Object.assign({}, ...PERSONAL_DATA.map(({ tables }) => tables)) as AnyCoveredTables

export const FILLED_TABLES = [...new Set([...Object.keys(ROWS), ...Object.keys(COVERED)])]

/** The moment of a table's row: nothing else happens in the shop in that year. */
const momentOf = (table: string) => new Date(Date.UTC(2001, 0, 1 + FILLED_TABLES.indexOf(table), 12))

/** How the row of a table is found in what somebody is told: by its moment, as JSON or as PostgreSQL writes it. */
export function isTold(table: string, told: string): boolean {
  return told.includes(dayIn(momentOf(table), LONDON))
}

/** One row for this member in each of these tables. */
export async function fillTables(query: Query, memberId: string, tables = FILLED_TABLES): Promise<void> {
  for (const table of FILLED_TABLES.filter(table => tables.includes(table))) {
    const mark = `${table.replaceAll('_', '-').slice(0, 12)}-${memberId.slice(0, 10)}`
    const row = { memberId, moment: momentOf(table), mark }
    if (ROWS[table]) await query(ROWS[table], [memberId, row.moment, mark])
    else await plainRow(query, table, COVERED[table]?.owner, row)
  }
}

interface Filled {
  readonly memberId: string
  readonly moment: Date
  readonly mark: string
}

/** A row whose columns are filled by their type. */
export async function plainRow(query: Query, table: string, owner: unknown, { memberId, moment, mark }: Filled) {
  const found = (await query(
    `select column_name as name, data_type as type from information_schema.columns
      where table_schema = 'public' and table_name = $1 and is_nullable = 'NO' and is_identity = 'NO' and is_generated = 'NEVER'
        and (column_default is null or data_type like 'timestamp%') order by ordinal_position`,
    [table],
  )) as { rows: { name: string; type: string }[] }
  const columns = found.rows
  const values = columns.map(({ name, type }) => {
    if (name === owner) return memberId
    if (type.startsWith('timestamp') || type === 'date') return moment
    if (type === 'uuid') return randomUUID()
    if (type === 'bytea') return Buffer.from(mark)
    if (type === 'boolean') return false
    if (type === 'ARRAY' || type === 'jsonb') return '{}'
    return type === 'text' ? mark : 1
  })
  const places = values.map((_, index) => `$${index + 1}`)
  const statement = `insert into ${table} (${columns.map(({ name }) => name)}) values (${places})`
  await query(statement, values).catch((error: unknown) => {
    throw new Error(`${table} wants more than values of the right type: put a row into app/personal-rows.fixture.ts`, {
      cause: error,
    })
  })
}
