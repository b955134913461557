import type { ColumnType } from 'kysely'

/** A column `timestamptz`. */
export type Moment = ColumnType<Date, Date, Date>
/** The same where it may be empty, and is when nothing is said of it. */
export type MaybeMoment = ColumnType<Date | null, Date | null | undefined, Date | null>
