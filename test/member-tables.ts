import { PERSONAL_DATA } from '#app/personal-data.ts'

/** Every table with rows of members, and the column that leads to one. */
export const MEMBER_TABLES: readonly { table: string; column: string }[] = PERSONAL_DATA.flatMap(({ tables }) =>
  Object.entries(tables).flatMap(([table, { owner }]) => (typeof owner === 'string' ? [{ table, column: owner }] : [])),
)
