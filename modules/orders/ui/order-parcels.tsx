import { buttonLook } from '#kit/button.tsx'
import { Icon } from '#kit/icon.tsx'
import type { ParcelView } from '../order-view.ts'

/** Each parcel with its number, what is in it, and where its way can be followed. */
export function OrderParcels({ parcels }: { parcels: readonly ParcelView[] }) {
  return (
    <ul className="order-parcels">
      {parcels.map(parcel => (
        <li key={parcel.number}>
          <Icon name="truck" className="text-leaf" />
          <div>
            <p className="font-semibold">{parcels.length > 1 ? parcel.title : parcel.goods}</p>
            {parcels.length > 1 ? <p>{parcel.goods}</p> : null}
            <p className="text-small text-ink-3">{parcel.lots}</p>
            {parcel.trackingNumber ? (
              <p className="text-small text-ink-3">
                {parcel.carrier ? `${parcel.carrier}, tracking number` : 'Tracking number'}{' '}
                <span className="font-semibold text-ink tabular-nums">{parcel.trackingNumber}</span>
              </p>
            ) : null}
          </div>
          {parcel.trackingLink ? (
            <a href={parcel.trackingLink} className={buttonLook({})} rel="noreferrer">
              {parcels.length > 1 ? `Track parcel ${parcel.number}` : 'Track parcel'}
              <Icon name="external" size={18} />
            </a>
          ) : null}
        </li>
      ))}
    </ul>
  )
}
