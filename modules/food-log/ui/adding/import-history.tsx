import { parse } from 'papaparse'
import { type ChangeEvent, useState } from 'react'
import { useRevalidator } from 'react-router'
import { Button } from '#kit/button.tsx'
import { Dialog } from '#kit/dialog.tsx'
import { Notice } from '#kit/notice.tsx'
import { Progress } from '#kit/progress.tsx'
import { useConsent } from '#modules/profile/ui/use-consent.tsx'
import { formatOf, HISTORY_FORMATS, type HistoryFormat } from '../../import/history-formats.ts'
import type { DateOrder, HistoryRow } from '../../import/read-history.ts'
import { HistoryPreview } from './history-preview.tsx'
import { lookUp, type Prepared, sendHistory } from './send-history.ts'

interface ReadFile {
  readonly name: string
  readonly format: HistoryFormat
  readonly rows: readonly HistoryRow[]
}

const NOT_READ =
  'We cannot read this file. It is a CSV file: ‘Nutrition Summary’ of MyFitnessPal, ‘Servings’ of Cronometer, ‘Food logs’ of Lose It!.'
const MOST_BYTES = 20_000_000
const TOO_LARGE = 'The file can be up to 20 MB. Export fewer years at a time.'

type Step =
  | { readonly kind: 'choosing'; readonly error: string | null }
  | { readonly kind: 'looking' }
  | { readonly kind: 'ready'; readonly file: ReadFile; readonly prepared: Prepared; readonly order: DateOrder | null }
  | { readonly kind: 'sending'; readonly sent: number; readonly count: number }
  | { readonly kind: 'done'; readonly words: string }

/** What somebody logged elsewhere, from the file that they exported there. The file itself never leaves the browser. */
export default function ImportHistory({ onClose }: { onClose: () => void }) {
  const { revalidate } = useRevalidator()
  const { ask, dialog } = useConsent()
  const [step, setStep] = useState<Step>({ kind: 'choosing', error: null })
  const fail = (error: string) => setStep({ kind: 'choosing', error })

  async function look(file: ReadFile, order: DateOrder | null) {
    setStep({ kind: 'looking' })
    const prepared = await lookUp(file.format, file.rows, order)
    if (!prepared.ok) return fail(prepared.error)
    setStep({ kind: 'ready', file, prepared, order })
  }
  async function choose(event: ChangeEvent<HTMLInputElement>) {
    const chosen = event.target.files?.[0]
    if (!chosen) return
    if (chosen.size > MOST_BYTES) return fail(TOO_LARGE)
    const file = readFile(chosen.name, await chosen.text())
    return file ? look(file, null) : fail(NOT_READ)
  }
  async function send(prepared: Prepared) {
    const agrees = prepared.agreed ? false : await ask()
    if (!prepared.agreed && !agrees) return
    const sent = await sendHistory(prepared, agrees, progress => setStep({ kind: 'sending', ...progress }))
    await revalidate()
    if (!sent.ok) return fail(sent.error)
    const count = prepared.entries.length
    setStep({
      kind: 'done',
      words: `${count.toLocaleString('en-GB')} ${count === 1 ? 'entry is' : 'entries are'} in your log.`,
    })
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title="Import history"
      foot={<Foot step={step} onClose={onClose} onSend={prepared => void send(prepared)} />}
    >
      {step.kind === 'choosing' || step.kind === 'looking' ? (
        <Chooser step={step} onChoose={event => void choose(event)} />
      ) : null}
      {step.kind === 'ready' ? (
        <HistoryPreview
          format={HISTORY_FORMATS[step.file.format]}
          prepared={step.prepared}
          order={step.order}
          onOrder={order => void look(step.file, order)}
        />
      ) : null}
      {step.kind === 'sending' ? (
        <Progress
          label="Importing"
          value={step.sent}
          max={step.count}
          figure={`${step.sent.toLocaleString('en-GB')} of ${step.count.toLocaleString('en-GB')}`}
        />
      ) : null}
      {step.kind === 'done' ? (
        <Notice icon="check" live>
          <p>{step.words}</p>
        </Notice>
      ) : null}
      {dialog}
    </Dialog>
  )
}

function readFile(name: string, text: string): ReadFile | null {
  const { data, meta } = parse<HistoryRow>(text, { header: true, skipEmptyLines: 'greedy' })
  const format = formatOf(meta.fields ?? [])
  return format && { name, format, rows: data }
}

interface FootProps {
  step: Step
  onClose: () => void
  onSend: (prepared: Prepared) => void
}

function Foot({ step, onClose, onSend }: FootProps) {
  if (step.kind === 'done') return <Button onClick={onClose}>Done</Button>
  if (step.kind === 'sending') return null
  const count = step.kind === 'ready' ? step.prepared.entries.length : 0
  return (
    <>
      <Button variant="secondary" onClick={onClose}>
        Cancel
      </Button>
      {step.kind === 'ready' && count > 0 ? (
        <Button onClick={() => onSend(step.prepared)}>Import {count.toLocaleString('en-GB')}</Button>
      ) : null}
    </>
  )
}

type Choosing = Extract<Step, { kind: 'choosing' | 'looking' }>

function Chooser({ step, onChoose }: { step: Choosing; onChoose: (event: ChangeEvent<HTMLInputElement>) => void }) {
  return (
    <>
      <p>From the CSV export of MyFitnessPal, Cronometer or Lose It!. You see what is read before anything is kept.</p>
      <label className="field mt-4">
        <span className="field-label">Exported file</span>
        <input type="file" accept=".csv,text/csv" className="input" onChange={onChoose} />
      </label>
      {step.kind === 'looking' ? (
        <p className="mt-3" role="status">
          Reading the file
        </p>
      ) : null}
      {step.kind === 'choosing' && step.error ? (
        <Notice tone="error" live className="mt-4">
          <p>{step.error}</p>
        </Notice>
      ) : null}
    </>
  )
}
