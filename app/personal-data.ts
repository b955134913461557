import { erasePersonalData as eraseAccount } from '#modules/account/commands/erasure.ts'
import type { CoveredTables } from '#modules/account/covered-tables.ts'
import type { MemberId } from '#modules/account/member.ts'
import { PERSONAL_TABLES as ACCOUNT } from '#modules/account/personal-tables.ts'
import { personalData as accountData } from '#modules/account/queries.ts'
import { erasePersonalData as eraseCart, moveRecords as moveCart } from '#modules/cart/commands.ts'
import { PERSONAL_TABLES as CART } from '#modules/cart/personal-tables.ts'
import { personalData as cartData } from '#modules/cart/queries.ts'
import { erasePersonalData as eraseChanges, moveRecords as moveChanges } from '#modules/changes/commands.ts'
import { PERSONAL_TABLES as CHANGES } from '#modules/changes/personal-tables.ts'
import { personalData as changesData } from '#modules/changes/queries.ts'
import { erasePersonalData as eraseDeletion } from '#modules/data-rights/commands.ts'
import { PERSONAL_TABLES as DATA_RIGHTS } from '#modules/data-rights/personal-tables.ts'
import { personalData as deletionData } from '#modules/data-rights/queries.ts'
import { erasePersonalData as eraseDevices, moveRecords as moveDevices } from '#modules/devices/commands.ts'
import { PERSONAL_TABLES as DEVICES } from '#modules/devices/personal-tables.ts'
import { personalData as devicesData } from '#modules/devices/queries.ts'
import { erasePersonalData as eraseOrders, moveRecords as moveOrders } from '#modules/orders/commands/member-orders.ts'
import { PERSONAL_TABLES as ORDERS } from '#modules/orders/personal-tables.ts'
import { personalData as ordersData } from '#modules/orders/queries/member-orders.ts'
import {
  erasePersonalData as eraseProfile,
  moveRecords as moveProfile,
  withdrawConsent,
} from '#modules/profile/commands.ts'
import { PERSONAL_TABLES as PROFILE } from '#modules/profile/personal-tables.ts'
import { personalData as profileData } from '#modules/profile/queries.ts'
import {
  erasePersonalData as eraseRecipes,
  moveRecords as moveRecipes,
} from '#modules/recipes/commands/personal-data.ts'
import { PERSONAL_TABLES as RECIPES } from '#modules/recipes/personal-tables.ts'
import { personalData as recipesData } from '#modules/recipes/queries/personal-data.ts'
import type { Database, Db, Tx } from '#platform/db/database.ts'

/** What one part of the product keeps of a member, and what can be done with it. */
export interface PersonalDataPart {
  part: string
  /**
   * Every table of it that holds rows of members, column by column. What is done below is held to it by
   * `personal-data.test.ts`, in the real database; so is that no table is on no list.
   */
  tables: CoveredTables<Database>
  /** Everything that is kept, for the export: rows by kind. */
  personalData(db: Db, memberId: MemberId): Promise<Record<string, readonly object[]>>
  /** Takes it all away, or cuts what the law keeps off from the person. */
  erasePersonalData(tx: Tx, memberId: MemberId): Promise<void>
  /** Takes away what was kept on the strength of the consent, which ends with it; where a table holds health data. */
  eraseHealthData?(tx: Tx, memberId: MemberId, now: Date): Promise<void>
  /** A guest's records become a member's. May be done twice; says by which rule two of a kind become one. */
  moveRecords(tx: Tx, move: { from: MemberId; to: MemberId }): Promise<void>
}

/** A guest has nothing here that a member should get: the guest's sessions, and a wish to go, end with the guest. */
const nothingToMove = async () => {}

/** Every part that keeps something of a member. The account is last: with it goes what hangs on it. */
export const PERSONAL_DATA: readonly PersonalDataPart[] = [
  {
    part: 'devices',
    tables: DEVICES,
    personalData: devicesData,
    erasePersonalData: eraseDevices,
    eraseHealthData: eraseDevices,

    moveRecords: moveDevices,
  },
  {
    part: 'cart',
    tables: CART,
    personalData: cartData,
    erasePersonalData: eraseCart,
    moveRecords: moveCart,
  },
  {
    part: 'changes',
    tables: CHANGES,
    personalData: changesData,
    erasePersonalData: eraseChanges,
    moveRecords: moveChanges,
  },
  {
    part: 'recipes',
    tables: RECIPES,
    personalData: recipesData,
    erasePersonalData: eraseRecipes,
    moveRecords: moveRecipes,
  },
  {
    part: 'orders',
    tables: ORDERS,
    personalData: ordersData,
    // Kept for the tax office without the person.
    erasePersonalData: (tx, memberId) => eraseOrders(tx, memberId, new Date()),
    moveRecords: moveOrders,
  },
  {
    part: 'data-rights',
    tables: DATA_RIGHTS,
    personalData: deletionData,
    erasePersonalData: eraseDeletion,
    moveRecords: nothingToMove,
  },
  {
    part: 'profile',
    tables: PROFILE,
    personalData: profileData,
    erasePersonalData: eraseProfile,
    eraseHealthData: withdrawConsent,
    moveRecords: moveProfile,
  },
  {
    part: 'account',
    tables: ACCOUNT,
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

/** The consent, and all that was kept with it anywhere: both go, or neither. */
export async function withdrawHealthConsent(db: Db, memberId: MemberId, now: Date): Promise<void> {
  await db.transaction().execute(async tx => {
    for (const part of PERSONAL_DATA) await part.eraseHealthData?.(tx, memberId, now)
  })
}
