import type { ReactNode } from 'react'
import { Badge } from '#kit/badge.tsx'
import { Button } from '#kit/button.tsx'
import { Gallery } from '#kit/gallery.tsx'
import { Icon } from '#kit/icon.tsx'
import type { ProductPage } from '../label.ts'
import { galleryImages } from './picture.tsx'
import { VesselDrawing } from './vessel-drawing.tsx'

interface ProductOpeningProps {
  product: ProductPage
  /** Stepper and button. */
  buy: ReactNode
  /** When it arrives and what that costs. */
  delivery: ReactNode
  /** What stands beside it of the visitor's own. */
  beside: ReactNode
}

/** What a buyer looks at first: pictures, name, price, dose, the button, and why. */
export function ProductOpening({ product, buy, delivery, beside }: ProductOpeningProps) {
  const soon = product.availability.state === 'coming-soon'
  return (
    <div className="product-opening grid items-start gap-x-[clamp(28px,4.6vw,64px)] gap-y-6 md:grid-cols-[1.12fr_1fr]">
      <Pictures product={product} />
      <div className="md:pt-3">
        <p className="text-small text-ink-2">{product.brand}</p>
        <h1 className="mt-1">{product.name}</h1>
        <p className="mt-3 max-w-[34em] text-lead text-ink-2">{product.lead}</p>
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
              <noscript>
                <p className="text-ink-2">
                  The cart is kept in your browser by a small script. To buy, please allow JavaScript for this page.
                </p>
              </noscript>
              {product.availability.state === 'sold-out' ? null : delivery}
            </>
          )}
          {beside}
        </div>
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
  return (
    // A little wider than the photographs: the bottle fills the frame and the price stays on the first screen.
    <Gallery
      label={`Pictures of ${product.name}`}
      images={galleryImages(product.pictures)}
      sizes="(width < 48rem) 100vw, (width < 86rem) 48vw, 622px"
      eager
      bleed
      className="md:sticky md:top-6 [&_.gallery-blank]:aspect-[15/16] [&_.gallery-slide_.picture]:aspect-[15/16] [&_.gallery-slide_img]:h-full [&_.gallery-slide_img]:object-cover"
    />
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
            {text}
            {condition ? <span className="mt-1 block text-small text-ink-3">{condition}</span> : null}
          </Benefit>
        ))}
        {product.facts.map(fact => (
          <Benefit key={fact}>{fact}</Benefit>
        ))}
      </ul>
      {product.claims.length > 0 ? (
        <p className="mt-4 text-small text-ink-3">
          With {product.dose}, beside a varied, balanced diet and a healthy way of life.
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
