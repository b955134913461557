import { SAMPLE_MEMBER } from '#modules/account/sample-member.ts'
import { seedSampleMember } from '#modules/account/seed.ts'
import { dayIn, LONDON } from '#modules/calendar/zone.ts'
import { linkPrices } from '#modules/catalogue/commands/prices.ts'
import { seedCatalogue } from '#modules/catalogue/seed.ts'
import { seedSampleDiary } from '#modules/food-log/seed.ts'
import { seedSampleGoals } from '#modules/goals/seed.ts'
import { seedSampleLessons } from '#modules/learn/seed.ts'
import { seedSampleProfile } from '#modules/profile/seed.ts'
import { libraryRow } from '#modules/recipes/library-row.ts'
import { ownRecipes } from '#modules/recipes/own-library.ts'
import { seedRecipes, seedSampleCollections } from '#modules/recipes/seed.ts'
import { seedSampleShopping } from '#modules/shopping-list/seed.ts'
import { seedSampleCabinet } from '#modules/supplements-log/seed.ts'
import type { Config } from '#platform/config/config.ts'
import { refuseOtherClock, refuseTooFewConnections } from '#platform/db/foreign-settings.ts'
import { migrate } from '#platform/db/migrate.ts'
import { openDatabase } from '#platform/db/open.ts'

/** Nobody waits for a page yet: another server may be migrating, or an index be made over many rows. */
const PATIENCE_MS = 120_000

/**
 * Brings a database, however old or empty, to where the shop can open on it.
 *
 * @param connections how many this server will open there at most
 */
export async function prepareDatabase(
  url: string,
  { payments, appEnv }: Config,
  clock: () => Date,
  connections: number,
): Promise<void> {
  const { db, close } = openDatabase(url, { size: 2, statementTimeoutMs: PATIENCE_MS })
  const now = clock()
  const today = dayIn(now, LONDON)
  try {
    // Elsewhere the clock may be another day's on purpose.
    if (appEnv === 'live') await refuseOtherClock(db, clock)
    await refuseTooFewConnections(db, connections)
    await migrate(db)
    await seedSampleMember(db)
    await seedSampleProfile(db, now)
    await seedCatalogue(db, now)
    await seedRecipes(db, ownRecipes().map(libraryRow))
    await seedSampleCollections(db, SAMPLE_MEMBER.id, now)
    await seedSampleDiary(db, SAMPLE_MEMBER.id, today, now)
    await seedSampleCabinet(db, SAMPLE_MEMBER.id, today, now)
    await seedSampleGoals(db, SAMPLE_MEMBER.id, today, now)
    await seedSampleLessons(db, SAMPLE_MEMBER.id, now)
    await seedSampleShopping(db, SAMPLE_MEMBER.id, today, now)
    await linkPrices(db, payments.priceIds, now)
  } finally {
    await close()
  }
}
