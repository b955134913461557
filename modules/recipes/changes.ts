import { z } from 'zod'
import type { ChangeOutcome } from '#browser/change.ts'
import {
  type Applying,
  type Asking,
  type ChangeKind,
  type ChangeKinds,
  latestOf,
  type Merge,
  type Refusal,
  refusal,
} from '#modules/changes/change-kind.ts'
import type { Tx } from '#platform/db/database.ts'
import { shareCollection, unshareCollection } from './commands/collection-links.ts'
import {
  type CollectionProblem,
  createCollection,
  deleteCollection,
  moveCollection,
  placeRecipe,
  renameCollection,
  restoreCollection,
  writeNote,
} from './commands/collections.ts'
import { canBeKept, type MarksDeps, moveBrowserMarks, setMark } from './commands/marks.ts'
import { readBrowserMarks } from './saved/browser-marks.ts'
import {
  isCollectionRef,
  isPlace,
  LONGEST_NAME,
  LONGEST_NOTE,
  readCollectionName,
  readNote,
} from './saved/collections.ts'
import type { KeptChanges } from './saved/kept-changes.ts'
import { isKeptId, isLetGo, type MarkChange, readMarkChange } from './saved/recipe-marks.ts'

const PROBLEMS: { readonly [P in CollectionProblem]: Refusal } = {
  empty: refusal(400, 'Give it a name.'),
  'too-long': refusal(400, `A name can have up to ${LONGEST_NAME} characters.`),
  taken: refusal(409, 'You have a collection of that name already.'),
  'not-found': refusal(404, 'There is no such collection.'),
  fixed: refusal(409, 'This collection is always there: it can be moved, not renamed or deleted.'),
  'too-many': refusal(409, 'That is as many as one account can keep.'),
  'unknown-recipe': refusal(404, 'There is no such recipe.'),
  'known-id': refusal(409, 'This collection was made already. Please load the page again.'),
}
const NO_SESSION = refusal(401, 'There is no session, so nothing was changed.')
const LONG_NOTE = refusal(400, `A note can have up to ${LONGEST_NOTE.toLocaleString('en-GB')} characters.`)

type Outcome = { readonly ok: true } | { readonly ok: false; readonly reason: CollectionProblem }
const told = (outcome: Outcome): ChangeOutcome => (outcome.ok ? { ok: true, told: {} } : PROBLEMS[outcome.reason])

const Ref = z.custom<string>(isCollectionRef)
const KeptId = z.custom<string>(isKeptId)
const anybody = () => null
/** A visitor without records has none. */
const whoHasSome = (_: unknown, asking: Asking) => (asking === 'visitor' ? PROBLEMS['not-found'] : null)

