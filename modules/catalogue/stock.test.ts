import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type TestDatabase, testDatabase } from '#test/database.ts'
import { stockTo } from '#test/stock.ts'
import { moveByHand } from './commands/corrections.ts'
import { linkPrices } from './commands/prices.ts'
import { moveStock, putBack, releaseStock, reserveStock, type StockLine, sellReserved } from './commands/stock.ts'
import { PRODUCT_IDS } from './product.ts'
import { product, products, shelf, stockDifferences } from './queries.ts'
import { seedCatalogue } from './seed.ts'

let base: TestDatabase
const AT = new Date('2026-11-24T10:00:00Z')
const NOTE = { at: AT, cause: 'test' }

beforeAll(async () => {
  base = await testDatabase()
})
afterAll(() => base.close())

const setStock = (id: string, stock: number, reserved = 0) =>
  sql`update product set stock_units = ${stock}, reserved_units = ${reserved}, on_sale = true where id = ${id}`.execute(
    base.db,
  )

async function stockOf(id: string) {
  const { rows } = await sql<{ stock: number; reserved: number }>`
    select stock_units as stock, reserved_units as reserved from product where id = ${id}`.execute(base.db)
  return rows[0]
}

const buy = (lines: StockLine[]) => base.db.transaction().execute(tx => reserveStock(tx, lines, NOTE))

beforeEach(async () => {
  for (const id of ['magnesium-complex', 'vitamin-d3-k2', 'biotin', 'collagen-capsules']) await setStock(id, 500)
})

describe('the shelf', () => {
  it('holds the eight products in order, each read in one statement', async () => {
    const read = await base.statements.countStatements(() => products(base.db))
    expect(read.result.map(item => item.id)).toEqual([...PRODUCT_IDS])
    expect(read.count).toBe(1)
    expect(read.result.map(item => item.pricePence)).toEqual([946, 610, 565, 975, 1532, 745, 425, 329])
    expect((await base.statements.countStatements(() => shelf(base.db))).count).toBe(1)
  })

  it('shows at most 99 units', async () => {
    expect((await product(base.db, 'biotin'))?.availableUnits).toBe(99)
    await setStock('biotin', 12, 5)
    expect((await product(base.db, 'biotin'))?.availableUnits).toBe(7)
  })

  it('knows no other product, and asks nobody about one', async () => {
    const read = await base.statements.countStatements(() => product(base.db, 'constructor'))
    expect(read.result).toBeNull()
    expect(read.count).toBe(0)
  })

  it('sells what is photographed and announces the rest', async () => {
    const items = await shelf(base.db)
    expect(items.filter(item => item.onSale).map(item => item.id)).toEqual(PRODUCT_IDS.slice(0, 4))
    expect(items.filter(item => !item.onSale).every(item => item.picture === null && item.availableUnits === 0)).toBe(
      true,
    )
  })

  it('keeps its prices and its stock when the seed runs again', async () => {
    await sql`update product set price_pence = 1, stock_units = 7 where id = 'biotin'`.execute(base.db)
    await seedCatalogue(base.db, AT)
    expect(await product(base.db, 'biotin')).toMatchObject({ pricePence: 1, availableUnits: 7 })
    await sql`update product set price_pence = 565 where id = 'biotin'`.execute(base.db)
  })

  it('needs no price id for what is only announced, and one for what is sold', async () => {
    const { creatine, ...sold } = Object.fromEntries((await shelf(base.db)).map(item => [item.id, item.priceId]))
    await linkPrices(base.db, sold, AT)
    expect((await product(base.db, 'creatine'))?.priceId).toBe(creatine)
    const { biotin: _, ...short } = sold
    await expect(linkPrices(base.db, short, AT)).rejects.toThrow('No price id for biotin')
  })

  it('takes new price ids at once, even when two products exchange theirs', async () => {
    const before = Object.fromEntries((await shelf(base.db)).map(item => [item.id, item.priceId]))
    const swapped = { ...before, biotin: before['vitamin-d3-k2'] ?? '', 'vitamin-d3-k2': before.biotin ?? '' }
    await linkPrices(base.db, swapped, AT)
    expect((await product(base.db, 'biotin'))?.priceId).toBe(before['vitamin-d3-k2'])
    await linkPrices(base.db, before, AT)
    expect((await product(base.db, 'biotin'))?.priceId).toBe(before.biotin)
  })
})

