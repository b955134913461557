import { useMemo, useRef, useState } from 'react'
import { href, useNavigate } from 'react-router'
import { useToast } from '#kit/toast.tsx'
import type { DraftRecipe, ImportedLine } from '../../import/imported-lines.ts'
import { minutesOf } from '../../import/private-minutes.ts'
import { MOST_GRAMS } from '../../import/private-recipe.ts'
import { post } from '../saved/post-change.ts'
import { useGuestNote } from '../saved/use-recipe-marks.ts'

export interface EditedDraft extends DraftRecipe {
  readonly dishGrams: number | null
  readonly source: string | null
}

interface Row {
  readonly key: number
  readonly line: ImportedLine
}

const A_WEEK_MINUTES = 7 * 24 * 60

/** What is typed while a recipe is put right, and the way to keep it. */
export function useDraft(draft: EditedDraft, keptAs: string | null) {
  const [name, setName] = useState(draft.name)
  // Nobody's guess: until the cook says for how many it is, nothing is kept.
  const [serves, setServes] = useState(draft.serves === null ? null : Math.max(1, Math.round(draft.serves)))
  const [minutes, setMinutes] = useState(asTyped(minutesOf(draft)))
  const [dish, setDish] = useState(asTyped(draft.dishGrams))
  const [steps, setSteps] = useState(draft.steps.map(step => step.replaceAll('\n', ' ')).join('\n'))
  const { rows, lines, replace, add } = useRows(draft.lines)
  const keeping = useKeeping(keptAs)
  const totalMinutes = wholeNumber(minutes, A_WEEK_MINUTES)
  const dishGrams = wholeNumber(dish, MOST_GRAMS)
  const errors = {
    minutes: totalMinutes === false ? 'A whole number of minutes, up to a week.' : null,
    dish: dishGrams === false ? `A whole number of grams, up to ${MOST_GRAMS.toLocaleString('en-GB')}.` : null,
  }
  const save = () => {
    if (totalMinutes === false || dishGrams === false) return keeping.fail('Please correct what’s marked above.')
    const said = steps.split('\n')
    if (serves === null) return keeping.fail('Please set how many servings it makes.')
    void keeping.keep({
      ...draft,
      name: name.trim() || draft.name,
      serves,
      totalMinutes,
      dishGrams,
      lines,
      steps: said,
    })
  }
  const { isPending, failure } = keeping
  const typed = { name, setName, serves, setServes, minutes, setMinutes, dish, setDish, steps, setSteps }
  return { ...typed, rows, lines, replace, add, errors, save, isPending, failure }
}

export type DraftState = ReturnType<typeof useDraft>

const asTyped = (value: number | null) => (value === null ? '' : String(Math.round(value)))

/** Null for nothing typed; false for what is not valid. */
function wholeNumber(typed: string, most: number): number | null | false {
  const text = typed.trim().replaceAll(',', '')
  if (text === '') return null
  return /^\d+$/.test(text) && Number(text) > 0 && Number(text) <= most ? Number(text) : false
}

function useRows(first: readonly ImportedLine[]) {
  const [rows, setRows] = useState<readonly Row[]>(() => first.map((line, key) => ({ key, line })))
  const nextKey = useRef(first.length)
  const lines = useMemo(() => rows.map(({ line }) => line), [rows])
  const rowOf = (line: ImportedLine) => ({ key: nextKey.current++, line })
  const replace = (key: number, by: readonly ImportedLine[]) => {
    // The first keeps the place and stays open; the rest come after it.
    const added = by.map((line, place) => (place === 0 ? { key, line } : rowOf(line)))
    setRows(before => before.flatMap(row => (row.key === key ? added : [row])))
  }
  const add = (by: readonly ImportedLine[]) => {
    const added = by.map(rowOf)
    setRows(before => [...before, ...added])
  }
  return { rows, lines, replace, add }
}

/** Sends it to the account. A second press is the same recipe, because its id was made before the first. */
function useKeeping(keptAs: string | null) {
  const [id] = useState(() => keptAs ?? newId())
  const [isPending, setPending] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const { show } = useToast()
  const navigate = useNavigate()
  const tellGuest = useGuestNote()
  const keep = async (recipe: object) => {
    setPending(true)
    setFailure(null)
    const isNew = keptAs === null
    const sent = await post(`/api/private-recipes${isNew ? '' : `/${id}`}`, isNew ? { id, recipe } : { recipe })
    setPending(false)
    if (!sent.ok) return setFailure(sent.error)
    show({ message: isNew ? 'Recipe saved to your account' : 'Recipe changed', tone: 'success' })
    if (sent.body.isNewGuest) tellGuest()
    await navigate(href('/recipes/private/:id', { id }))
  }
  return { isPending, failure, keep, fail: setFailure }
}

function newId(): string {
  return [...crypto.getRandomValues(new Uint8Array(8))].map(byte => byte.toString(16).padStart(2, '0')).join('')
}
