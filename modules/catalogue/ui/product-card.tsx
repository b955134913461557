import { href, Link } from 'react-router'
import { Badge } from '#kit/badge.tsx'
import { Button } from '#kit/button.tsx'
import { Gallery } from '#kit/gallery.tsx'
import { useDeparture } from '#kit/travelling.tsx'
import type { ProductCard } from '../card.ts'
import type { Rating } from '../rating.ts'
import { AddToCart, type OnAdd } from './add-to-cart.tsx'
import { galleryImages } from './picture.tsx'
import { ProductMarks } from './product-marks.tsx'
import { RatingLine } from './rating-line.tsx'
import { productAddress, type ShelfPath } from './shelf-address.ts'
import { VesselDrawing } from './vessel-drawing.tsx'

const CARD_SIZES = '(width < 35rem) calc(100vw - 40px), (width < 56.25rem) 46vw, (width < 73.75rem) 30vw, 290px'

interface ProductCardProps {
  product: ProductCard
  /** The shelf that it is on. */
  path: ShelfPath
  isRecommended?: boolean
  /** What its buyers give it; null where nobody has said anything. */
  rating: Rating | null
  onAdd: (product: ProductCard, quantity: number) => ReturnType<OnAdd>
  /** The one card whose picture is loaded before everything else. */
  eager?: boolean
  /** It is in one row with photographs, so its drawing gets their shape. */
  besidePictures?: boolean
}

export function ProductCardView(props: ProductCardProps) {
  const { product, path, isRecommended, rating, onAdd, eager, besidePictures } = props
  const page = productAddress(path, product.id)
  const [travels, depart] = useDeparture(`product-${product.id}`)
  if (product.availability.state === 'coming-soon')
    return <ComingSoonCard {...{ product, page }} tall={besidePictures} />
  return (
    <article className="group relative flex h-full flex-col">
      <div className="relative z-1">
        <Gallery
          label={`Pictures of ${product.name}`}
          images={galleryImages(product.pictures)}
          compact
          sizes={CARD_SIZES}
          eager={eager}
          to={page}
          onLeave={depart}
          travels={travels}
        />
      </div>
      <div className="grow pt-4">
        <CardTitle name={product.name} page={page} onLeave={depart} />
        <p className="mt-0.5 text-small text-ink-3">
          {product.brand} · {product.dose}
        </p>
        {rating ? <RatingLine rating={rating} /> : null}
        {/* It comes after the page, over the picture, where it moves nothing. */}
        {isRecommended ? (
          <Badge tone="leaf" className="pointer-events-none absolute top-2.5 left-2.5 z-2">
            Recommended
          </Badge>
        ) : null}
        <p className="mt-2 text-[0.9375rem] leading-normal text-ink-2">{product.description}</p>
        <ProductMarks item={product} />
      </div>
      <div className="flex flex-wrap items-baseline justify-between gap-x-3 pt-4">
        <p className="font-serif text-h3">{product.price}</p>
        <p className="text-micro text-ink-3">
          {product.pack}, {product.unitPrice}
        </p>
        {product.reduction ? <p className="basis-full text-micro text-ink-2">{product.reduction}</p> : null}
        {product.availability.state === 'few-left' ? (
          <p className="basis-full text-micro font-medium text-turmeric-text">{product.availability.label}</p>
        ) : null}
      </div>
      <div className="relative z-1 pt-3">
        <AddToCart product={product} onAdd={quantity => onAdd(product, quantity)} small />
        {product.availability.state === 'sold-out' ? <TellMe {...product} /> : null}
      </div>
    </article>
  )
}

interface CardTitleProps {
  name: string
  page: string
  quiet?: boolean
  onLeave?: () => void
}

/** The name is the card's link, and its hit area is the whole card; what lies above it keeps working. */
function CardTitle({ name, page, quiet, onLeave }: CardTitleProps) {
  return (
    <h2 className={`text-h4 sm:text-[1.25rem] ${quiet ? 'text-ink-2' : ''}`}>
      <Link
        to={page}
        onClick={onLeave}
        className="decoration-1 underline-offset-4 after:absolute after:inset-0 after:rounded-l group-hover:underline"
      >
        {name}
      </Link>
    </h2>
  )
}

/** For what cannot be bought now: one e-mail when it can. */
function TellMe({ id, name }: Pick<ProductCard, 'id' | 'name'>) {
  return (
    <Link
      to={href('/shop/supplements/:id/notice', { id })}
      className="link mt-1 inline-flex min-h-11 items-center text-small"
    >
      Tell me when I can buy it<span className="sr-only">: {name}</span>
    </Link>
  )
}

interface ComingSoonCardProps {
  product: ProductCard
  page: string
  tall?: boolean | undefined
}

/** Announced, not sold: quiet, with a drawing of what it will come in; on a phone one short row. */
function ComingSoonCard({ product, page, tall }: ComingSoonCardProps) {
  return (
    <article className="group relative grid h-full grid-cols-[104px_minmax(0,1fr)] gap-x-4 @min-[28rem]:flex @min-[28rem]:flex-col">
      <div
        className={`self-start rounded-l bg-sunken py-2 @min-[28rem]:self-stretch @min-[28rem]:px-4 @min-[28rem]:pt-7 @min-[28rem]:pb-2 ${tall ? '@min-[28rem]:grid @min-[28rem]:aspect-4/5 @min-[28rem]:content-center' : ''}`}
      >
        <VesselDrawing vessel={product.vessel} className="mx-auto h-auto w-full max-w-48" />
      </div>
      <div className="flex grow flex-col">
        <div className="grow @min-[28rem]:pt-4">
          <Badge className="mb-1.5 @min-[28rem]:absolute @min-[28rem]:top-2.5 @min-[28rem]:left-2.5">
            {product.availability.label}
          </Badge>
          <CardTitle name={product.name} page={page} quiet />
          <p className="mt-0.5 text-small text-ink-3">
            {product.brand} · {product.dose}
          </p>
          <p className="mt-2 text-[0.9375rem] leading-normal text-ink-3">{product.description}</p>
          <ProductMarks item={product} />
        </div>
        <div className="flex flex-wrap items-baseline justify-between gap-x-3 pt-3">
          <p className="font-serif text-h3 text-ink-2">{product.price}</p>
          <p className="text-micro text-ink-3">
            {product.pack}, {product.unitPrice}
          </p>
        </div>
        <div className="relative z-1 pt-3">
          <Button size="small" wide disabled>
            Coming to shop soon
          </Button>
          <TellMe {...product} />
        </div>
      </div>
    </article>
  )
}
