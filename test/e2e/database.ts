import { readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'

/** Where the shop under test says how its database is reached. */
export const databaseNote = (port: number) => join(tmpdir(), `thymewell-journeys-${port}.txt`)

/** Runs one statement in the database of the shop under test. */
export async function sql<Row extends pg.QueryResultRow>(text: string, values: unknown[] = []): Promise<Row[]> {
  const client = new pg.Client(readFileSync(databaseNote(Number(process.env.E2E_PORT ?? 4187)), 'utf8'))
  await client.connect()
  try {
    return (await client.query<Row>(text, values)).rows
  } finally {
    await client.end()
  }
}
