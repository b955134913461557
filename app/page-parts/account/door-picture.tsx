import { lazy, Suspense, useEffect, useState } from 'react'
import { awaitPart } from '#browser/fetch-part.ts'

const Dish = lazy(() => awaitPart(() => import('./door-dish.tsx')))

/**
 * Beside the ways into an account: what it is for, without a word. It comes after everything else, since nobody waits
 * for it: a page with a picture in it starts only once that is painted, and its bytes would be a second flight.
 */
export function DoorPicture() {
  const [isWanted, setWanted] = useState(false)
  useEffect(() => setWanted(matchMedia('(width >= 64rem)').matches), [])
  return (
    <div className="needs-script aspect-5/4 rounded-xl bg-sunken max-lg:hidden">
      {isWanted ? (
        <Suspense>
          <Dish />
        </Suspense>
      ) : null}
    </div>
  )
}
