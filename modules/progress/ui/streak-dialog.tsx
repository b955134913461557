import { type FormEvent, useId, useState } from 'react'
import { useRevalidator } from 'react-router'
import { Button } from '#kit/button.tsx'
import { Dialog } from '#kit/dialog.tsx'
import { useToast } from '#kit/toast.tsx'
import { WEEKDAYS, type Weekday } from '#modules/calendar/day.ts'
import { weekdayName } from '#modules/calendar/words.ts'
import { putChange } from '#modules/changes/ui/own-outbox.ts'
import type { StreakChoice } from '#modules/food-log/diary.ts'
import { settingProblem } from '#modules/food-log/diary-limits.ts'
import { SettingBox } from '#modules/profile/ui/setting-box.tsx'
import { useConsent } from '#modules/profile/ui/use-consent.tsx'

export interface StreakDialogProps {
  readonly choice: StreakChoice
  readonly agreed: boolean
  readonly onClose: () => void
}

const NOT_SENT = 'That could not be saved. Please check your connection and try again.'
const MONDAY_FIRST = [...WEEKDAYS.slice(1), ...WEEKDAYS.slice(0, 1)]
const RESTS = [0, 1, 2, 3, 4, 5, 6]
const namedRests = (rests: number) => (rests === 0 ? 'None' : rests === 1 ? 'One of seven' : `${rests} of seven`)

/** Which days count, how many may rest, and whether days in a row are told at all. */
export default function StreakDialog({ choice, agreed, onClose }: StreakDialogProps) {
  const { show } = useToast()
  const { revalidate } = useRevalidator()
  const { ask, dialog } = useConsent()
  const [{ isShown, counts, rests }, setChosen] = useState(choice)
  const [problem, setProblem] = useState<string | null>(null)
  const form = useId()
  const change = (part: Partial<StreakChoice>) => setChosen(all => ({ ...all, ...part }))
  const toggle = (day: Weekday) =>
    change({ counts: counts.includes(day) ? counts.filter(each => each !== day) : [...counts, day] })

  async function keep(event: FormEvent) {
    event.preventDefault()
    const setting = { name: 'streak', key: 'log', value: { isShown, counts, rests } } as const
    const wrong = settingProblem(setting)
    setProblem(wrong)
    if (wrong !== null || (!agreed && !(await ask()))) return
    const settled = await putChange('diary-set', { settings: [setting], ...(!agreed && { agrees: true }) }, () =>
      show({ message: 'Your choice waits for a connection' }),
    ).catch(() => ({ ok: false as const, error: NOT_SENT }))
    if (!settled.ok) return setProblem(settled.error ?? NOT_SENT)
    show({ message: 'Kept' })
    await revalidate()
    onClose()
  }

  return (
    <>
      <Dialog
        open
        onClose={onClose}
        title="Days in a row"
        foot={
          <>
            <Button variant="secondary" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" form={form}>
              Keep
            </Button>
          </>
        }
      >
        <form id={form} onSubmit={keep} noValidate className="grid gap-5">
          <SettingBox
            label="Tell me of days in a row"
            words="A log is useful even with gaps. Turn this off and it won’t be shown anywhere."
            checked={isShown}
            onChange={event => change({ isShown: event.target.checked })}
          />
          <fieldset>
            <legend className="field-label">Days that count</legend>
            <div className="flex flex-wrap gap-x-5 gap-y-1">
              {MONDAY_FIRST.map(day => (
                <label key={day} className="inline-flex min-h-11 items-center gap-2">
                  <input type="checkbox" checked={counts.includes(day)} onChange={() => toggle(day)} />
                  {weekdayName(day)}
                </label>
              ))}
            </div>
          </fieldset>
          <label className="grid gap-1.5">
            <span className="field-label">Days that may rest</span>
            <select className="input" value={rests} onChange={event => change({ rests: Number(event.target.value) })}>
              {RESTS.map(count => (
                <option key={count} value={count}>
                  {namedRests(count)}
                </option>
              ))}
            </select>
          </label>
          {problem === null ? null : (
            <p role="alert" className="text-tomato">
              {problem}
            </p>
          )}
        </form>
      </Dialog>
      {dialog}
    </>
  )
}
