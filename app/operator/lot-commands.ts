import Table from 'cli-table3'
import type { Command } from 'commander'
import type { Day } from '#modules/calendar/day.ts'
import { keepCertificate, noteLot, recallLot } from '#modules/catalogue/commands/lots.ts'
import { certificateProblem, LARGEST_CERTIFICATE_BYTES, type LotName } from '#modules/catalogue/lot.ts'
import { PRODUCT_IDS, type ProductId } from '#modules/catalogue/product.ts'
import { lotsOf } from '#modules/catalogue/queries.ts'
import { WORDS } from '#modules/catalogue/words.ts'
import { readIssue } from '#modules/notifications/queries/issue-text.ts'
import { noteAct } from '#modules/operations/commands/acts.ts'
import { writeToBuyers } from '#modules/orders/commands/recalls.ts'
import { buyersOfLot, type LotBuyer, productsWithLot } from '#modules/orders/queries/lot-buyers.ts'
import { agreed } from './agreed.ts'
import { operatorOf } from './ask-server.ts'
import { contentOf } from './file-content.ts'
import { addMistypedLotCommands } from './mistyped-lots.ts'
import { Refusal } from './open-shop.ts'
import { dayOf, lotOf, productOf } from './order-arguments.ts'
import type { Runs, Told } from './shop-call.ts'
import { PLAIN } from './stock-tables.ts'

const PRODUCT = 'its id, such as biotin'
const LOT = 'as it is printed, such as L26-0402'

/** `npm run shop -- lots …` and `recall`. */
export function addLotCommands(program: Command, runs: (command: Command) => Runs): void {
  const lots = program.command('lots').description('see lots, and note their best-before dates and certificates')
  lots
    .command('list', { isDefault: true })
    .description('every lot that is known')
    .action((_options: object, command: Command) =>
      runs(command)(async ({ call, shop, json }) => {
        const known = (await Promise.all(PRODUCT_IDS.map(id => lotsOf(shop.db, id, null)))).flat()
        if (json) return call.say(JSON.stringify({ lots: known }))
        if (known.length === 0) return call.say('No lot is known yet: `stock receive` and `lots add` note them.')
        const table = new Table({ ...PLAIN, head: ['Product', 'Lot', 'Best before', 'Certificate', 'Called back'] })
        for (const { productId, lot, bestBefore, hasCertificate, recall } of known) {
          table.push([productId, lot, bestBefore ?? '', hasCertificate ? 'yes' : 'no', recall ? 'yes' : ''])
        }
        call.say(table.toString())
      }),
    )
  lots
    .command('add')
    .description('note a lot that is known without a delivery')
    .argument('<product>', PRODUCT, productOf)
    .argument('<lot>', LOT, lotOf)
    .option('--best-before <day>', 'printed on it, such as 2028-04-30', dayOf)
    .action((productId: ProductId, lot: string, options: { bestBefore?: Day }, command: Command) =>
      runs(command)(async told => {
        const { shop, call, json } = told
        const known = (await lotsOf(shop.db, productId, lot))[0]
        await noteLot(shop.db, { productId, lot, bestBefore: options.bestBefore ?? null }, call.now())
        const changed = !known || (known.bestBefore === null && options.bestBefore !== undefined)
        if (json) return call.say(JSON.stringify({ productId, lot, changed }))
        call.say(
          changed ? `Lot ${lot} of ${WORDS[productId].name} is noted.` : 'It was so already: nothing was changed.',
        )
      }),
    )
  lots
    .command('certificate')
    .description('keep the certificate of analysis of a lot; everybody can read it')
    .argument('<product>', PRODUCT, productOf)
    .argument('<lot>', LOT, lotOf)
    .argument('<file>', 'a PDF of at most 5 MB')
    .action((productId: ProductId, lot: string, file: string, _options: object, command: Command) =>
      runs(command)(told => certify(told, { productId, lot }, file)),
    )
  addMistypedLotCommands(lots, runs)
  program
    .command('recall')
    .description('call a lot back: tells exactly its buyers, on pages and once by e-mail')
    .argument('<lot>', LOT, lotOf)
    .requiredOption('--file <file>', "Markdown: its first line is the subject, '# …'; then what to do")
    .option('--product <product>', 'where several have the same print', productOf)
    .action((lot: string, options: { file: string; product?: ProductId }, command: Command) =>
      runs(command)(told => callBack(told, command, lot, options)),
    )
}

