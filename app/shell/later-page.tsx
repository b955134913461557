import { ButtonLink } from '#kit/button.tsx'
import { SitePicture, type SitePictureName } from './site-picture.tsx'

export interface LaterPageProps {
  title: string
  /** What the page will do, in one sentence. */
  promise: string
  /** The same in particulars. */
  points: readonly string[]
  picture: SitePictureName
}

/** An honest page for a part of the product that is still being made: what is coming, and what works today. */
export function LaterPage({ title, promise, points, picture }: LaterPageProps) {
  return (
    <div className="grid items-center gap-x-18 gap-y-10 pt-2 xl:grid-cols-[1fr_1.06fr]">
      <div>
        <h1>{title}</h1>
        <p className="mt-5 max-w-[44ch] text-lead text-ink-2">{promise}</p>
        <ul className="mt-6 max-w-[52ch]">
          {points.map(point => (
            <li key={point} className="border-t border-line py-3 text-ink-2">
              {point}
            </li>
          ))}
        </ul>
        <p className="mt-4 max-w-[52ch]">
          We are making this now. Open today: the recipes, and the shop with its cart and checkout, no account needed.
        </p>
        <div className="mt-6 flex flex-wrap gap-3">
          <ButtonLink to="/shop/supplements">Shop Supplements</ButtonLink>
          <ButtonLink to="/" variant="secondary">
            Home
          </ButtonLink>
        </div>
      </div>
      {/* Text first where there is room for one column only; on a phone the picture runs to the page's edges. */}
      <SitePicture
        of={picture}
        alt=""
        sizes="(min-width: 1180px) 40vw, (min-width: 768px) calc(100vw - 328px), 100vw"
        eager
        cover
        className="aspect-5/4 max-md:-mx-(--margin) md:rounded-xl"
      />
    </div>
  )
}
