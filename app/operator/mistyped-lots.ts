import type { Command } from 'commander'
import type { Day } from '#modules/calendar/day.ts'
import {
  correctBestBefore,
  type LockedLot,
  lockedLot,
  removeLot,
  renameLot,
} from '#modules/catalogue/commands/mistyped-lots.ts'
import type { LotName } from '#modules/catalogue/lot.ts'
import type { ProductId } from '#modules/catalogue/product.ts'
import { lotsOf } from '#modules/catalogue/queries.ts'
import { WORDS } from '#modules/catalogue/words.ts'
import { noteAct } from '#modules/operations/commands/acts.ts'
import { buyersOfLot } from '#modules/orders/queries/lot-buyers.ts'
import type { Tx } from '#platform/db/database.ts'
import { operatorOf } from './ask-server.ts'
import { Refusal } from './open-shop.ts'
import { dayOf, lotOf, productOf } from './order-arguments.ts'
import type { Runs, Told } from './shop-call.ts'

const PRODUCT = 'its id, such as biotin'

/** `npm run shop -- lots correct` and `lots remove`. */
export function addMistypedLotCommands(lots: Command, runs: (command: Command) => Runs): void {
  lots
    .command('correct')
    .description('a lot, or its best-before date, was mistyped; what was packed with it keeps its name')
    .argument('<product>', PRODUCT, productOf)
    .argument('<lot>', 'as it was typed', lotOf)
    .option('--to <lot>', 'as it is printed', lotOf)
    .option('--best-before <day>', 'as it is printed, such as 2028-04-30', dayOf)
    .action((productId: ProductId, lot: string, options: Correction, command: Command) =>
      runs(command)(told => correct(told, { productId, lot }, options)),
    )
  lots
    .command('remove')
    .description('take back a lot that there is not: nothing was received, packed or certified with it')
    .argument('<product>', PRODUCT, productOf)
    .argument('<lot>', 'as it was typed', lotOf)
    .action((productId: ProductId, lot: string, _options: object, command: Command) =>
      runs(command)(told => remove(told, { productId, lot })),
    )
}

interface Correction {
  to?: string
  bestBefore?: Day
}

async function correct(told: Told, name: LotName, { to = name.lot, bestBefore }: Correction): Promise<void> {
  const { call, shop, json } = told
  const { productId, lot } = name
  if (to === lot && !bestBefore) throw new Refusal('Say what is right: --to the lot, --best-before the day, or both.')
  const changed = await shop.db.transaction().execute(async tx => {
    const known = await lockedLot(tx, name)
    if (!known) return corrected(tx, name, to)
    if (to !== lot) {
      await refuseUsed(tx, name, known)
      await renameLot(tx, name, { to, bestBefore: bestBefore ?? known.bestBefore }, call.now())
    }
    const dated = bestBefore ? await correctBestBefore(tx, { productId, lot: to }, bestBefore) : false
    if (to === lot && !dated) return false
    await note(told, tx, 'lot-corrected', name, { to, ...(bestBefore ? { bestBefore } : {}) })
    return true
  })
  if (json) return call.say(JSON.stringify({ productId, lot: to, changed }))
  call.say(changed ? `It is lot ${to} of ${WORDS[productId].name} now.` : 'It was so already: nothing was changed.')
}

/** The same typed again finds the right lot alone. Without that, the wrong one was never there. */
async function corrected(tx: Tx, { productId, lot }: LotName, to: string): Promise<false> {
  if (to !== lot && (await lotsOf(tx, productId, to)).length > 0) return false
  throw new Refusal(unknown({ productId, lot }))
}

const unknown = ({ productId, lot }: LotName) => `No lot ${lot} of ${WORDS[productId].name} is known.`

async function remove(told: Told, name: LotName): Promise<void> {
  const { call, shop, json } = told
  await shop.db.transaction().execute(async tx => {
    const known = await lockedLot(tx, name)
    if (!known) throw new Refusal(unknown(name))
    await refuseUsed(tx, name, known)
    if (known.received > 0) {
      throw new Refusal(`${known.received} packs were received with it: say with lots correct what is printed on them.`)
    }
    if (known.hasCertificate) {
      throw new Refusal('It has a certificate: say with lots correct which lot that belongs to.')
    }
    await removeLot(tx, name)
    await note(told, tx, 'lot-removed', name, {})
  })
  if (json) return call.say(JSON.stringify({ ...name, changed: true }))
  call.say(`Lot ${name.lot} of ${WORDS[name.productId].name} is gone.`)
}

/** What somebody has in hand, or has read about, is not renamed under them. */
async function refuseUsed(tx: Tx, name: LotName, { isRecalled }: LockedLot): Promise<void> {
  if (isRecalled) throw new Refusal('It was called back, and its buyers have read its name.')
  const packed = await buyersOfLot(tx, name)
  if (packed.some(({ isHere }) => !isHere)) throw new Refusal('Packs were sent with it, so it stays as it is.')
  const here = packed.map(({ number }) => number).join(', ')
  if (here !== '') throw new Refusal(`It is noted on parcels that are here: take them apart first (${here}).`)
}

function note(told: Told, tx: Tx, act: string, { productId, lot }: LotName, detail: object): Promise<void> {
  const { call, by } = told
  const subject = `${productId} ${lot}`
  return noteAct(tx, { by: operatorOf(told), act, subject, why: by.why, detail: { ...detail } }, call.now())
}
