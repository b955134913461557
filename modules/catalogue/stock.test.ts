import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type TestDatabase, testDatabase } from '#test/database.ts'
import { linkPrices, releaseStock, reserveStock, type StockLine, sellReserved } from './commands.ts'
import { PRODUCT_IDS } from './product.ts'
import { product, products, shelf } from './queries.ts'
import { seedCatalogue } from './seed.ts'

let base: TestDatabase

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

const buy = (lines: StockLine[]) => base.db.transaction().execute(tx => reserveStock(tx, lines))

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
    await seedCatalogue(base.db)
    expect(await product(base.db, 'biotin')).toMatchObject({ pricePence: 1, availableUnits: 7 })
    await sql`update product set price_pence = 565 where id = 'biotin'`.execute(base.db)
  })

  it('needs no price id for what is only announced, and one for what is sold', async () => {
    const { creatine, ...sold } = Object.fromEntries((await shelf(base.db)).map(item => [item.id, item.priceId]))
    await linkPrices(base.db, sold)
    expect((await product(base.db, 'creatine'))?.priceId).toBe(creatine)
    const { biotin: _, ...short } = sold
    await expect(linkPrices(base.db, short)).rejects.toThrow('No price id for biotin')
  })

  it('takes new price ids at once, even when two products exchange theirs', async () => {
    const before = Object.fromEntries((await shelf(base.db)).map(item => [item.id, item.priceId]))
    await linkPrices(base.db, {
      ...before,
      biotin: before['vitamin-d3-k2'] ?? '',
      'vitamin-d3-k2': before.biotin ?? '',
    })
    expect((await product(base.db, 'biotin'))?.priceId).toBe(before['vitamin-d3-k2'])
    await linkPrices(base.db, before)
    expect((await product(base.db, 'biotin'))?.priceId).toBe(before.biotin)
  })
})

describe('a reservation', () => {
  it('takes every line in one statement', async () => {
    const done = await base.db.transaction().execute(tx =>
      base.statements.countStatements(() =>
        reserveStock(tx, [
          { productId: 'biotin', quantity: 2 },
          { productId: 'magnesium-complex', quantity: 3 },
          { productId: 'biotin', quantity: 1 },
        ]),
      ),
    )
    expect(done.result).toEqual({ ok: true })
    expect(done.count).toBe(1)
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
    await releaseStock(base.db, [{ productId: 'biotin', quantity: 4 }])
    expect(await stockOf('biotin')).toEqual({ stock: 500, reserved: 0 })
    await expect(releaseStock(base.db, [{ productId: 'biotin', quantity: 1 }])).rejects.toThrow('Only 0 of 1')
  })

  it('becomes a sale once', async () => {
    await buy([{ productId: 'biotin', quantity: 4 }])
    await sellReserved(base.db, [{ productId: 'biotin', quantity: 4 }])
    expect(await stockOf('biotin')).toEqual({ stock: 496, reserved: 0 })
    await expect(sellReserved(base.db, [{ productId: 'biotin', quantity: 4 }])).rejects.toThrow('Only 0 of 1')
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
        if (turn % 2) return releaseStock(base.db, lines)
        await sellReserved(base.db, lines)
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
          return reserveStock(tx, [{ productId: 'biotin', quantity: 1 }])
        }),
      ),
    )
    expect(results.every(result => result.ok)).toBe(true)
    await sql`drop table line_of_test`.execute(base.db)
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
    expect(await heardSince(() => sellReserved(base.db, [{ productId: 'biotin', quantity: 1 }]))).toBe(0)
    expect(await heardSince(() => sql`update product set price_pence = 566 where id = 'biotin'`.execute(base.db))).toBe(
      1,
    )
    expect(await heardSince(() => sql`update product set on_sale = false where id = 'biotin'`.execute(base.db))).toBe(1)
    await sql`update product set price_pence = 565, on_sale = true where id = 'biotin'`.execute(base.db)
    await listener.end()
  })

  it('comes from a table whose list of products is the catalogue’s', async () => {
    await expect(
      sql`insert into product (id, price_pence, price_id, position) values ('snake-oil', 1, 'price_x', 9)`.execute(
        base.db,
      ),
    ).rejects.toThrow('product_id_check')
    const { rows } = await sql<{ id: string }>`select id from product`.execute(base.db)
    expect(rows.map(row => row.id).toSorted()).toEqual([...PRODUCT_IDS].toSorted())
  })
})
