import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import { fetchPart, NOT_FETCHED } from '#browser/fetch-part.ts'
import { Badge } from '#kit/badge.tsx'
import { Button } from '#kit/button.tsx'
import { Gallery } from '#kit/gallery.tsx'
import { Icon } from '#kit/icon.tsx'
import { Notice } from '#kit/notice.tsx'
import { useToast } from '#kit/toast.tsx'
import { useArrival } from '#kit/travelling.tsx'
import type { ProductPage } from '../label.ts'
import { galleryImages } from './picture.tsx'
import type PictureCloseUp from './picture-close-up.tsx'
import { VesselDrawing } from './vessel-drawing.tsx'

interface ProductOpeningProps {
  product: ProductPage
  /** What its buyers give it; nothing where nobody has said anything. */
  rating: ReactNode
  /** Stepper and button. */
  buy: ReactNode
  /** For whoever wants to know when it can be bought; nothing where it can. */
  notice: ReactNode
  /** When it arrives and what that costs. */
  delivery: ReactNode
  /** What stands beside it of the visitor's own. */
  beside: ReactNode
}

/** What a buyer looks at first: pictures, name, price, dose, the button, and why. */
export function ProductOpening({ product, rating, buy, notice, delivery, beside }: ProductOpeningProps) {
  const soon = product.availability.state === 'coming-soon'
  return (
    <div className="product-opening grid grid-cols-1 items-start gap-x-[clamp(28px,4.6vw,64px)] gap-y-6 md:grid-cols-[1.12fr_1fr]">
      <Pictures product={product} />
      <div className="md:pt-3">
        <p className="text-small text-ink-2">{product.brand}</p>
        <h1 className="mt-1">{product.name}</h1>
        <p className="mt-3 max-w-[34em] text-lead text-ink-2">{product.lead}</p>
        {rating}
        {product.recalled.length > 0 ? (
          <Notice tone="error" title="Called back" level={2} className="mt-5">
            <p>
              Please do not use packs of{' '}
              {product.recalled.map(({ lot, page }, index) => (
                <span key={lot}>
                  {index > 0 ? ', ' : ''}
                  <Link to={page} className="link inline-flex min-h-11 items-center">
                    lot {lot}
                  </Link>
                </span>
              ))}
              . Other lots are not concerned.
            </p>
          </Notice>
        ) : null}
        <Price product={product} />
        <ul className="border-y border-line *:not-first:border-t *:border-line">
          <li className="flex gap-3 py-3">
            <Icon name="capsule" className="mt-0.5 text-leaf" />
            <span>
              <strong>{product.dose}</strong> {product.doseWhen}
            </span>
          </li>
          <li className="flex gap-3 py-3">
            <Icon name="info" className="mt-0.5 text-leaf" />
            <span>
              {product.allergens.length > 0 ? <strong>Contains {product.allergens.join(', ')}. </strong> : null}
              {product.label.diet}
            </span>
          </li>
        </ul>
        <div className="mt-5">
          {soon ? (
            <Button wide disabled>
              Coming to shop soon
            </Button>
          ) : (
            <>
              {buy}
              {product.availability.state === 'sold-out' ? null : delivery}
            </>
          )}
          {notice}
          {beside}
        </div>
        <p className="mt-4 flex flex-wrap gap-x-6 text-small">
          <Link to={`/shop/supplements/${product.id}/lots`} className="link inline-flex min-h-11 items-center">
            Lots and certificates
          </Link>{' '}
          <Link to={`/shop/compare?one=${product.id}`} className="link inline-flex min-h-11 items-center">
            Compare with another
          </Link>
        </p>
        <KeyBenefits product={product} />
      </div>
    </div>
  )
}

function Pictures({ product }: { product: ProductPage }) {
  if (product.pictures.length === 0) {
    return (
      <div className="relative grid place-items-center rounded-xl bg-sunken p-6">
        <Badge className="absolute top-4 left-4">{product.availability.label}</Badge>
        <VesselDrawing vessel={product.vessel} className="h-auto w-full max-w-96" />
      </div>
    )
  }
  return <Photographs product={product} />
}

function Photographs({ product }: { product: ProductPage }) {
  const images = galleryImages(product.pictures)
  const { show } = useToast()
  const travels = `product-${product.id}`
  useArrival(travels)
  const [close, setClose] = useState<{ Up: typeof PictureCloseUp; index: number } | null>(null)
  const enlarge = (index: number) => {
    fetchPart(() => import('./picture-close-up.tsx')).then(
      part => setClose({ Up: part.default, index }),
      () => show({ message: NOT_FETCHED, tone: 'error' }),
    )
  }
  return (
    <>
      <Gallery
        label={`Pictures of ${product.name}`}
        images={images}
        sizes="(width < 48rem) 100vw, (width < 86rem) 48vw, 622px"
        eager
        bleed
        onEnlarge={enlarge}
        travels={travels}
        className="md:sticky md:top-6"
      />
      {close ? <close.Up images={images} first={close.index} onClose={() => setClose(null)} /> : null}
    </>
  )
}

function Price({ product }: { product: ProductPage }) {
  const { availability } = product
  return (
    <div className="my-5 flex flex-wrap items-center gap-x-5 gap-y-1">
      <p className="font-serif text-h1">{product.price}</p>
      <p className="text-small text-ink-2">
        {product.pack}, {product.days} days, {product.unitPrice}
        <br />
        Price includes VAT
        {product.reduction ? (
          <>
            <br />
            {product.reduction}
          </>
        ) : null}
      </p>
      {availability.state === 'coming-soon' ? null : (
        <p
          className={`text-small font-medium ${availability.state === 'in-stock' ? 'text-leaf' : 'text-turmeric-text'} sm:ml-auto`}
        >
          {availability.label}
        </p>
      )}
    </div>
  )
}

/** Authorised claims word for word; where there are none, plain facts and the reason. */
function KeyBenefits({ product }: { product: ProductPage }) {
  return (
    <section className="mt-8">
      <h2 className="text-h3">Key Benefits</h2>
      <ul className="mt-4 grid gap-3">
        {product.claims.map(({ text, condition }) => (
          <Benefit key={text}>
            {text} {condition ? <span className="mt-1 block text-small text-ink-3">{condition}</span> : null}
          </Benefit>
        ))}
        {product.facts.map(fact => (
          <Benefit key={fact}>{fact}</Benefit>
        ))}
      </ul>
      {product.claims.length > 0 ? (
        <p className="mt-4 text-small text-ink-3">
          With {product.dose}, alongside a varied, balanced diet and a healthy lifestyle.
        </p>
      ) : null}
    </section>
  )
}

function Benefit({ children }: { children: ReactNode }) {
  return (
    <li className="flex gap-3">
      <Icon name="check" className="mt-0.5 text-leaf" />
      <span>{children}</span>
    </li>
  )
}
