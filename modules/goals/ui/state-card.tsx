import { Card } from '#kit/card.tsx'
import { TextField } from '#kit/text-field.tsx'
import { isDay } from '#modules/calendar/day.ts'
import { SettingBox } from '#modules/profile/ui/setting-box.tsx'
import { usualWaterMl } from '../targets.ts'
import { MedicinesField } from './medicines-field.tsx'
import { NumberBox } from './number-box.tsx'
import type { Choosing } from './targets-page.tsx'

const ML = 1000

/** What changes what a body is advised, and water. */
export function StateCard({ shown, choices: { state, waterMl }, choose, typedMedicine, typeMedicine }: Choosing) {
  const { profile, medicineNotes } = shown
  const dayIn = (text: string) => (isDay(text) ? text : null)
  return (
    <Card aria-labelledby="state">
      <h2 id="state" className="text-h3">
        Water and your body
      </h2>
      <div className="targets-macro mt-3">
        <span className="targets-wide">Water a day</span>{' '}
        <NumberBox
          label="Water a day"
          value={(waterMl ?? usualWaterMl(profile)) / ML}
          unit="L"
          decimals={2}
          onChange={litres => choose({ waterMl: litres === null ? null : Math.round(litres * ML) })}
        />
      </div>
      <p className="mt-1 text-small text-ink-2">
        {waterMl === null ? 'The usual' : `Your own; the usual is ${usualWaterMl(profile) / ML} L`}, of all drinks and
        food together: EFSA 2010, adults, 2 L for women and 2.5 L for men.
      </p>
      <div className="mt-4 grid gap-4">
        {profile.sex === 'male' && !state.isTrying ? null : (
          <SettingBox
            label="I am trying for a baby"
            words="We then leave out liver, alcohol, shark, swordfish and marlin, and say what else is advised before a pregnancy."
            checked={state.isTrying ?? false}
            onChange={event => choose({ state: { ...state, isTrying: event.target.checked } })}
          />
        )}
        <TextField
          label="Baby due on"
          optional
          type="date"
          value={state.dueDay ?? ''}
          onChange={event => choose({ state: { ...state, dueDay: dayIn(event.target.value) } })}
          hint="Your references change month by month, and stop by themselves."
        />
        <TextField
          label="Breastfeeding a baby born on"
          optional
          type="date"
          value={state.bornDay ?? ''}
          onChange={event => choose({ state: { ...state, bornDay: dayIn(event.target.value) } })}
        />
        <SettingBox
          label="I take medicines"
          words="We then suggest no supplements: a pharmacist or doctor can say what is safe to take together."
          checked={state.takesMedicines}
          onChange={event => choose({ state: { ...state, takesMedicines: event.target.checked } })}
        />
        {state.takesMedicines && medicineNotes ? (
          <MedicinesField
            notes={medicineNotes}
            medicines={state.medicines ?? []}
            typed={typedMedicine}
            onChange={(medicines, typed) => {
              typeMedicine(typed)
              choose({ state: { ...state, medicines } })
            }}
          />
        ) : null}
        <SettingBox
          label="My immune system is weakened"
          words="We then leave out what carries more risk of infection: soft mould-ripened and blue cheese, pâté, cold-smoked fish, runny egg and the like."
          checked={state.hasWeakImmunity ?? false}
          onChange={event => choose({ state: { ...state, hasWeakImmunity: event.target.checked } })}
        />
      </div>
    </Card>
  )
}
