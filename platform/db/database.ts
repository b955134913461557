import type { Kysely, Transaction } from 'kysely'
import type { CatalogueTables } from '#modules/catalogue/tables.ts'
import type { OrdersTables } from '#modules/orders/tables.ts'

/** Every table of the product. Each module owns its tables and names them here, and nowhere else are they put together. */
export interface Database extends CatalogueTables, OrdersTables {}

export type Db = Kysely<Database>
export type Tx = Transaction<Database>
