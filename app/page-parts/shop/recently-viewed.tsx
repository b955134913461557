import { useEffect, useState } from 'react'
import { href, Link } from 'react-router'
import { keep, kept } from '#browser/kept.ts'
import { Button } from '#kit/button.tsx'
import type { ProductPage } from '#modules/catalogue/label.ts'
import { ProductPicture } from '#modules/catalogue/ui/picture.tsx'
import { productAddress, type ShelfPath } from '#modules/catalogue/ui/shelf-address.ts'
import { readViewed, VIEWED_OFF, type Viewed, viewedText, withViewed } from '#modules/catalogue/viewed.ts'

const KEY = 'supplements-viewed'

/** The way back to what was looked at before. It is on the device alone, and can be switched off where it is shown. */
export function RecentlyViewed({ product: { id, name }, path }: { product: ProductPage; path: ShelfPath }) {
  const [others, setOthers] = useState<readonly Viewed[]>([])
  const [isOff, setIsOff] = useState(false)
  useEffect(() => {
    const before = kept(KEY)
    if (before === VIEWED_OFF) return
    const all = withViewed(readViewed(before), { id, name })
    keep(KEY, viewedText(all))
    setOthers(all.slice(1))
  }, [id, name])
  if (isOff)
    return (
      <p role="status" className="text-small text-ink-2">
        Forgotten. This device keeps no list of what you look at.
      </p>
    )
  if (others.length === 0) return null
  const switchOff = () => {
    keep(KEY, VIEWED_OFF)
    setIsOff(true)
  }
  return (
    <section aria-labelledby="recently-viewed" className="print:hidden">
      <h2 id="recently-viewed">Recently viewed</h2>
      <ul className="mt-4 grid gap-x-(--gutter) gap-y-4 @min-[28rem]:grid-cols-2 @min-[56rem]:grid-cols-4">
        {others.map(other => (
          <li key={other.id}>
            <Link
              to={productAddress(path, other.id)}
              className="grid grid-cols-[72px_1fr] items-center gap-4 hover:underline"
            >
              <ProductPicture
                name={`${other.id}-front`}
                alt=""
                initials={other.name}
                sizes="72px"
                className="aspect-[4/5] overflow-hidden rounded-m"
              />
              <span className="font-serif text-h4">{other.name}</span>
            </Link>
          </li>
        ))}
      </ul>
      <p className="mt-4 flex flex-wrap items-center gap-x-4 text-small text-ink-2">
        Kept on this device alone.{' '}
        <Link to={href('/cookies')} className="link">
          What else is kept
        </Link>
        <Button variant="text" size="small" onClick={switchOff}>
          Forget these, and keep no list
        </Button>
      </p>
    </section>
  )
}
