import { useEffect, useState } from 'react'
import { call } from '#browser/calls.ts'
import { Button } from '#kit/button.tsx'
import { Dialog } from '#kit/dialog.tsx'
import { Icon } from '#kit/icon.tsx'
import type { Day } from '#modules/calendar/day.ts'
import { ProductPicture } from '#modules/catalogue/ui/picture.tsx'
import { amountsOn } from '#modules/nutrition/amounts.ts'
import { EatingMarks } from '#modules/nutrition/ui/eating-marks.tsx'
import type { KnownItem } from '../cabinet.ts'
import { type OurFacts, SUPPLEMENT_FACTS } from '../our-facts.ts'
import { unitsWords } from '../schedule-words.ts'
import { ItemForm } from './item-form.tsx'
import { useLabelFields } from './label-fields.tsx'
import { newItem } from './new-item.ts'
import type { CabinetHand } from './use-cabinet.ts'
import './item-form.css'

export interface AddDialogProps {
  cabinet: CabinetHand
  today: Day
  startAt: 'choice' | 'label'
  onClose: () => void
}

type Step = { readonly at: 'choice' | 'label' } | { readonly at: 'ours'; readonly facts: OurFacts }

const NO_FACTS = 'We couldn’t list our products. Please try again when you’re back online, or type in a label.'

/** Puts something new into the cabinet: one of ours, or another from its label. */
export default function AddDialog({ cabinet, today, startAt, onClose }: AddDialogProps) {
  const [step, setStep] = useState<Step>({ at: startAt })
  const add = (item: KnownItem) => {
    cabinet.act({ items: { put: [item], removed: [] } }, `${item.facts.name} is in your cabinet`)
    onClose()
  }
  if (step.at === 'label')
    return <LabelDialog today={today} add={add} onBack={() => setStep({ at: 'choice' })} onClose={onClose} />
  if (step.at === 'ours') {
    const { facts } = step
    return (
      <ItemForm
        title={facts.name}
        item={newItem(facts, { kind: 'product', id: facts.product.id }, today)}
        left={facts.product.pack}
        today={today}
        sendLabel="Add to my cabinet"
        onSend={add}
        onBack={() => setStep({ at: 'choice' })}
        onClose={onClose}
      />
    )
  }
  return <Choice cabinet={cabinet} onStep={setStep} onClose={onClose} />
}

interface LabelDialogProps {
  today: Day
  add: (item: KnownItem) => void
  onBack: () => void
  onClose: () => void
}

function LabelDialog({ today, add, onBack, onClose }: LabelDialogProps) {
  const label = useLabelFields()
  const [blank] = useState(() => {
    const amounts = amountsOn('per serving', {})
    const words = { name: '', unit: 'tablet', amounts }
    return newItem({ ...words, gives: [], holds: [], product: null }, { kind: 'label', ...words }, today)
  })
  return (
    <ItemForm
      title="From a label"
      item={blank}
      left={null}
      today={today}
      label={label}
      sendLabel="Add to my cabinet"
      onSend={add}
      onBack={onBack}
      onClose={onClose}
    />
  )
}

interface ChoiceProps {
  cabinet: CabinetHand
  onStep: (step: Step) => void
  onClose: () => void
}

function Choice({ cabinet, onStep, onClose }: ChoiceProps) {
  const [facts, setFacts] = useState<readonly OurFacts[] | 'failed' | null>(null)
  useEffect(() => {
    let isStill = true
    void call(SUPPLEMENT_FACTS).then(
      ({ ok, body }) => isStill && setFacts(ok ? (body as { facts: OurFacts[] }).facts : 'failed'),
    )
    return () => {
      isStill = false
    }
  }, [])
  const had = new Set(cabinet.items.map(({ facts }) => facts.product?.id))
  return (
    <Dialog
      open
      onClose={onClose}
      title="Add Supplement"
      foot={
        <Button variant="secondary" icon="plus" onClick={() => onStep({ at: 'label' })}>
          From a label
        </Button>
      }
    >
      {facts === 'failed' ? <p role="alert">{NO_FACTS}</p> : null}
      {facts === null ? <p role="status">Listing our products…</p> : null}
      <ul className="supplement-choice">
        {(facts === 'failed' || facts === null ? [] : facts).map(each => (
          <li key={each.product.id}>
            <button type="button" onClick={() => onStep({ at: 'ours', facts: each })}>
              <ProductPicture
                name={each.product.picture ?? ''}
                initials={each.name}
                alt=""
                sizes="48px"
                className="size-12 rounded-s"
              />
              <span>
                {each.name}{' '}
                <small>
                  {had.has(each.product.id)
                    ? 'In your cabinet already'
                    : `${unitsWords(each.product.dose, each.unit)} a day`}
                </small>
                <EatingMarks marks={each.product.marks} inline />
              </span>
              <Icon name="chevron-right" size={18} />
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
