import { type FormEvent, useEffect, useState } from 'react'
import { randomId } from '#browser/random-id.ts'
import { Button } from '#kit/button.tsx'
import { Notice } from '#kit/notice.tsx'
import { Segments } from '#kit/segments.tsx'
import { TextField } from '#kit/text-field.tsx'
import { writtenIntake } from '#modules/nutrition/intake/written-intake.ts'
import type { NutrientKey } from '#modules/nutrition/nutrients.ts'
import { checkLabel } from '../../adding/label-checks.ts'
import { asTyped } from '../../adding/label-keys.ts'
import type { OwnFood } from '../../adding/own-thing.ts'
import { type StatedFigures, statedFigures, withBothEnergies } from '../../adding/stated-figures.ts'
import { typedNumber } from '../../adding/typed-number.ts'
import { LONGEST_NAME } from '../../diary-limits.ts'
import type { PanelProps } from './add-meal.tsx'
import { AddSide } from './add-side.tsx'
import { type Drafts, readDrafts } from './figure-drafts.ts'
import { LabelTable } from './label-table.tsx'
import { OwnFoodList } from './own-food-list.tsx'
import type { Given } from './rows.ts'

/** Whether the boxes are of 100 g or of a portion. */
export type LabelBasis = '100g' | 'portion'

interface Draft {
  readonly id: string | null
  readonly name: string
  readonly portion: string
  readonly basis: LabelBasis
  readonly drafts: Drafts
}

const EMPTY: Draft = { id: null, name: '', portion: '', basis: '100g', drafts: {} }
const BASES = [
  { value: '100g', label: 'Per 100 g' },
  { value: 'portion', label: 'Per portion' },
] as const

/** A food of one's own, from its label; those that are kept can be changed and removed. */
export function OwnFoodPanel(props: PanelProps) {
  const { add, hand, kept, notFound, onDirty } = props
  const [draft, setDraft] = useState({ ...EMPTY, name: notFound })
  const [isTried, setTried] = useState(false)
  const { name, basis } = draft
  const portionG = portionOf(draft.portion)
  const { figures, wrong } = readDrafts(draft.drafts)
  const per100g = basis === '100g' ? figures : portionG ? timesAll(figures, 100 / portionG) : {}
  const verdict = checkLabel(per100g)
  const problems = problemsOf(draft, portionG, { per100g, wrong, verdict: verdict.wrong })
  const isFine = Object.keys(problems).length === 0
  const value = { name: name.trim(), portionG: portionG ?? null, per100g }
  const grams = portionG ?? 100
  const given = isFine ? [givenOf(draft.id ?? NOT_KEPT_YET, value, grams)] : []
  const isTyped = name !== '' || Object.values(draft.drafts).some(text => text !== '')
  useEffect(() => onDirty(isTyped), [isTyped, onDirty])

  const save = (isAdded: boolean) => {
    setTried(true)
    if (!isFine) return
    const id = draft.id ?? randomId()
    const settings = [{ name: 'own-food', key: id, value }] as const
    setDraft(EMPTY)
    setTried(false)
    kept.put({ kind: 'own-food', id, value })
    if (isAdded) add([givenOf(id, value, grams)], value.name, true, { settings })
    else hand.set(settings, `${value.name} saved`)
  }
  const said = (key: keyof typeof problems) => (isTried ? problems[key] : null)
  return (
    <form
      className="add-grid"
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        save(true)
      }}
    >
      <div className="add-main">
        <div className="add-label-head">
          <TextField
            label="Name"
            maxLength={LONGEST_NAME}
            value={name}
            error={said('name')}
            onChange={event => setDraft({ ...draft, name: event.target.value })}
          />
          <TextField
            label="A portion is, in g"
            optional={basis === '100g'}
            inputMode="decimal"
            maxLength={8}
            value={draft.portion}
            error={said('portion')}
            onChange={event => setDraft({ ...draft, portion: event.target.value })}
          />
        </div>
        <Segments
          label="The label says"
          className="add-basis"
          choices={BASES}
          value={basis}
          onChange={next => setDraft({ ...draft, basis: next })}
        />
        <LabelTable
          basis={basis}
          portionG={portionG ?? null}
          drafts={draft.drafts}
          figures={figures}
          wrong={wrong}
          verdict={verdict.wrong}
          onChange={(key, text) => setDraft({ ...draft, drafts: { ...draft.drafts, [key]: text } })}
        />
        {said('figures') ? <p className="field-error">{problems.figures}</p> : null}
        <Verdict {...verdict} />
        <OwnFoodList
          {...props}
          onEdit={food => {
            setDraft(draftOf(food))
            setTried(false)
          }}
        />
      </div>
      <AddSide {...props} given={given} isWaiting={false}>
        <Button type="submit" wide>
          {portionG ? 'Save and add 1 portion' : 'Save and add 100 g'}
        </Button>
        <Button variant="secondary" wide onClick={() => save(false)}>
          Save only
        </Button>
      </AddSide>
    </form>
  )
}

