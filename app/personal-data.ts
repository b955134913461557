import { erasePersonalData as eraseAccount } from '#modules/account/commands/erasure.ts'
import type { MemberId } from '#modules/account/member.ts'
import { personalData as accountData } from '#modules/account/queries.ts'
import { erasePersonalData as eraseCart, moveRecords as moveCart } from '#modules/cart/commands.ts'
import { personalData as cartData } from '#modules/cart/queries.ts'
import { erasePersonalData as eraseChanges, moveRecords as moveChanges } from '#modules/changes/commands.ts'
import { personalData as changesData } from '#modules/changes/queries.ts'
import { erasePersonalData as eraseDeletion } from '#modules/data-rights/commands.ts'
import { personalData as deletionData } from '#modules/data-rights/queries.ts'
import { erasePersonalData as eraseDevices, moveRecords as moveDevices } from '#modules/devices/commands.ts'
import { personalData as devicesData } from '#modules/devices/queries.ts'
import { erasePersonalData as eraseOrders, moveRecords as moveOrders } from '#modules/orders/commands/member-orders.ts'
import { personalData as ordersData } from '#modules/orders/queries/member-orders.ts'
import { erasePersonalData as eraseProfile, moveRecords as moveProfile } from '#modules/profile/commands.ts'
import { personalData as profileData } from '#modules/profile/queries.ts'
import {
  erasePersonalData as eraseRecipes,
  moveRecords as moveRecipes,
} from '#modules/recipes/commands/personal-data.ts'
import { personalData as recipesData } from '#modules/recipes/queries/personal-data.ts'
import type { Db, Tx } from '#platform/db/database.ts'

/** What one part of the product keeps of a member, and what can be done with it. */
export interface PersonalDataPart {
  part: string
  /** Every table of it that holds rows of members; `personal-data.test.ts` finds the one that is on no list. */
  tables: readonly string[]
  /** Everything that is kept, for the export: rows by kind. */
  personalData(db: Db, memberId: MemberId): Promise<Record<string, readonly object[]>>
  /** Takes it all away, or cuts what the law keeps off from the person. */
  erasePersonalData(tx: Tx, memberId: MemberId): Promise<void>
  /** A guest's records become a member's. May be done twice; says by which rule two of a kind become one. */
  moveRecords(tx: Tx, move: { from: MemberId; to: MemberId }): Promise<void>
}

/** A guest has nothing here that a member should get: the guest's sessions, and a query to go, end with the guest. */
const nothingToMove = async () => {}

/** Every part that keeps something of a member. The account is last: with it goes what hangs on it. */
export const PERSONAL_DATA: readonly PersonalDataPart[] = [
  {
    part: 'devices',
    tables: ['device_visit', 'device_connection', 'device_weight', 'device_activity'],
    personalData: devicesData,
    erasePersonalData: eraseDevices,
    moveRecords: moveDevices,
  },
  {
    part: 'cart',
    tables: ['member_cart_line'],
    personalData: cartData,
    erasePersonalData: eraseCart,
    moveRecords: moveCart,
  },
  {
    part: 'changes',
    tables: ['applied_change', 'latest_change'],
    personalData: changesData,
    erasePersonalData: eraseChanges,
    moveRecords: moveChanges,
  },
  {
    part: 'recipes',
    tables: [
      'saved_recipe',
      'liked_recipe',
      'recipe_rating',
      'recipe_collection',
      'collected_recipe',
      'recipe_collection_link',
      'private_recipe',
    ],
    personalData: recipesData,
    erasePersonalData: eraseRecipes,
    moveRecords: moveRecipes,
  },
  {
    part: 'orders',
    tables: ['orders'],
    personalData: ordersData,
    // Kept for the tax office without the person.
    erasePersonalData: (tx, memberId) => eraseOrders(tx, memberId, new Date()),
    moveRecords: moveOrders,
  },
  {
    part: 'data-rights',
    tables: ['deletion', 'deletion_key'],
    personalData: deletionData,
    erasePersonalData: eraseDeletion,
    moveRecords: nothingToMove,
  },
  {
    part: 'profile',
    tables: ['health_profile', 'health_consent', 'member_settings'],
    personalData: profileData,
    erasePersonalData: eraseProfile,
    moveRecords: moveProfile,
  },
  {
    part: 'account',
    tables: ['session', 'sign_in_method', 'guest_move', 'known_browser', 'first_change', 'google_declined'],
    personalData: accountData,
    erasePersonalData: eraseAccount,
    moveRecords: nothingToMove,
  },
]

/** Everything that is kept of a member, by part and kind. */
export async function allPersonalData(db: Db, memberId: MemberId) {
  const parts = await Promise.all(PERSONAL_DATA.map(({ personalData }) => personalData(db, memberId)))
  return Object.fromEntries(PERSONAL_DATA.map(({ part }, index) => [part, parts[index] ?? {}]))
}

/** In the caller's transaction, in the order of the list: all of it or nothing. */
export async function eraseAllPersonalData(tx: Tx, memberId: MemberId): Promise<void> {
  for (const { erasePersonalData } of PERSONAL_DATA) await erasePersonalData(tx, memberId)
}

/** In the caller's transaction: all of it or nothing. */
export async function moveAllRecords(tx: Tx, move: { from: MemberId; to: MemberId }): Promise<void> {
  for (const { moveRecords } of PERSONAL_DATA) await moveRecords(tx, move)
}
