import { type KeyboardEvent, type MouseEvent, useLayoutEffect, useRef, useState } from 'react'
import { Button } from '#kit/button.tsx'
import { Dialog } from '#kit/dialog.tsx'
import type { GalleryImage } from '#kit/gallery.tsx'
import { IconButton } from '#kit/icon-button.tsx'
import { Picture } from '#kit/picture.tsx'
import { slideAfterKey, stepSlide } from '#kit/slide-index.ts'
import './picture-close-up.css'

interface PictureCloseUpProps {
  images: readonly GalleryImage[]
  first: number
  onClose: () => void
}

/** As a share of the frame, where somebody wants to look. */
interface Spot {
  x: number
  y: number
}

const MIDDLE: Spot = { x: 0.5, y: 0.5 }

/** One picture, whole, and twice as large where it is pressed: a label can be read. */
export default function PictureCloseUp({ images, first, onClose }: PictureCloseUpProps) {
  const [index, setIndex] = useState(first)
  const [spot, setSpot] = useState<Spot | null>(null)
  const frame = useRef<HTMLButtonElement>(null)
  const image = images[index]
  useLayoutEffect(() => {
    const around = frame.current?.parentElement
    if (!around || !spot) return
    around.scrollLeft = spot.x * around.scrollWidth - around.clientWidth / 2
    around.scrollTop = spot.y * around.scrollHeight - around.clientHeight / 2
  }, [spot])
  if (!image) return null
  const go = (next: number) => {
    setSpot(null)
    setIndex(next)
  }
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (spot) return setSpot(null)
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect()
    // A press by keyboard has no place.
    const isPlaced = event.detail > 0
    setSpot(isPlaced ? { x: (event.clientX - left) / width, y: (event.clientY - top) / height } : MIDDLE)
  }
  const keyDown = (event: KeyboardEvent) => {
    // Enlarged, the arrows move about in the picture.
    const next = spot ? null : slideAfterKey(event.key, index, images.length)
    if (next === null) return
    event.preventDefault()
    go(next)
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={image.alt}
      className="close-up"
      foot={
        <div className="flex basis-full items-center justify-between gap-4">
          <Button variant="secondary" size="small" onClick={() => setSpot(spot ? null : MIDDLE)}>
            {spot ? 'Show all of it' : 'Enlarge'}
          </Button>
          {images.length > 1 ? (
            <span className="flex items-center gap-2">
              <IconButton
                icon="chevron-left"
                label="Previous picture"
                onClick={() => go(stepSlide(index, -1, images.length))}
              />
              <span className="text-small tabular-nums" role="status">
                {index + 1} of {images.length}
              </span>
              <IconButton
                icon="chevron-right"
                label="Next picture"
                onClick={() => go(stepSlide(index, 1, images.length))}
              />
            </span>
          ) : null}
        </div>
      }
    >
      <div className="close-up-frame">
        <button
          ref={frame}
          type="button"
          aria-label={spot ? 'Show all of the picture' : 'Enlarge the picture'}
          onClick={press}
          onKeyDown={keyDown}
          className={spot ? 'close-up-spot' : 'close-up-whole'}
        >
          <Picture key={index} picture={image.picture} alt="" sizes="200vw" cover />
        </button>
      </div>
    </Dialog>
  )
}
