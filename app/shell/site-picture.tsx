import pictures from '#content/site-pictures.json'
import { Picture, type PictureProps } from '#kit/picture.tsx'

export type SitePictureName = keyof typeof pictures

export interface SitePictureProps extends Omit<PictureProps, 'picture'> {
  of: SitePictureName
}

/** A picture of the site by its name. */
export function SitePicture({ of, ...rest }: SitePictureProps) {
  return <Picture picture={pictures[of]} {...rest} />
}
