import { FieldFrame } from '#kit/field-frame.tsx'
import { FIRST_DAYS_OF_WEEK, weekdayName } from '#modules/calendar/words.ts'
import { placeOf, type ZoneGroup } from '#modules/calendar/zone-words.ts'
import type { CalendarSettings } from '../calendar-settings.ts'
import { controlKey, SavedMark } from './saved-mark.tsx'
import { SettingsForm } from './settings-section.tsx'

interface CalendarChoiceProps {
  calendar: CalendarSettings
  offered: readonly ZoneGroup[]
  formOwner: string
}

/** When days and weeks begin; both are guessed and may be changed. */
export function CalendarChoice({ calendar, offered, formOwner }: CalendarChoiceProps) {
  const { zone, isZoneChosen, firstDayOfWeek } = calendar
  return (
    <SettingsForm section="calendar" formOwner={formOwner} className="mt-4 grid items-start gap-4 sm:grid-cols-2">
      <FieldFrame
        label={
          <>
            Time zone <SavedMark of={controlKey('zone')} />
          </>
        }
        hint="Decides when your day begins."
      >
        {links => (
          <select {...links} name="zone" defaultValue={isZoneChosen ? zone : ''} className="input">
            <option value="">Automatic ({placeOf(zone)})</option>
            {offered.map(({ region, zones }) => (
              <optgroup key={region} label={region}>
                {zones.map(each => (
                  <option key={each.zone} value={each.zone}>
                    {each.name}
                  </option>
                ))}
              </optgroup>
            ))}
          </select>
        )}
      </FieldFrame>
      <FieldFrame
        label={
          <>
            Weeks begin on <SavedMark of={controlKey('firstDayOfWeek')} />
          </>
        }
      >
        {links => (
          <select {...links} name="firstDayOfWeek" defaultValue={firstDayOfWeek} className="input">
            {FIRST_DAYS_OF_WEEK.map(day => (
              <option key={day} value={day}>
                {weekdayName(day)}
              </option>
            ))}
          </select>
        )}
      </FieldFrame>
    </SettingsForm>
  )
}
