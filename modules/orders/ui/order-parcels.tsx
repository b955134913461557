import { Link } from 'react-router'
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
            {parcel.lots.map(lot => (
              <ParcelLot key={lot.page} {...lot} />
            ))}
            {parcel.trackingNumber ? (
              <p className="text-small text-ink-3">
                {parcel.carrier ? `${parcel.carrier}, tracking number` : 'Tracking number'}{' '}
                <span className="font-semibold text-ink tabular-nums">{parcel.trackingNumber}</span>
              </p>
            ) : null}
          </div>
          {parcel.trackingLink ? (
            <a
              href={parcel.trackingLink}
              className={buttonLook({ variant: parcels.length === 1 && parcel.isOnItsWay ? 'primary' : 'secondary' })}
              rel="noreferrer"
            >
              {parcels.length > 1 ? `Track parcel ${parcel.number}` : 'Track parcel'}
              <Icon name="external" size={18} />
            </a>
          ) : null}
        </li>
      ))}
    </ul>
  )
}

/** The lot of a product's packs, which leads to what is known of it. */
function ParcelLot({ lot, name, page, isRecalled }: ParcelView['lots'][number]) {
  return (
    <p className="text-small text-ink-3">
      {name}, lot{' '}
      <Link to={page} className="link inline-flex min-h-11 items-center">
        {lot}
      </Link>{' '}
      {isRecalled ? (
        <strong className="block text-turmeric-text">Called back: please do not use it, and read the notice.</strong>
      ) : null}
    </p>
  )
}
