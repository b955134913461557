import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react'
import { Link, type LinkProps } from 'react-router'
import { classes } from './classes.ts'
import { Icon } from './icon.tsx'
import { IconButton } from './icon-button.tsx'
import { Picture, type PictureProps, type PictureSource } from './picture.tsx'
import { slideAfterKey, slideAtOffset, stepSlide } from './slide-index.ts'
import { Travelling } from './travelling.tsx'

export interface GalleryImage {
  picture: PictureSource
  alt: string
}

export interface GalleryProps {
  /** What the pictures show, read aloud: 'Pictures of Biotin'. */
  label: string
  images: readonly GalleryImage[]
  /** On a card: without thumbnails, with smaller arrows. */
  compact?: boolean
  sizes: string
  /** The first picture is the page's one eager picture. */
  eager?: boolean
  /** Makes each slide a link. */
  to?: LinkProps['to']
  /** Called when such a link is pressed. */
  onLeave?: () => void
  /** The name by which the first picture goes to its other place, see `travelling.tsx`. */
  travels?: string
  /** On a phone, from edge to edge. */
  bleed?: boolean
  /** Offers to look at a picture closely. */
  onEnlarge?: (index: number) => void
  className?: string
}

/**
 * Pictures side by side in a row that snaps: a finger scrolls it, the arrows and keys scroll it too. A picture is in
 * the page only once its slide or a neighbour has been asked for; without JavaScript the full form carries them all.
 */
export function Gallery(props: GalleryProps) {
  const { label, images, compact, sizes, eager, to, onLeave, travels = '', bleed, onEnlarge, className } = props
  const [current, setCurrent] = useState(0)
  const [wanted, setWanted] = useState<ReadonlySet<number>>(() => new Set([0]))
  const [spoken, setSpoken] = useState('')
  const track = useRef<HTMLDivElement>(null)
  // The slide an arrow or key is on its way to. Until it is reached, what passes by on the way is not the current one.
  const goal = useRef<number | null>(null)
  const total = images.length
  if (total === 0) return <NoImages className={className} />

  const want = (...indexes: number[]) => {
    if (indexes.some(index => !wanted.has(index))) setWanted(new Set([...wanted, ...indexes]))
  }
  const wantNeighbours = () => want(stepSlide(current, -1, total), stepSlide(current, 1, total))

  const show = (index: number) => {
    want(index, stepSlide(index, 1, total))
    const element = track.current
    goal.current = index
    // Round the ends the row does not run back over every slide: it jumps.
    const near = Math.abs(index - current) === 1 && !matchMedia('(prefers-reduced-motion: reduce)').matches
    element?.scrollTo({ left: index * element.clientWidth, behavior: near ? 'smooth' : 'instant' })
    setCurrent(index)
    setSpoken(`${index + 1} of ${total}: ${images[index]?.alt ?? ''}`)
  }
  const scrolled = () => {
    const element = track.current
    if (!element) return
    const place = element.scrollLeft / element.clientWidth
    want(Math.floor(place), Math.min(total - 1, Math.ceil(place)))
    const index = slideAtOffset(element.scrollLeft, element.clientWidth, total)
    if (goal.current === null) setCurrent(index)
    else if (Math.abs(place - goal.current) < 0.01) goal.current = null
  }
  const takeOver = () => {
    goal.current = null
  }
  const keyDown = (event: KeyboardEvent) => {
    const next = slideAfterKey(event.key, current, total)
    if (next === null || event.altKey || event.ctrlKey || event.metaKey || total === 1) return
    event.preventDefault()
    show(next)
  }

  // A row that scrolls must be reachable by keyboard; with links inside, it is already.
  const reach = to || total === 1 ? {} : { tabIndex: 0, role: 'group', 'aria-label': label }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups the fields of a form, and these are pictures
    <div
      role="group"
      aria-label={label}
      className={classes('gallery', !compact && 'gallery-full', bleed && 'gallery-bleed', className)}
      onKeyDown={keyDown}
      onPointerEnter={wantNeighbours}
      onFocus={wantNeighbours}
    >
      <div className="gallery-stage">
        <div
          ref={track}
          className="gallery-track"
          {...reach}
          onScroll={scrolled}
          onTouchStart={takeOver}
          onWheel={takeOver}
        >
          {images.map((image, index) => (
            <Slide
              key={image.picture.file}
              to={wanted.has(index) ? to : undefined}
              onLeave={onLeave}
              current={index === current}
            >
              <Travelling name={index === 0 ? travels : ''}>
                <SlidePicture
                  picture={image.picture}
                  alt={image.alt}
                  sizes={sizes}
                  eager={index === 0 ? eager : 'quiet'}
                  wanted={wanted.has(index)}
                  withoutScript={!compact}
                />
              </Travelling>
            </Slide>
          ))}
        </div>
        {onEnlarge ? (
          <IconButton
            icon="search"
            label="Enlarge the picture"
            onClick={() => onEnlarge(current)}
            className="needs-script absolute top-4 right-4 z-1 rounded-full bg-surface"
          />
        ) : null}
        {total > 1 ? (
          <>
            <Arrow way="previous" onPress={() => show(stepSlide(current, -1, total))} />
            <Arrow way="next" onPress={() => show(stepSlide(current, 1, total))} />
            <span className="gallery-counter needs-script" aria-hidden="true">
              {current + 1} / {total}
            </span>
          </>
        ) : null}
      </div>
      {compact || total === 1 ? null : <Thumbnails images={images} current={current} onChoose={show} />}
      <span className="sr-only" role="status">
        {spoken}
      </span>
    </div>
  )
}

