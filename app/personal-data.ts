import { eraseAccount } from '#modules/account/commands/erasure.ts'
import type { AnyCoveredTables, ByRule } from '#modules/account/covered-tables.ts'
import type { MemberId } from '#modules/account/member.ts'
import { PERSONAL_TABLES as ACCOUNT } from '#modules/account/personal-tables.ts'
import { PERSONAL_TABLES as ADDRESS_BOOK } from '#modules/address-book/personal-tables.ts'
import { PERSONAL_TABLES as CART } from '#modules/cart/personal-tables.ts'
import { PERSONAL_TABLES as CHANGES } from '#modules/changes/personal-tables.ts'
import { PERSONAL_TABLES as CONTACT } from '#modules/contact/personal-tables.ts'
import { eraseHealthRows, eraseRows, type Move, moveRows } from '#modules/data-rights/commands/covered-rows.ts'
import { PERSONAL_TABLES as DATA_RIGHTS } from '#modules/data-rights/personal-tables.ts'
import { exportedRows, type Row } from '#modules/data-rights/queries/covered-rows.ts'
import { PERSONAL_TABLES as DEVICES } from '#modules/devices/personal-tables.ts'
import { withNutrients } from '#modules/food-log/exported-entry.ts'
import { PERSONAL_TABLES as FOOD_LOG } from '#modules/food-log/personal-tables.ts'
import { PERSONAL_TABLES as GOALS } from '#modules/goals/personal-tables.ts'
import { PERSONAL_TABLES as LEARN } from '#modules/learn/personal-tables.ts'
import { PERSONAL_TABLES as NOTIFICATIONS } from '#modules/notifications/personal-tables.ts'
import { releaseOrders } from '#modules/orders/commands/member-orders.ts'
import { PERSONAL_TABLES as ORDERS } from '#modules/orders/personal-tables.ts'
import { PERSONAL_TABLES as PLANNER } from '#modules/planner/personal-tables.ts'
import { moveByRule as moveProfile, withdrawConsent } from '#modules/profile/commands.ts'
import { PERSONAL_TABLES as PROFILE } from '#modules/profile/personal-tables.ts'
import { PERSONAL_TABLES as QUESTIONS } from '#modules/questions/personal-tables.ts'
import { moveByRule as moveRecipes } from '#modules/recipes/commands/personal-data.ts'
import { withRecipeName } from '#modules/recipes/exported-name.ts'
import { PERSONAL_TABLES as RECIPES } from '#modules/recipes/personal-tables.ts'
import { PERSONAL_TABLES as REPORTS } from '#modules/reports/personal-tables.ts'
import { PERSONAL_TABLES as REVIEWS } from '#modules/reviews/personal-tables.ts'
import { moveByRule as moveShopping } from '#modules/shopping-list/commands/personal-data.ts'
import { PERSONAL_TABLES as SHOPPING } from '#modules/shopping-list/personal-tables.ts'
import { PERSONAL_TABLES as STOCK_NOTICES } from '#modules/stock-notices/personal-tables.ts'
import { PERSONAL_TABLES as SUBSCRIPTIONS } from '#modules/subscriptions/personal-tables.ts'
import { PERSONAL_TABLES as SUPPLEMENTS } from '#modules/supplements-log/personal-tables.ts'
import type { Db, Tx } from '#platform/db/database.ts'

/** The tables of a part whose declaration says that this is done by a rule. */
type ByRuleFor<Tables, Field extends string> = {
  [T in keyof Tables]: Tables[T] extends { readonly [F in Field]: ByRule } ? T : never
}[keyof Tables]

/** The code of each rule that the tables of a part declare, and of none that they do not. */
type RuleFor<Tables, Field extends string, Code> = [ByRuleFor<Tables, Field>] extends [never] ? undefined : Code

interface RulesOf<Tables> {
  exported: RuleFor<Tables, 'exported', { readonly [T in ByRuleFor<Tables, 'exported'>]: (row: Row) => Row }>
  erased: RuleFor<Tables, 'erased', (tx: Tx, memberId: MemberId, now: Date) => Promise<void>>
  withdrawn: RuleFor<Tables, 'withdrawn', (tx: Tx, memberId: MemberId, now: Date) => Promise<void>>
  moved: RuleFor<Tables, 'atSignUp', (tx: Tx, move: Move) => Promise<void>>
}

