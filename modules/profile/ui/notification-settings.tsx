import { NOTIFICATION_KINDS, NOTIFICATIONS, type Notification } from '../settings.ts'
import { SettingBox } from './setting-box.tsx'
import { SettingsForm } from './settings-section.tsx'

interface NotificationSettingsProps {
  wanted: readonly Notification[]
  formOwner: string
}

/** Each box is kept as soon as it is ticked; without script there is a button. */
export function NotificationSettings({ wanted, formOwner }: NotificationSettingsProps) {
  return (
    <SettingsForm section="notifications" formOwner={formOwner}>
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
    </SettingsForm>
  )
}
