import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { House } from './house.ts'

const ERROR = /"level":"error".*?"event":"([^"]*)"/g

/** What the servers complained of, by how often. It need not be wrong: much of it is what was done to them. */
export function sayErrors({ servers }: House): void {
  const times = new Map<string, number>()
  for (const [, event = ''] of servers.flatMap(({ said }) => [...said().matchAll(ERROR)]))
    times.set(event, (times.get(event) ?? 0) + 1)
  for (const [event, count] of [...times].sort((a, b) => b[1] - a[1]))
    console.log(`  ${count} errors in the log: ${event}`)
}

/** For whoever looks for the reason of a difference. @returns the folder */
export function keepSaid({ servers }: House, folder: string): string {
  mkdirSync(folder, { recursive: true })
  for (const { name, said } of servers) writeFileSync(join(folder, `${name.replace(' ', '-')}.log`), said())
  return folder
}