async function certify(told: Told, lot: LotName, file: string): Promise<void> {
  const { shop, call, json, by } = told
  if (!(await lotsOf(shop.db, lot.productId, lot.lot))[0]) {
    throw new Refusal(
      `No lot ${lot.lot} of ${lot.productId} is known: note it with \`lots add\` first, or mend the typing.`,
    )
  }
  const pdf = await contentOf(file, LARGEST_CERTIFICATE_BYTES)
  const problem = certificateProblem(pdf)
  if (problem) throw new Refusal(`${file} is not kept. ${problem}`)
  const changed = await shop.db.transaction().execute(async tx => {
    if (!(await keepCertificate(tx, lot, pdf, call.now()))) return false
    const subject = `${lot.productId} ${lot.lot}`
    await noteAct(tx, { by: operatorOf(told), act: 'certificate-kept', subject, why: by.why }, call.now())
    return true
  })
  if (json) return call.say(JSON.stringify({ ...lot, changed }))
  call.say(changed ? `The certificate of ${lot.lot} is kept.` : 'It was there already: nothing was changed.')
}

const MOST_WORDS_BYTES = 100_000

async function callBack(told: Told, command: Command, lot: string, options: { file: string; product?: ProductId }) {
  const { shop, call, json, by } = told
  const read = readIssue((await contentOf(options.file, MOST_WORDS_BYTES)).toString('utf8'))
  if (!read.ok) throw new Refusal([`${options.file} cannot be sent:`, ...read.problems].join('\n'))
  const productId = options.product ?? (await onlyProduct(told, lot))
  const name = { productId, lot }
  const before = (await lotsOf(shop.db, productId, lot))[0]?.recall
  if (before && before.subject !== read.text.subject) {
    throw new Refusal(`This lot was called back with other words: '${before.subject}'. Its buyers have read those.`)
  }
  const buyers = await buyersOfLot(shop.db, name)
  const facts = countsOf(buyers)
  if (!json) call.say(countText(name, facts))
  if (!(await agreed(told, command, `Call back the lot ${lot} of ${WORDS[productId].name}, on pages and by e-mail?`)))
    return
  const noted = await shop.db.transaction().execute(async tx => {
    const isNew = await recallLot(tx, name, read.text, call.now())
    const count = await writeToBuyers({ jobs: shop.jobs, now: call.now }, tx, name)
    if (count > 0 || isNew) {
      const subject = `${productId} ${lot}`
      const detail = { letters: count }
      await noteAct(tx, { by: operatorOf(told), act: 'lot-recalled', subject, why: by.why, detail }, call.now())
    }
    return count
  })
  if (json) return call.say(JSON.stringify({ ...name, ...facts, noted, changed: noted > 0 || !before }))
  call.say(`${noted} e-mails noted; the servers of the shop send them. The pages say it from now on.`)
}

async function onlyProduct({ shop }: Told, lot: string): Promise<ProductId> {
  const known = await Promise.all(
    PRODUCT_IDS.map(async id => ((await lotsOf(shop.db, id, lot)).length > 0 ? [id] : [])),
  )
  const named = [...new Set([...known.flat(), ...(await productsWithLot(shop.db, lot))])]
  const [only, ...others] = named
  if (!only) throw new Refusal(`No pack with the lot ${lot} is known. Mend the typing, or say --product.`)
  if (others.length > 0) throw new Refusal(`Say which product with --product: ${named.join(' or ')}.`)
  return only
}

function countsOf(buyers: readonly LotBuyer[]) {
  const unreachable = buyers.filter(({ reachable, isHere }) => !reachable && !isHere)
  return {
    toWrite: buyers.filter(({ reachable, written }) => reachable && !written).length,
    written: buyers.filter(({ written }) => written).length,
    stillHere: buyers.filter(({ isHere }) => isHere).map(({ number }) => number),
    unreachable: unreachable.map(({ number }) => number),
  }
}

function countText(
  { productId, lot }: LotName,
  { toWrite, written, stillHere, unreachable }: ReturnType<typeof countsOf>,
) {
  return [
    `${WORDS[productId].name}, lot ${lot}: ${toWrite} buyers to write to, ${written} written to already.`,
    ...(stillHere.length > 0 ? [`Packed and still here, take them apart: ${stillHere.join(', ')}`] : []),
    ...(unreachable.length > 0 ? [`Nobody left to write to: ${unreachable.join(', ')}`] : []),
  ].join('\n')
}
