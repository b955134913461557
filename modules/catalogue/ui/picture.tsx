import pictures from '#content/pictures.json'
import type { GalleryImage } from '#kit/gallery.tsx'
import { Initials } from '#kit/initials.tsx'
import { Picture, type PictureProps, type PictureSource } from '#kit/picture.tsx'
import type { ProductPicture as NamedPicture } from '../card.ts'

const SOURCES: ReadonlyMap<string, PictureSource> = new Map(Object.entries<PictureSource>(pictures))

interface ProductPictureProps extends Pick<PictureProps, 'alt' | 'sizes' | 'eager' | 'className'> {
  /** The picture's name in content/pictures.json. */
  name: string
  /** Whose initials stand in when the picture is missing. */
  initials: string
}

/** A product's photograph, filling the shape its class gives it. */
export function ProductPicture({ name, initials, alt, className, ...rest }: ProductPictureProps) {
  const picture = SOURCES.get(name)
  if (!picture) return <Initials name={initials} className={className} />
  return <Picture picture={picture} alt={alt} name={initials} cover className={className} {...rest} />
}

/** The prepared files behind the names; a name without files is left out. */
export function galleryImages(named: readonly NamedPicture[]): GalleryImage[] {
  return named.flatMap(({ name, alt }) => {
    const picture = SOURCES.get(name)
    return picture ? [{ picture, alt }] : []
  })
}

const STRUCTURED_DATA_WIDTH = 1280

/** One address for each picture, for search engines. */
export function picturePaths(named: readonly NamedPicture[]): string[] {
  return galleryImages(named).map(({ picture }) => {
    const width = picture.widths.includes(STRUCTURED_DATA_WIDTH) ? STRUCTURED_DATA_WIDTH : picture.widths.at(-1)
    return `/pictures/${picture.file}-${width}.webp`
  })
}
