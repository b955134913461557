import { Form, Link } from 'react-router'
import { Button } from '#kit/button.tsx'

export interface DeviceShown {
  service: string
  name: string
  /** What it delivers. */
  delivers: string
  state: 'off' | 'connected' | 'broken'
  /** 'Since 21 November 2026. Last read today at 14:05: 10 weights, 31 days.' */
  words: string
}

interface DeviceSettingsProps {
  devices: readonly DeviceShown[]
  /** Whether health data may be kept at all. */
  hasConsent: boolean
  /** Where it can be agreed to. */
  consentTo: string
}

const STATES = { off: 'Not connected', connected: 'Connected', broken: 'Connection lost' } as const

/** The services, the state of each, and the one thing that can be done with it. */
export function DeviceSettings({ devices, hasConsent, consentTo }: DeviceSettingsProps) {
  return (
    <>
      <ul>
        {devices.map(device => (
          <li
            key={device.service}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-line py-3 last:border-0"
          >
            <div className="min-w-0 flex-1">
              <p>
                {device.name} <span className="text-small text-ink-3">{STATES[device.state]}</span>
              </p>
              <p className="text-small text-ink-3">{device.state === 'off' ? device.delivers : device.words}</p>
            </div>
            <DeviceButton device={device} hasConsent={hasConsent} />
          </li>
        ))}
      </ul>
      {hasConsent ? null : (
        <p className="mt-2 text-small text-ink-2">
          What a device measures is health data. To connect one,{' '}
          <Link to={consentTo} className="link">
            agree in your profile
          </Link>{' '}
          that we may keep it.
        </p>
      )}
    </>
  )
}

function DeviceButton({ device, hasConsent }: { device: DeviceShown; hasConsent: boolean }) {
  const address = `/dashboard/settings/devices/${device.service}`
  const connect = (words: string) => (
    // A page of another house: the browser goes there itself.
    <a href={`${address}/connect`} className="button button-secondary button-small">
      {words}
      <span className="sr-only"> {device.name}</span>
    </a>
  )
  if (device.state === 'off') return hasConsent ? connect('Connect') : null
  return (
    <div className="flex flex-wrap gap-2">
      {device.state === 'broken' ? connect('Connect again') : null}
      <Form method="post" action={`${address}/disconnect`} preventScrollReset>
        <Button type="submit" variant="secondary" size="small">
          Disconnect<span className="sr-only"> {device.name}</span>
        </Button>
      </Form>
    </div>
  )
}