describe('a reservation', () => {
  it('locks every line, and then takes them in one statement', async () => {
    const done = await base.db.transaction().execute(tx =>
      base.statements.countStatements(() =>
        reserveStock(
          tx,
          [
            { productId: 'biotin', quantity: 2 },
            { productId: 'magnesium-complex', quantity: 3 },
            { productId: 'biotin', quantity: 1 },
          ],
          NOTE,
        ),
      ),
    )
    expect(done.result).toEqual({ ok: true })
    expect(done.count).toBe(2)
    expect(await stockOf('biotin')).toEqual({ stock: 500, reserved: 3 })
    expect(await stockOf('magnesium-complex')).toEqual({ stock: 500, reserved: 3 })
  })

  it('takes nothing when one line is short, and says which', async () => {
    await setStock('vitamin-d3-k2', 5, 3)
    const done = await buy([
      { productId: 'biotin', quantity: 1 },
      { productId: 'vitamin-d3-k2', quantity: 3 },
    ])
    expect(done).toEqual({ ok: false, short: [{ productId: 'vitamin-d3-k2', available: 2 }] })
    expect(await stockOf('biotin')).toEqual({ stock: 500, reserved: 0 })
  })

  it('takes nothing of what is not on sale', async () => {
    await sql`update product set stock_units = 9 where id = 'creatine'`.execute(base.db)
    expect(await buy([{ productId: 'creatine', quantity: 1 }])).toEqual({
      ok: false,
      short: [{ productId: 'creatine', available: 0 }],
    })
  })

  it.each([0, -1, 1.5, Number.NaN, 1e17])('of %d units is no reservation', async quantity => {
    await expect(buy([{ productId: 'biotin', quantity }])).rejects.toThrow(RangeError)
  })

  it('comes back whole, but never more than was taken', async () => {
    await buy([{ productId: 'biotin', quantity: 4 }])
    await releaseStock(base.db, [{ productId: 'biotin', quantity: 4 }], NOTE)
    expect(await stockOf('biotin')).toEqual({ stock: 500, reserved: 0 })
    await expect(releaseStock(base.db, [{ productId: 'biotin', quantity: 1 }], NOTE)).rejects.toThrow('Only 0 of 1')
  })

  it('becomes a sale once', async () => {
    await buy([{ productId: 'biotin', quantity: 4 }])
    await sellReserved(base.db, [{ productId: 'biotin', quantity: 4 }], NOTE)
    expect(await stockOf('biotin')).toEqual({ stock: 496, reserved: 0 })
    await expect(sellReserved(base.db, [{ productId: 'biotin', quantity: 4 }], NOTE)).rejects.toThrow('Only 0 of 1')
  })
})

