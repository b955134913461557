import { ButtonLink } from '#kit/button.tsx'
import { Picture } from '#kit/picture.tsx'
import type { ShownHint } from '../ledger-page.ts'

/** The product below the food, with what it brings and the level that it must not pass. */
export function ProductAfter({ product }: { product: ShownHint }) {
  const { id, name, price, claim, dose, brings, level, bar, caution, picture } = product
  return (
    <section className="ledger-product">
      {picture ? <Picture picture={picture} alt="" name={name} sizes="72px" cover className="ledger-bottle" /> : null}
      <div>
        <p className="text-small text-ink-2">If the food is not for you</p>
        <h4>{name}</h4>
        <p>{claim}</p>
        <svg className="ledger-dose" width="100%" height="8" aria-hidden="true">
          <rect className="ledger-track" width="100%" height="8" rx="4" />
          <rect className="ledger-added" width={`${Math.min(100, bar.with)}%`} height="8" rx="4" />
          <rect className="ledger-known" width={`${Math.min(100, bar.now)}%`} height="8" rx="4" />
          <line className="ledger-dose-end" x1="100%" x2="100%" y1="0" y2="8" />
        </svg>
        <p className="text-small text-ink-2">
          {dose} bring{dose.startsWith('1 ') ? 's' : ''} <b>{brings}</b>. {level} {caution}
        </p>
      </div>
      <ButtonLink to={`/dashboard/supplements/${id}`} variant="secondary" size="small">
        See product, {price}
      </ButtonLink>
    </section>
  )
}
