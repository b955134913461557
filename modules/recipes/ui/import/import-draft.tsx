import { useEffect, useRef } from 'react'
import { Button } from '#kit/button.tsx'
import { Notice } from '#kit/notice.tsx'
import { QuantityStepper } from '#kit/quantity-stepper.tsx'
import { TextArea } from '#kit/text-area.tsx'
import { TextField } from '#kit/text-field.tsx'
import type { ImportedLine } from '../../import/imported-lines.ts'
import { LONGEST_NAME, MOST_SERVINGS } from '../../import/written-recipe.ts'
import { AddLine, ImportLine } from './import-line.tsx'
import { ImportTotals } from './import-totals.tsx'
import { type DraftState, type EditedDraft, useDraft } from './use-draft.ts'

interface ImportDraftProps {
  draft: EditedDraft
  /** The id under which the account keeps it already; null for one that was just read. */
  keptAs: string | null
}

/** A recipe that was read: each line with what was understood of it, to be put right and kept. */
export default function ImportDraft({ draft, keptAs }: ImportDraftProps) {
  const state = useDraft(draft, keptAs)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (keptAs === null) heading.current?.focus()
  }, [keptAs])
  return (
    <section aria-labelledby="draft" className="mt-10">
      <h2 id="draft" ref={heading} tabIndex={-1} className="wrap-anywhere outline-none">
        {draft.name}
      </h2>
      <div className="mt-6 grid items-start gap-x-[clamp(28px,5vw,72px)] gap-y-10 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div>
          <Basics state={state} />
          <h3 className="mt-8">Ingredients</h3>
          <p className="mt-1 text-small text-ink-2">Check what we understood, and correct what we did not.</p>
          <Rows state={state} />
          <AddLine onAdd={state.add} />
          <TextArea
            className="mt-10"
            label="Directions"
            hint="Each line is a step."
            rows={Math.min(16, Math.max(5, draft.steps.length * 2))}
            value={state.steps}
            onChange={event => state.setSteps(event.target.value)}
          />
        </div>
        <Keeping draft={draft} state={state} isKept={keptAs !== null} />
      </div>
    </section>
  )
}

function Basics({ state }: { state: DraftState }) {
  return (
    <>
      <TextField
        label="Name"
        value={state.name}
        maxLength={LONGEST_NAME}
        onChange={event => state.setName(event.target.value)}
      />
      <div className="mt-5 grid items-start gap-5 sm:grid-cols-2">
        <TextField
          label="Total time in minutes"
          optional
          inputMode="numeric"
          autoComplete="off"
          maxLength={5}
          value={state.minutes}
          error={state.errors.minutes}
          onChange={event => state.setMinutes(event.target.value)}
        />
        <TextField
          label="Weight of the finished dish in grams"
          optional
          hint="Adds figures per 100 g, and traffic lights."
          inputMode="numeric"
          autoComplete="off"
          maxLength={6}
          value={state.dish}
          error={state.errors.dish}
          onChange={event => state.setDish(event.target.value)}
        />
      </div>
    </>
  )
}

interface KeepingProps {
  draft: EditedDraft
  state: DraftState
  isKept: boolean
}

/** What it comes to, and the button that keeps it. */
function Keeping({ draft, state, isKept }: KeepingProps) {
  const { serves, setServes, lines } = state
  return (
    <div className="card lg:sticky lg:top-6">
      <div className="flex items-center gap-3">
        <QuantityStepper
          label="Servings"
          value={serves ?? 0}
          min={serves === null ? 0 : 1}
          max={MOST_SERVINGS}
          onChange={setServes}
          size="small"
        />
        <span className="text-small text-ink-2">{serves === 1 ? 'serving' : 'servings'}</span>
      </div>
      {serves === null ? (
        <p className="mt-2 text-small text-ink-2">It does not say how many it serves: please set it.</p>
      ) : null}
      <ImportTotals lines={lines} serves={serves} stated={draft.stated} />
      <Button className="mt-6" wide pending={state.isPending} pendingLabel="Saving…" onClick={state.save}>
        {isKept ? 'Save Changes' : 'Save Recipe'}
      </Button>
      {state.failure ? (
        <Notice tone="error" live className="mt-3">
          {state.failure}
        </Notice>
      ) : null}
      <p className="mt-2 text-small text-ink-3">Kept in your account, where only you can see it.</p>
    </div>
  )
}

function Rows({ state: { rows, replace } }: { state: DraftState }) {
  if (rows.length === 0) return <Notice className="mt-4">No ingredients are left.</Notice>
  const groups = [...new Set(rows.map(({ line }) => line.group))]
  return groups.map(group => (
    <div key={group ?? ''} className="mt-4">
      {group === null ? null : <h4 className="mt-6">{group}</h4>}
      <ul>
        {rows
          .filter(({ line }) => line.group === group)
          .map(({ key, line }) => (
            <ImportLine key={key} line={line} onChange={(by: readonly ImportedLine[]) => replace(key, by)} />
          ))}
      </ul>
    </div>
  ))
}
