import { Icon } from '#kit/icon.tsx'
import type { Station } from '../stations.ts'

const STATE_WORDS: Record<Station['state'], string> = {
  past: 'done',
  now: 'now',
  'to-come': 'to come',
  ended: 'ended here',
}

/** Where the parcel is on its way from the payment to the door: four stations, upright on a phone. */
export function OrderStations({ stations }: { stations: readonly Station[] }) {
  return (
    <ol className="order-stations" aria-label="Where your order is">
      {stations.map(({ name, when, detail, state }) => (
        <li key={name} data-state={state} aria-current={state === 'now' ? 'step' : undefined}>
          <span className="order-station-mark" aria-hidden="true">
            {state === 'past' || state === 'now' ? <Icon name="check" size={16} /> : null}
            {state === 'ended' ? <Icon name="close" size={16} /> : null}
          </span>
          <div>
            <p className="order-station-name">
              {name}
              <span className="sr-only">, {STATE_WORDS[state]}</span>
            </p>
            {when ? <p>{when}</p> : null}
            {detail ? <p className="text-small text-ink-3">{detail}</p> : null}
          </div>
        </li>
      ))}
    </ol>
  )
}