describe('buyers at the same moment', () => {
  it('thirty for the last item: one gets it', async () => {
    await setStock('biotin', 1)
    const results = await Promise.all(Array.from({ length: 30 }, () => buy([{ productId: 'biotin', quantity: 1 }])))
    expect(results.filter(result => result.ok)).toHaveLength(1)
    expect(results.filter(result => !result.ok && result.short[0]?.available === 0)).toHaveLength(29)
    expect(await stockOf('biotin')).toEqual({ stock: 1, reserved: 1 })
  })

  it('with the same two products in opposite order neither deadlock nor oversell', async () => {
    await setStock('biotin', 20)
    await setStock('collagen-capsules', 20)
    const there: StockLine[] = [
      { productId: 'biotin', quantity: 1 },
      { productId: 'collagen-capsules', quantity: 1 },
    ]
    const results = await Promise.all(
      Array.from({ length: 60 }, (_, turn) => buy(turn % 2 ? there : [...there].reverse())),
    )
    expect(results.filter(result => result.ok)).toHaveLength(20)
    expect(await stockOf('biotin')).toEqual({ stock: 20, reserved: 20 })
    expect(await stockOf('collagen-capsules')).toEqual({ stock: 20, reserved: 20 })
  })

  it('keep the count whole while some buy, some give back and some pay', async () => {
    await setStock('biotin', 40)
    let sold = 0
    await Promise.all(
      Array.from({ length: 60 }, async (_, turn) => {
        const lines: StockLine[] = [{ productId: 'biotin', quantity: 1 + (turn % 3) }]
        if (!(await buy(lines)).ok) return
        if (turn % 2) return releaseStock(base.db, lines, NOTE)
        await sellReserved(base.db, lines, NOTE)
        sold += lines[0]?.quantity ?? 0
      }),
    )
    expect(await stockOf('biotin')).toEqual({ stock: 40 - sold, reserved: 0 })
  })

  // An order line names its product by foreign key, and that takes a key-share lock on the product's row.
  it('do not deadlock when both have written an order line first', async () => {
    await sql`create table if not exists line_of_test (product_id text references product)`.execute(base.db)
    await setStock('biotin', 30)
    const results = await Promise.all(
      Array.from({ length: 20 }, () =>
        base.db.transaction().execute(async tx => {
          await sql`insert into line_of_test values ('biotin')`.execute(tx)
          await sql`select pg_sleep(0.01)`.execute(tx)
          return reserveStock(tx, [{ productId: 'biotin', quantity: 1 }], NOTE)
        }),
      ),
    )
    expect(results.every(result => result.ok)).toBe(true)
    await sql`drop table line_of_test`.execute(base.db)
  })
})

describe('the ledger', () => {
  const summed = async (id: string) => {
    const { rows } = await sql<{
      reason: string
      cause: string
      stock: number
      reserved: number
      lot: string
      why: string
    }>`
      select reason, cause, stock_change as stock, reserved_change as reserved, lot, why from stock_movement
      where product_id = ${id} and cause like 'ledger%' order by id`.execute(base.db)
    return rows
  }

  it('says of every movement why and who, in the statement that makes it, which comes after its lock', async () => {
    const lines: StockLine[] = [{ productId: 'collagen-capsules', quantity: 3 }]
    await stockTo(base.db, 'collagen-capsules', 10, 0)
    const done = await base.statements.countStatements(async () => {
      await reserveStock(base.db, lines, { at: AT, cause: 'ledger checkout' })
      await sellReserved(base.db, lines, { at: AT, cause: 'ledger checkout' })
      await putBack(base.db, lines, { at: AT, cause: 'ledger buyer' })
      await moveStock(base.db, 'received', lines, { at: AT, cause: 'ledger ann', lot: 'L26-1' })
      await moveStock(base.db, 'recounted', [{ productId: 'collagen-capsules', quantity: -1 }], {
        at: AT,
        cause: 'ledger ann',
        why: 'Counted',
      })
    })
    expect(done.count).toBe(5 * 2)
    expect(await summed('collagen-capsules')).toMatchObject([
      { reason: 'reserved', stock: 0, reserved: 3, cause: 'ledger checkout' },
      { reason: 'sold', stock: -3, reserved: -3 },
      { reason: 'cancelled', stock: 3, reserved: 0, cause: 'ledger buyer' },
      { reason: 'received', stock: 3, reserved: 0, lot: 'L26-1' },
      { reason: 'recounted', stock: -1, reserved: 0, why: 'Counted' },
    ])
    expect(await stockOf('collagen-capsules')).toEqual({ stock: 12, reserved: 0 })
  })

  it('says nothing of what did not move', async () => {
    await stockTo(base.db, 'collagen-capsules', 2, 1)
    const refused = { at: AT, cause: 'ledger refused' }
    const two: StockLine[] = [{ productId: 'collagen-capsules', quantity: 2 }]
    expect((await moveStock(base.db, 'written-off', two, refused)).ok).toBe(false)
    expect((await reserveStock(base.db, two, refused)).ok).toBe(false)
    expect((await summed('collagen-capsules')).filter(({ cause }) => cause === refused.cause)).toEqual([])
    expect(await stockOf('collagen-capsules')).toEqual({ stock: 2, reserved: 1 })
  })

  it('adds up to what is there, however many move it at once, and finds what was changed behind its back', async () => {
    for (const id of PRODUCT_IDS) {
      const now = await stockOf(id)
      await sql`delete from stock_movement where product_id = ${id}`.execute(base.db)
      await moveStock(base.db, 'opening', [{ productId: id, quantity: 1 }], { at: AT, cause: 'test' })
      await sql`update product set stock_units = 1, reserved_units = 0 where id = ${id}`.execute(base.db)
      await stockTo(base.db, id, now?.stock ?? 0, now?.reserved ?? 0)
    }
    await stockTo(base.db, 'biotin', 20, 0)
    await Promise.all(
      Array.from({ length: 40 }, async () => {
        const lines: StockLine[] = [{ productId: 'biotin', quantity: 1 }]
        if ((await buy(lines)).ok) await sellReserved(base.db, lines, NOTE)
      }),
    )
    expect(await stockOf('biotin')).toEqual({ stock: 0, reserved: 0 })
    expect(await stockDifferences(base.db)).toEqual([])
    await sql`update product set stock_units = 4, reserved_units = 1 where id = 'biotin'`.execute(base.db)
    expect(await stockDifferences(base.db)).toEqual([{ productId: 'biotin', stock: 4, reserved: 1 }])
  })
})

