import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { PlainToasts, ToastProvider } from '#kit/toast.tsx'
import { addDays } from '#modules/calendar/day.ts'
import { dose, item, known, label, ours, SUN } from '../cabinet.fixture.ts'
import { DosesCard } from './doses-card.tsx'

const magnesium = known(item(1, ours('magnesium-complex'), { units: 2, times: ['21:00'] }))
const multivitamin = known(item(2, label('A to Z', { ironMg: 14 }), { times: ['07:45'] }))

function card(day = SUN) {
  const cabinet = {
    ...{ items: [magnesium, multivitamin], doses: [dose(multivitamin, SUN, { time: '08:10' })], putAway: [] },
    ...{ isSample: false, isWaiting: false, act: () => undefined },
  }
  return renderToStaticMarkup(
    <ToastProvider items={PlainToasts}>
      <DosesCard cabinet={cabinet} day={day} today={SUN} />
    </ToastProvider>,
  )
}

test('a day lists its doses with their ticks, and the time at which each was taken', () => {
  const html = card()
  expect(html).toContain('1 of 2 taken')
  expect(html).toMatch(/aria-pressed="true" aria-label="A to Z at 7:45, taken"/)
  expect(html).toMatch(/type="time" value="08:10"/)
  expect(html).toMatch(/aria-pressed="false" aria-label="Magnesium Complex at 21:00, taken"/)
  expect(html).toContain('Due 21:00')
  expect(html).toContain('Add Supplement')
})

test('a day on which nothing is due says so', () => {
  expect(card(addDays(magnesium.addedOn, -1))).toContain('Nothing due today.')
})