const NOT_KEPT_YET = '00000000-0000-4000-8000-000000000000'
const MOST_PORTION_G = 20_000

/** Null where nothing was typed, NaN-free; undefined where it is no weight. */
function portionOf(text: string): number | null | undefined {
  if (text.trim() === '') return null
  const typed = typedNumber(text)
  return typed !== null && typed > 0 && typed <= MOST_PORTION_G ? typed : undefined
}

interface Problems {
  readonly name?: string
  readonly portion?: string
  readonly figures?: string
}

interface Looked {
  readonly per100g: StatedFigures
  readonly wrong: readonly NutrientKey[]
  readonly verdict: { readonly [K in NutrientKey]?: string }
}

function problemsOf(draft: Draft, portionG: number | null | undefined, { per100g, wrong, verdict }: Looked): Problems {
  const isPerPortion = draft.basis === 'portion'
  return {
    ...(draft.name.trim() === '' && { name: 'Give it a name.' }),
    ...((portionG === undefined || (isPerPortion && portionG === null)) && {
      portion: 'Please enter what a portion weighs, in g.',
    }),
    ...((wrong.length > 0 || Object.keys(verdict).length > 0) && { figures: 'Please look at the figures again.' }),
    ...(Object.keys(per100g).length === 0 && { figures: 'Please enter at least one figure.' }),
  }
}

const timesAll = (figures: StatedFigures, times: number): StatedFigures =>
  Object.fromEntries(Object.entries(figures).map(([key, amount = 0]) => [key, amount * times]))

/** So many grams of it, as an entry. */
function givenOf(id: string, { name, portionG, per100g }: OwnFood['value'], grams: number): Given {
  const measure = portionG === null ? { count: grams, unit: 'g' } : { count: 1, unit: 'portion' }
  return {
    what: { kind: 'own-food', id, name },
    amount: { times: grams / 100, grams, measure },
    one: writtenIntake(statedFigures(withBothEnergies(per100g), 100)),
    added: null,
  }
}

/** A food that is kept, in the boxes. */
function draftOf({ id, value: { name, portionG, per100g } }: OwnFood): Draft {
  const drafts = Object.entries(per100g).flatMap(([key, amount]) =>
    amount === undefined ? [] : [[key, String(rounded(asTyped(key as NutrientKey, amount)))]],
  )
  return {
    id,
    name,
    portion: portionG === null ? '' : String(portionG),
    basis: '100g',
    drafts: Object.fromEntries(drafts),
  }
}

const rounded = (amount: number) => Number(amount.toPrecision(6))

function Verdict({ caution, fits }: { caution: string | null; fits: string | null }) {
  if (!caution && !fits) return null
  return (
    <Notice tone={caution ? 'caution' : 'info'} icon={caution ? 'alert' : 'check'} live className="mt-4">
      <p>{caution ?? fits}</p>
    </Notice>
  )
}
