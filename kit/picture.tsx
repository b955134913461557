import { useEffect, useRef, useState } from 'react'
import { classes } from './classes.ts'
import { Icon } from './icon.tsx'
import { Initials } from './initials.tsx'

/** One prepared picture: files at `/pictures/<file>-<width>.avif` and `.webp`. */
export interface PictureSource {
  file: string
  /** Size of the largest version in pixels; gives the shape of the box before anything is loaded. */
  width: number
  height: number
  widths: readonly number[]
  /** Colour behind the subject, shown until the picture is there. */
  ground?: string
}

export interface PictureProps {
  picture: PictureSource
  alt: string
  /** The width it is shown at, as in the `sizes` attribute: without it a phone loads the desktop's file. */
  sizes: string
  /**
   * Exactly one on a page: the largest picture seen first. `quiet` is for a picture known to be needed in a moment,
   * such as the next slide: loaded now, but behind everything else.
   */
  eager?: boolean | 'quiet'
  /** When it cannot be loaded, the initials of this name stand in; without a name, a drawing of a picture. */
  name?: string
  /** Fills the shape its class gives it, cut to fit, instead of keeping its own shape. */
  cover?: boolean
  className?: string
}

function fileSet({ file, widths }: PictureSource, format: 'avif' | 'webp'): string {
  return widths.map(width => `/pictures/${file}-${width}.${format} ${width}w`).join(', ')
}

const ignored = () => undefined

export function Picture({ picture, alt, sizes, eager, name, cover, className }: PictureProps) {
  const [failed, setFailed] = useState(false)
  const image = useRef<HTMLImageElement>(null)

  useEffect(() => {
    // The picture may have failed before React was there to hear of it.
    const element = image.current
    if (element?.complete && element.naturalWidth === 0 && element.currentSrc) setFailed(true)
  }, [])

  const frame = classes('picture', cover && 'picture-cover', className)
  if (failed) return <MissingPicture picture={picture} alt={alt} name={name} className={frame} />
  const smallest = picture.widths[0] ?? picture.width
  return (
    <span className={frame}>
      {picture.ground ? (
        <svg className="picture-ground" aria-hidden="true">
          <rect width="100%" height="100%" fill={picture.ground} />
        </svg>
      ) : null}
      <picture>
        <source type="image/avif" srcSet={fileSet(picture, 'avif')} sizes={sizes} />
        <source type="image/webp" srcSet={fileSet(picture, 'webp')} sizes={sizes} />
        <img
          ref={image}
          src={`/pictures/${picture.file}-${smallest}.webp`}
          alt={alt}
          width={picture.width}
          height={picture.height}
          loading={eager ? undefined : 'lazy'}
          decoding={eager === true ? undefined : 'async'}
          fetchPriority={eager === true ? 'high' : eager === 'quiet' ? 'low' : undefined}
          // Otherwise React holds back a page whose picture travels until it has come.
          onLoad={ignored}
          onError={() => setFailed(true)}
        />
      </picture>
    </span>
  )
}

type MissingPictureProps = Pick<PictureProps, 'picture' | 'alt' | 'name' | 'className'>

/** Keeps the shape of what it stands for, so that nothing below it moves. */
function MissingPicture({ picture, alt, name, className }: MissingPictureProps) {
  const spoken = alt ? { role: 'img', 'aria-label': alt } : {}
  return (
    <span className={className} {...spoken}>
      <span className="picture-missing">
        <svg
          width={picture.width}
          height={picture.height}
          viewBox={`0 0 ${picture.width} ${picture.height}`}
          aria-hidden="true"
        />
        {name ? <Initials name={name} /> : <Icon name="picture" size={32} />}
      </span>
    </span>
  )
}
