import { openSync, readSync } from 'node:fs'

/**
 * Loaded before a server: its clock stands where the file MOVED_CLOCK says, in milliseconds, until a test moves it. Two
 * servers with one file agree to the millisecond, and a slow machine is never late.
 */
const file = openSync(process.env.MOVED_CLOCK, 'r')
const bytes = Buffer.alloc(8)

function now() {
  readSync(file, bytes, 0, 8, 0)
  return bytes.readDoubleLE()
}

globalThis.Date = new Proxy(Date, {
  construct: (target, args, self) => Reflect.construct(target, args.length > 0 ? args : [now()], self),
  get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
})
