import { inject } from 'vitest'
import { type OpenDatabase, openDatabase } from '#platform/db/open.ts'

export interface TestDatabase extends OpenDatabase {
  url: string
}

/** A fresh database with every table and the sample data, for this test file alone. Close it in afterAll. */
export async function testDatabase(): Promise<TestDatabase> {
  const answer = await fetch(inject('databases'), { method: 'POST' })
  const text = await answer.text()
  if (!answer.ok) throw new Error(`No test database: ${text}`)
  return { ...openDatabase(text, { name: 'thymewell test' }), url: text }
}
