/** Loaded before a shop: its clock starts at CLOCK_STARTS_AT and runs on from there. */
const machine = Date.now
const ahead = Date.parse(process.env.CLOCK_STARTS_AT) - machine()
const now = () => machine() + ahead

globalThis.Date = new Proxy(Date, {
  construct: (target, args, self) => Reflect.construct(target, args.length > 0 ? args : [now()], self),
  get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
})
