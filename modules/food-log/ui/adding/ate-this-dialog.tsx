import { type FormEvent, useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { call, errorIn } from '#browser/calls.ts'
import { newChange } from '#browser/change.ts'
import { randomId } from '#browser/random-id.ts'
import { Button } from '#kit/button.tsx'
import { Dialog } from '#kit/dialog.tsx'
import { TextField } from '#kit/text-field.tsx'
import { useToast } from '#kit/toast.tsx'
import { addDays } from '#modules/calendar/day.ts'
import { dayText } from '#modules/calendar/words.ts'
import { dayIn, LONDON, zoneNamed } from '#modules/calendar/zone.ts'
import { ownOutbox } from '#modules/changes/ui/own-outbox.ts'
import { shortFigure } from '#modules/nutrition/figure-text.ts'
import { mealsOf } from '#modules/planner/meals.ts'
import { loggedWords } from '#modules/planner/said-words.ts'
import { CellFields } from '#modules/planner/ui/cell-fields.tsx'
import { SaidInFull } from '#modules/planner/ui/dish-marks.tsx'
import { PortionStepper } from '#modules/planner/ui/portion-stepper.tsx'
import { useConsent } from '#modules/profile/ui/use-consent.tsx'
import type { DishRef } from '#modules/recipes/dish.ts'
import { mealAt } from '../../adding/meal-at.ts'
import { givenBy, kcalOf, type Offer } from '../../adding/offer.ts'
import { typedNumber } from '../../adding/typed-number.ts'
import type { DiaryEntry } from '../../diary.ts'
import { clockNow } from '../clock-now.ts'

export interface AteThisDialogProps {
  dish: DishRef
  name: string
  onClose: () => void
}

/** A dish that may be logged, why it is not for its reader, and whether they agreed that a diary of theirs is kept. */
interface Known {
  readonly offer: Offer
  readonly notFor: string | null
  readonly agreed: boolean
}

const NOT_KNOWN = 'What it gives could not be looked up. Please check your connection and try again.'
const NOT_KEPT = 'That could not be saved. Please check your connection and try again.'
const DAYS_OFFERED = 7
const MOST_QUARTERS = 40
const MOST_G = 5_000
/** Behind what was logged already, which this page does not know. */
const LAST_PLACE = 1_000

/** How much of a recipe, of which day and meal. */
export default function AteThisDialog({ dish, name, onClose }: AteThisDialogProps) {
  const { show } = useToast()
  const navigate = useNavigate()
  const { ask, dialog } = useConsent()
  const known = useKnown(dish)
  const [today] = useState(() =>
    dayIn(new Date(), zoneNamed(Intl.DateTimeFormat().resolvedOptions().timeZone) ?? LONDON),
  )
  const [cell, setCell] = useState(() => ({ day: today, meal: mealAt(new Date().getHours()) }))
  const [quarters, setQuarters] = useState(4)
  const [plate, setPlate] = useState('')
  const days = Array.from({ length: DAYS_OFFERED }, (_, back) => addDays(today, -back))
  const grams = plate.trim() === '' ? null : typedNumber(plate)
  const isWrong = plate.trim() !== '' && (grams === null || grams <= 0 || grams > MOST_G)

  async function add(event: FormEvent) {
    event.preventDefault()
    if (!known.here || isWrong) return
    const { offer, agreed, notFor } = known.here
    const entry = entryOf(offer, { ...cell, time: cell.day === today ? clockNow() : null }, quarters, grams)
    const agrees = agreed ? undefined : await ask()
    if (agrees === false) return
    onClose()
    const body = { put: [entry], removed: [], ...(agrees && { agrees }) }
    const waits = () => show({ message: 'It is kept here and logged once there is a connection', tone: 'warning' })
    const settled = await ownOutbox()
      .put(newChange('diary-changed', body), waits)
      .catch(() => null)
    if (!settled?.ok) return show({ message: settled?.error ?? NOT_KEPT, tone: 'error', durationMs: 10_000 })
    const toLog = () => void navigate(`/dashboard/daily-log?day=${cell.day}`)
    show({ message: loggedWords(`${name} logged`, notFor), action: { label: 'See the log', onAction: toLog } })
  }

  return (
    <Dialog open onClose={onClose} title="I ate this">
      <form className="grid gap-4" onSubmit={event => void add(event)} noValidate>
        <p>{name}</p>
        {known.error ? <p className="field-error">{known.error}</p> : null}
        {known.here ? <SaidInFull said={{ notFor: known.here.notFor, advised: known.here.offer.advised }} /> : null}
        <PortionStepper
          label="Servings"
          quarters={quarters}
          least={1}
          most={MOST_QUARTERS}
          by={1}
          onChange={next => {
            setQuarters(next)
            setPlate('')
          }}
        />
        {known.here?.offer.oneG ? (
          <TextField
            label="Or what was on your plate, in g"
            optional
            inputMode="decimal"
            maxLength={7}
            value={plate}
            hint={`A serving weighs about ${shortFigure(known.here.offer.oneG, 0)} g.`}
            error={isWrong ? 'From 1 g to 5,000 g.' : null}
            onChange={event => setPlate(event.target.value)}
          />
        ) : null}
        <CellFields
          label="Eaten"
          days={days}
          dayText={day => capitalised(dayText(day, today))}
          meals={mealsOf([], [])}
          cell={cell}
          onChange={setCell}
        />
        <Button type="submit" disabled={!known.here}>
          {addWords(known.here?.offer ?? null, quarters, isWrong ? null : grams)}
        </Button>
      </form>
      {dialog}
    </Dialog>
  )
}

/** What the server says of the dish; asked when the dialog opens. */
function useKnown({ kind, id }: DishRef): { readonly here: Known | null; readonly error: string | null } {
  const [known, setKnown] = useState<{ here: Known | null; error: string | null }>({ here: null, error: null })
  useEffect(() => {
    const wanted = new AbortController()
    void call('/api/diary-dish', { body: { kind, id }, wanted: wanted.signal }).then(({ ok, body, lost }) => {
      if (lost === 'stopped') return
      setKnown(ok ? { here: body as Known, error: null } : { here: null, error: errorIn(body) ?? NOT_KNOWN })
    })
    return () => wanted.abort()
  }, [kind, id])
  return known
}

/** So many quarters of a serving, or the weight that was on the plate. */
function entryOf(
  offer: Offer,
  at: Pick<DiaryEntry, 'day' | 'meal' | 'time'>,
  quarters: number,
  grams: number | null,
): DiaryEntry {
  const count = quarters / 4
  const chosen =
    grams === null
      ? { count, unit: 'serving', grams: offer.oneG === null ? null : offer.oneG * count }
      : { count: grams, unit: 'g', grams }
  return { ...givenBy(offer, chosen), ...at, id: randomId(), place: LAST_PLACE }
}

function addWords(offer: Offer | null, quarters: number, grams: number | null): string {
  const times = grams !== null && offer?.oneG ? grams / offer.oneG : quarters / 4
  const kcal = offer && kcalOf(offer, times)
  return kcal === null ? 'Log it' : `Log ${Math.round(kcal).toLocaleString('en-GB')} kcal`
}

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
