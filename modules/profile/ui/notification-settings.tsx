import { useRef } from 'react'
import { useFetcher } from 'react-router'
import { Button } from '#kit/button.tsx'
import { NOTIFICATION_KINDS, NOTIFICATIONS, type Notification } from '../settings.ts'
import { SettingBox } from './setting-box.tsx'
import { type SettingsAnswer, useSettingsToast } from './settings-section.tsx'

interface NotificationSettingsProps {
  wanted: readonly Notification[]
  formOwner: string
}

/** Each box is kept as soon as it is ticked; without script there is a button. */
export function NotificationSettings({ wanted, formOwner }: NotificationSettingsProps) {
  const form = useRef<HTMLFormElement>(null)
  const fetcher = useFetcher<SettingsAnswer>()
  useSettingsToast(fetcher, form)
  return (
    <fetcher.Form ref={form} method="post" onChange={event => void fetcher.submit(event.currentTarget)}>
      <input type="hidden" name="section" value="notifications" />
      <input type="hidden" name="formOwner" value={formOwner} />
      {NOTIFICATION_KINDS.map(kind => (
        <SettingBox
          key={kind}
          label={NOTIFICATIONS[kind].name}
          words={NOTIFICATIONS[kind].words}
          name="wanted"
          value={kind}
          defaultChecked={wanted.includes(kind)}
        />
      ))}
      <noscript>
        <Button type="submit" variant="secondary" size="small">
          Save
        </Button>
      </noscript>
    </fetcher.Form>
  )
}