interface SlideProps extends Pick<GalleryProps, 'onLeave'> {
  to: GalleryProps['to']
  current: boolean
  children: ReactNode
}

function Slide({ to, onLeave, current, children }: SlideProps) {
  if (to === undefined) return <div className="gallery-slide">{children}</div>
  return (
    <Link to={to} onClick={onLeave} className="gallery-slide" tabIndex={current ? undefined : -1} draggable={false}>
      {children}
    </Link>
  )
}

interface SlidePictureProps extends PictureProps {
  wanted: boolean
  withoutScript: boolean
}

/** Until it is wanted, a slide is its ground colour in the picture's shape. */
function SlidePicture({ wanted, withoutScript, ...picture }: SlidePictureProps) {
  if (wanted) return <Picture {...picture} />
  const { width, height, ground } = picture.picture
  return (
    <>
      <svg
        className="gallery-blank needs-script"
        width={width}
        height={height}
        viewBox={`0 0 ${width} ${height}`}
        aria-hidden="true"
      >
        {ground ? <rect width={width} height={height} fill={ground} /> : null}
      </svg>
      {withoutScript ? (
        <noscript>
          <Picture {...picture} eager={false} />
        </noscript>
      ) : null}
    </>
  )
}

function Arrow({ way, onPress }: { way: 'previous' | 'next'; onPress: () => void }) {
  return (
    <button
      type="button"
      className={`gallery-arrow gallery-${way} needs-script`}
      aria-label={way === 'previous' ? 'Previous picture' : 'Next picture'}
      onClick={onPress}
    >
      <Icon name={way === 'previous' ? 'chevron-left' : 'chevron-right'} />
    </button>
  )
}

interface ThumbnailsProps {
  images: readonly GalleryImage[]
  current: number
  onChoose: (index: number) => void
}

function Thumbnails({ images, current, onChoose }: ThumbnailsProps) {
  return (
    <div className="gallery-thumbnails needs-script">
      {images.map((image, index) => (
        <button
          key={image.picture.file}
          type="button"
          aria-label={`Show picture ${index + 1}: ${image.alt}`}
          aria-current={index === current || undefined}
          onClick={() => onChoose(index)}
        >
          <Picture picture={image.picture} alt="" sizes="(width < 48rem) 17vw, 132px" cover />
        </button>
      ))}
    </div>
  )
}

function NoImages({ className }: { className?: string | undefined }) {
  return (
    <div className={classes('gallery-none', className)}>
      <Icon name="picture" size={32} />
      <p>No images available</p>
    </div>
  )
}