/** The kinds of change to the recipes that somebody keeps. */
export function recipeChanges(deps: MarksDeps): ChangeKinds<KeptChanges> {
  const { now } = deps
  /** A collection of one's own, changed by a command that answers yes or no; of two such changes the later counts. */
  const ofCollection = <Body extends { readonly ref: string }>(
    schema: z.ZodType<Body>,
    command: (tx: Tx, change: Applying<Body>) => Promise<Outcome>,
    merge: Merge<Body> = latestOf(({ ref }) => ref),
  ): ChangeKind<Body> => ({
    schema,
    merge,
    admits: whoHasSome,
    apply: async (tx, change) => told(await command(tx, change)),
  })

  return {
    'recipe-mark': marking(deps),
    'recipe-marks-moved': {
      schema: z.unknown().transform((body, context) => {
        const marks = readBrowserMarks(body)
        if (!marks) context.addIssue('Nothing in it is a mark')
        return marks ?? z.NEVER
      }),
      merge: 'add',
      admits: anybody,
      async apply(tx, { member, body }) {
        await moveBrowserMarks(tx, member.id, body, deps)
        return { ok: true, told: {} }
      },
    },
    'recipe-note': {
      schema: z.object({ id: KeptId, note: z.string() }),
      merge: latestOf(({ id }) => id),
      admits({ note }, asking) {
        if (readNote(note) === null) return LONG_NOTE
        return asking === 'visitor' ? PROBLEMS['unknown-recipe'] : null
      },
      async apply(tx, { member, body: { id, note } }) {
        return told(await writeNote(tx, member.id, id, readNote(note) ?? '', deps))
      },
    },
    'collection-created': {
      schema: z.object({ name: z.string() }),
      merge: 'add',
      // Nobody is made somebody for a name that cannot be.
      admits({ name }) {
        const read = readCollectionName(name)
        return read.ok ? null : PROBLEMS[read.reason]
      },
      apply: async (tx, { id, member, body: { name } }) =>
        told(await createCollection(tx, member.id, { id, name }, now())),
    },
    'collection-renamed': ofCollection(
      z.object({ ref: Ref, name: z.string() }),
      (tx, { member, body: { ref, name } }) => renameCollection(tx, member.id, ref, name, now()),
    ),
    'collection-moved': ofCollection(
      z.object({ ref: Ref, place: z.custom<number>(isPlace) }),
      (tx, { member, body: { ref, place } }) => moveCollection(tx, member.id, ref, place, now()),
    ),
    'collection-deleted': ofCollection(
      z.object({ ref: Ref, deleted: z.boolean() }),
      (tx, { member, body: { ref, deleted } }) =>
        (deleted ? deleteCollection : restoreCollection)(tx, member.id, ref, now()),
    ),
    'recipe-placed': ofCollection(
      z.object({ ref: Ref, recipe: KeptId, isIn: z.boolean() }),
      (tx, { member, body: { ref, recipe, isIn } }) =>
        placeRecipe(tx, member.id, { recipeId: recipe, ref, isIn }, deps),
      latestOf(({ ref, recipe }) => `${ref} ${recipe}`),
    ),
    'collection-shared': {
      schema: z.object({ ref: Ref, shared: z.boolean(), named: z.boolean().default(false) }),
      merge: latestOf(({ ref }) => ref),
      admits: whoHasSome,
      async apply(tx, { member, body: { ref, shared, named } }) {
        if (!shared) {
          const found = await unshareCollection(tx, member.id, ref, now())
          return found ? { ok: true, told: {} } : PROBLEMS['not-found']
        }
        const made = await shareCollection(tx, member.id, ref, named && member.name ? member.name : null, now())
        return made.ok ? { ok: true, told: { token: made.token } } : PROBLEMS[made.reason]
      },
    },
  }
}

/** Each mark of a recipe is compared for itself: saved on the phone and rated on the desk are both kept. */
function marking(deps: MarksDeps): ChangeKind<KeptChanges['recipe-mark']> {
  const named = ({ id, ...marks }: KeptChanges['recipe-mark']) => Object.keys(marks).map(mark => `${id} ${mark}`)
  return {
    schema: z.unknown().transform((body, context) => {
      const read = readMarkChange(body)
      if (!read) context.addIssue('This is no mark')
      return read ? { id: read.id, ...read.change } : z.NEVER
    }),
    merge: {
      subjects: named,
      only({ id, ...marks }, subjects) {
        const left = Object.entries(marks).filter(([mark]) => subjects.includes(`${id} ${mark}`))
        return { id, ...Object.fromEntries(left) }
      },
    },
    admits({ id, ...change }, asking) {
      if (asking !== 'visitor') return null
      // To undo a mark they must have had a session when they made it; and undoing nothing makes no guest.
      if (isLetGo(change)) return NO_SESSION
      return canBeKept(id, deps.hasProvider) ? null : PROBLEMS['unknown-recipe']
    },
    async apply(tx, { member, body: { id, ...change } }) {
      const marked = await setMark(tx, member.id, { id, change: change as MarkChange }, deps)
      if (!marked.ok)
        return marked.reason === 'too-many'
          ? refusal(409, 'This account keeps as many recipes as an account can.')
          : PROBLEMS[marked.reason]
      return { ok: true, told: { mark: marked.mark, rating: marked.rating } }
    },
  }
}
