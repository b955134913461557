import { MOMENT } from './moment.ts'

/** Loaded before the shop: its clock stands, so that every date on a screen is the same in each run. */
globalThis.Date = new Proxy(Date, {
  construct: (target, args, self) => Reflect.construct(target, args.length > 0 ? args : [MOMENT], self),
  get: (target, name) => (name === 'now' ? () => MOMENT : Reflect.get(target, name)),
})
