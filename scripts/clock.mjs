import { openSync, readSync } from 'node:fs'

/**
 * Loaded before anything else (`node --import`), so that all of a process has one clock, which is not the machine's:
 *
 * - CLOCK_STARTS_AT: an instant. It starts there and runs on. Processes that agree on when that was are told it with
 *   CLOCK_STARTED, an instant by the machine's clock; otherwise each starts when it begins.
 * - CLOCK_STANDS_AT: an instant at which it stands, or a file that says where, as milliseconds in eight bytes, until a
 *   test moves it. Servers with one file agree to the millisecond, and a slow machine is never late.
 *
 * Only `Date` is moved: pauses, timers and `performance` measure how long something takes, and go on as they do.
 */
const { CLOCK_STARTS_AT, CLOCK_STARTED, CLOCK_STANDS_AT } = process.env
const { now: machine } = Date

function instant(name, words) {
  const at = /^\d{4}-\d\d-\d\dT[\d:.]+(?:Z|[+-]\d\d:\d\d)$/.test(words) ? Date.parse(words) : Number.NaN
  if (Number.isNaN(at)) throw new Error(`${name} must be an instant such as 2028-02-29T12:00:00Z, not ${words}`)
  return at
}

function startingAt(words) {
  const ahead =
    instant('CLOCK_STARTS_AT', words) - (CLOCK_STARTED ? instant('CLOCK_STARTED', CLOCK_STARTED) : machine())
  return () => machine() + ahead
}

function standingAt(words) {
  if (!words.includes('/')) {
    const at = instant('CLOCK_STANDS_AT', words)
    return () => at
  }
  const file = openSync(words, 'r')
  const bytes = Buffer.alloc(8)
  return () => {
    readSync(file, bytes, 0, 8, 0)
    return bytes.readDoubleLE()
  }
}

// Once in a process, however often it is loaded.
if ((CLOCK_STARTS_AT || CLOCK_STANDS_AT) && !globalThis.clockIsMoved) {
  globalThis.clockIsMoved = true
  const now = CLOCK_STANDS_AT ? standingAt(CLOCK_STANDS_AT) : startingAt(CLOCK_STARTS_AT)
  const moved = new Proxy(Date, {
    apply: () => new moved().toString(),
    construct: (target, args, self) => Reflect.construct(target, args.length > 0 ? args : [now()], self),
    get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
  })
  Object.defineProperty(Date.prototype, 'constructor', { value: moved })
  globalThis.Date = moved
}
