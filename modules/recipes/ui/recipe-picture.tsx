import { Picture, type PictureSource } from '#kit/picture.tsx'
import type { DishWash } from '../recipe-view.ts'
import { LaidPlate } from './laid-plate.tsx'

interface RecipePictureProps {
  name: string
  picture: PictureSource | null
  wash: DishWash
  sizes: string
  eager?: boolean
  /** Its class gives it a shape. */
  className?: string
}

/** The photograph of a dish, or while there is none a laid plate in the colour of what it is made of. */
export function RecipePicture({ name, picture, wash, sizes, eager, className }: RecipePictureProps) {
  if (!picture) return <LaidPlate name={name} wash={wash} className={className} />
  return <Picture picture={picture} alt={name} name={name} sizes={sizes} eager={eager} cover className={className} />
}