describe('what pages show', () => {
  it('is announced when it changes, and only then', async () => {
    const listener = new pg.Client({ connectionString: base.url })
    await listener.connect()
    const heard: string[] = []
    listener.on('notification', message => heard.push(`${message.channel}: ${message.payload}`))
    await listener.query('listen page_changed')
    // A notice from our own connection tells that all before it have arrived.
    const heardSince = async (change: () => Promise<unknown>) => {
      heard.length = 0
      await change()
      await listener.query(`notify page_changed, 'end'`)
      return heard.filter(message => message === 'page_changed: catalogue').length
    }
    expect(await heardSince(() => buy([{ productId: 'biotin', quantity: 1 }]))).toBe(0)
    await setStock('biotin', 99)
    expect(await heardSince(() => buy([{ productId: 'biotin', quantity: 1 }]))).toBe(1)
    expect(await heardSince(() => sellReserved(base.db, [{ productId: 'biotin', quantity: 1 }], NOTE))).toBe(0)
    expect(await heardSince(() => sql`update product set price_pence = 566 where id = 'biotin'`.execute(base.db))).toBe(
      1,
    )
    expect(await heardSince(() => sql`update product set on_sale = false where id = 'biotin'`.execute(base.db))).toBe(1)
    await sql`update product set price_pence = 565, on_sale = true where id = 'biotin'`.execute(base.db)
    await listener.end()
  })

  it('comes from a table that has the catalogue’s products, under ids that can be in an address', async () => {
    await expect(
      sql`insert into product (id, price_pence, price_id, position) values ('Snake oil', 1, 'price_x', 9)`.execute(
        base.db,
      ),
    ).rejects.toThrow('product_id_check')
    const { rows } = await sql<{ id: string }>`select id from product`.execute(base.db)
    expect(rows.map(row => row.id).toSorted()).toEqual([...PRODUCT_IDS].toSorted())
  })
})

it('the same by hand within half an hour, by the clock of the shop, is taken for a slip', async () => {
  const again = (minutes: number) =>
    moveByHand(
      base.db,
      'received',
      {
        productId: 'biotin',
        quantity: 3,
        note: { ...NOTE, at: new Date(AT.getTime() + minutes * 60_000), lot: 'SLIP' },
      },
      { again: false },
    )
  expect([(await again(0)).ok, (await again(29)).ok, (await again(31)).ok]).toEqual([true, false, true])
})