/** What one part of the product keeps of a member, and what it does by rule; the rest follows from the declaration. */
export interface PersonalDataPart {
  readonly part: string
  readonly tables: AnyCoveredTables
  readonly rules: {
    readonly exported?: { readonly [table: string]: (row: Row) => Row }
    readonly erased?: (tx: Tx, memberId: MemberId, now: Date) => Promise<void>
    readonly withdrawn?: (tx: Tx, memberId: MemberId, now: Date) => Promise<void>
    readonly moved?: (tx: Tx, move: Move) => Promise<void>
  }
}

type Asked<Rules> = { [R in keyof Rules as Rules[R] extends undefined ? never : R]: Rules[R] } & {
  [R in keyof Rules as Rules[R] extends undefined ? R : never]?: undefined
}
const part = <Tables extends AnyCoveredTables>(name: string, tables: Tables, rules: Asked<RulesOf<Tables>>) =>
  ({ part: name, tables, rules }) as PersonalDataPart

/**
 * Every part that keeps something of a member. The account comes last, because deleting it deletes what refers to it.
 */
export const PERSONAL_DATA: readonly PersonalDataPart[] = [
  part('devices', DEVICES, {}),
  part('cart', CART, {}),
  part('changes', CHANGES, {}),
  part('recipes', RECIPES, {
    exported: {
      saved_recipe: withRecipeName,
      liked_recipe: withRecipeName,
      recipe_rating: withRecipeName,
      collected_recipe: withRecipeName,
    },
    moved: moveRecipes,
  }),
  part('planner', PLANNER, {}),
  part('food-log', FOOD_LOG, { exported: { diary_entry: withNutrients } }),
  part('goals', GOALS, {}),
  part('learn', LEARN, {}),
  part('shopping-list', SHOPPING, { moved: moveShopping }),
  part('supplements-log', SUPPLEMENTS, {}),
  part('subscriptions', SUBSCRIPTIONS, {}),
  part('reports', REPORTS, {}),
  part('contact', CONTACT, {}),
  part('notifications', NOTIFICATIONS, {}),
  part('address-book', ADDRESS_BOOK, {}),
  part('questions', QUESTIONS, {}),
  part('stock-notices', STOCK_NOTICES, {}),
  // Before the orders, which carry their reviews along when they change hands.
  part('reviews', REVIEWS, {}),
  part('orders', ORDERS, { erased: releaseOrders }),
  part('data-rights', DATA_RIGHTS, {}),
  part('profile', PROFILE, { withdrawn: withdrawConsent, moved: moveProfile }),
  part('account', ACCOUNT, { erased: eraseAccount }),
]

/** What one part keeps of a member, by kind, for the export. */
export async function personalDataOf({ tables, rules }: PersonalDataPart, db: Db, memberId: MemberId) {
  const kinds = await exportedRows(db, memberId, tables)
  for (const [table, rule] of Object.entries(rules.exported ?? {})) {
    const kind = tables[table]?.kind ?? ''
    kinds[kind] = kinds[kind]?.map(rule) ?? []
  }
  return kinds
}

/** Everything that is kept of a member, by part and kind. */
export async function allPersonalData(db: Db, memberId: MemberId) {
  const parts = await Promise.all(PERSONAL_DATA.map(each => personalDataOf(each, db, memberId)))
  return Object.fromEntries(PERSONAL_DATA.map(({ part }, index) => [part, parts[index] ?? {}]))
}

/** In the caller's transaction, in the order of the list: all of it or nothing. */
export async function eraseAllPersonalData(tx: Tx, memberId: MemberId, now: Date): Promise<void> {
  for (const { tables, rules } of PERSONAL_DATA) {
    await rules.erased?.(tx, memberId, now)
    await eraseRows(tx, memberId, tables)
  }
}

/** In the caller's transaction: all of it or nothing. */
export async function moveAllRecords(tx: Tx, move: Move): Promise<void> {
  for (const { tables, rules } of PERSONAL_DATA) {
    await rules.moved?.(tx, move)
    await moveRows(tx, move, tables)
  }
}

/** The consent, and all that was kept with it anywhere: both go, or neither. */
export async function withdrawHealthConsent(db: Db, memberId: MemberId, now: Date): Promise<void> {
  await db.transaction().execute(async tx => {
    // Rules first: the one of the consent takes the lock behind which nobody adds to what is being erased.
    for (const { rules } of PERSONAL_DATA) await rules.withdrawn?.(tx, memberId, now)
    for (const { tables } of PERSONAL_DATA) await eraseHealthRows(tx, memberId, tables)
  })
}
