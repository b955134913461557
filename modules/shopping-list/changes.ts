import type { ChangeOutcome } from '#browser/change.ts'
import type { IsLocked } from '#modules/account/locked.ts'
import { dayOf } from '#modules/calendar/day.ts'
import { type ChangeKinds, latestOf, type Refusal, refusal } from '#modules/changes/change-kind.ts'
import { knownFoods } from '#modules/recipes/known-foods.ts'
import { addToCupboard, setCupboard } from './commands/cupboard.ts'
import { changeList, type ListChanged } from './commands/lines.ts'
import { makeList, placeThing, setList, shareList, unshareList } from './commands/lists.ts'
import { putAway } from './commands/putting-away.ts'
import { takeSample } from './commands/sample.ts'
import { setShop } from './commands/shops.ts'
import {
  AddedForm,
  ChangedForm,
  CupboardForm,
  MadeForm,
  PlacedForm,
  PutAwayForm,
  SampleForm,
  SetForm,
  SharedForm,
  ShopForm,
} from './forms.ts'
import type { ShoppingChanges } from './shopping-changes.ts'
import { LONGEST_LIST_NAME, MOST_IN_CUPBOARD, MOST_LINES, MOST_LISTS, MOST_SHOPS } from './shopping-limits.ts'
import { HAND_TEXTS, NO_LIST_TEXT } from './shopping-words.ts'

const PROBLEMS: { readonly [R in Extract<ListChanged, { ok: false }>['reason']]: Refusal } = {
  'no-list': refusal(404, NO_LIST_TEXT),
  'many-lines': refusal(
    409,
    `A list holds up to ${MOST_LINES.toLocaleString('en-GB')} lines, so nothing was added. Remove some first.`,
  ),
  nothing: refusal(400, HAND_TEXTS.nothing),
  'too-long': refusal(400, HAND_TEXTS['too-long']),
  'too-much': refusal(400, HAND_TEXTS['too-much']),
  'too-many': refusal(400, HAND_TEXTS['too-many']),
}
const NO_NAME = refusal(400, `Give the list a name of up to ${LONGEST_LIST_NAME} characters.`)
const NO_SHOP_NAME = refusal(400, `Give the shop a name of up to ${LONGEST_LIST_NAME} characters.`)
const MANY_SHOPS = refusal(409, `You can have up to ${MOST_SHOPS} shops.`)
const NO_ROOM = refusal(409, 'Your plan has no room for the sample week.')
const MANY_LISTS = refusal(409, `You can have up to ${MOST_LISTS} lists.`)
const FULL_CUPBOARD = refusal(409, `A cupboard holds up to ${MOST_IN_CUPBOARD.toLocaleString('en-GB')} things.`)

const anybody = () => null
const done = (ok: boolean): ChangeOutcome => (ok ? { ok: true, told: {} } : PROBLEMS['no-list'])
const listName = (name: string) => name.trim().replace(/\s+/g, ' ')
const isName = (name: string) => listName(name) !== '' && listName(name).length <= LONGEST_LIST_NAME

/** The kinds of change to lists and cupboards. */
export function shoppingChanges({ now, isLocked }: { now(): Date; isLocked: IsLocked }): ChangeKinds<ShoppingChanges> {
  return {
    'shopping-changed': {
      schema: ChangedForm,
      // Several people change one list: what is later is told by the list, and not by who sent it.
      merge: 'add',
      admits: anybody,
      async apply(tx, { member, at, body }) {
        const changed = await changeList(tx, member.id, body, { at, now: now(), index: knownFoods(), isLocked })
        return changed.ok ? { ok: true, told: {} } : PROBLEMS[changed.reason]
      },
    },
    'shopping-list-made': {
      schema: MadeForm,
      merge: 'add',
      admits: ({ name }) => (isName(name) ? null : NO_NAME),
      async apply(tx, { id, member, body }) {
        const made = await makeList(tx, member.id, id, listName(body.name), now())
        return made ? { ok: true, told: { list: id } } : MANY_LISTS
      },
    },
    'shopping-sample-taken': {
      schema: SampleForm,
      merge: 'add',
      admits: anybody,
      async apply(tx, { member, at, body: { from, to } }) {
        const days = { from: dayOf(from), to: dayOf(to) }
        const taken = await takeSample(tx, member.id, days, { at, now: now(), index: knownFoods(), isLocked })
        return taken ? { ok: true, told: {} } : NO_ROOM
      },
    },
    'shopping-list-set': {
      schema: SetForm,
      merge: {
        subjects: ({ list, ...set }) => Object.keys(set).map(name => `${list} ${name}`),
        only({ list, ...set }, subjects) {
          const left = Object.entries(set).filter(([name]) => subjects.includes(`${list} ${name}`))
          return left.length > 0 ? { list, ...Object.fromEntries(left) } : null
        },
      },
      admits: ({ name }) => (name === undefined || isName(name) ? null : NO_NAME),
      async apply(tx, { member, body: { list, name, ...set } }) {
        const named = name === undefined ? set : { ...set, name: listName(name) }
        return done(await setList(tx, member.id, list, named, now()))
      },
    },
    'shopping-shop-set': {
      schema: ShopForm,
      merge: latestOf(({ shop }) => shop),
      admits: ({ is }) => (is === null || isName(is.name) ? null : NO_SHOP_NAME),
      async apply(tx, { member, at, body: { shop, is } }) {
        const set = await setShop(tx, member.id, { shop, is: is && { ...is, name: listName(is.name) } }, at)
        return set ? { ok: true, told: {} } : MANY_SHOPS
      },
    },
    'shopping-list-shared': {
      schema: SharedForm,
      merge: latestOf(({ list }) => list),
      admits: anybody,
      async apply(tx, { member, body: { list, shared } }) {
        if (!shared) return done(await unshareList(tx, member.id, list, now()))
        const token = await shareList(tx, member.id, list, now())
        return token === null ? PROBLEMS['no-list'] : { ok: true, told: { token } }
      },
    },
    'shopping-placed': {
      schema: PlacedForm,
      merge: latestOf(({ key }) => key),
      admits: anybody,
      apply: async (tx, { member, body }) => done(await placeThing(tx, member.id, body, now())),
    },
    'shopping-put-away': {
      schema: PutAwayForm,
      merge: 'add',
      admits: anybody,
      async apply(tx, { member, at, day, body }) {
        const done = await putAway(tx, member.id, body, { day: dayOf(day), at, now: now() })
        if (done === 'done') return { ok: true, told: {} }
        return done === 'full' ? FULL_CUPBOARD : PROBLEMS['no-list']
      },
    },
    'cupboard-added': {
      schema: AddedForm,
      merge: 'add',
      admits: anybody,
      async apply(tx, { member, at, day, body: { text } }) {
        const added = await addToCupboard(tx, member.id, text, { day: dayOf(day), at, index: knownFoods() })
        if (added.ok) return { ok: true, told: { names: added.names } }
        return added.reason === 'full' ? FULL_CUPBOARD : PROBLEMS[added.reason]
      },
    },
    'cupboard-set': {
      schema: CupboardForm,
      merge: {
        subjects: ({ items }) => items.map(({ key }) => key),
        only({ items }, subjects) {
          const left = items.filter(({ key }) => subjects.includes(key))
          return left.length > 0 ? { items: left } : null
        },
      },
      admits: anybody,
      async apply(tx, { member, at, body }) {
        return (await setCupboard(tx, member.id, body, at)) ? { ok: true, told: {} } : FULL_CUPBOARD
      },
    },
  }
}
