import { useEffect, useRef, useState } from 'react'
import { Picture, type PictureSource } from '#kit/picture.tsx'
import type { ListedRecipe } from '../listed-recipe.ts'
import { LaidPlate } from './laid-plate.tsx'

interface DishPictureProps {
  recipe: Pick<ListedRecipe, 'id' | 'name' | 'picture' | 'image' | 'wash'>
  sizes: string
  /** No file wider than this, however dense the screen: pictures of dishes are busy, and a list has forty. */
  widest?: number
  eager?: boolean
  /** Gives it its shape. */
  className: string
}

type ProviderPictureProps = Omit<DishPictureProps, 'sizes' | 'widest'> & { src: string }

/** The dish as it looks, or a plate in the colour of what is in it. Its name is always beside it. */
export function DishPicture({ recipe, sizes, widest, eager, className }: DishPictureProps) {
  const { name, image } = recipe
  const picture = recipe.picture && (widest ? noWider(recipe.picture, widest) : recipe.picture)
  if (picture)
    return <Picture picture={picture} alt="" name={name} sizes={sizes} eager={eager} cover className={className} />
  if (image) return <ProviderPicture {...{ recipe, eager, className }} src={image} />
  return <LaidPlate name={recipe.name} wash={recipe.wash} className={className} />
}

const noWider = (picture: PictureSource, widest: number): PictureSource => ({
  ...picture,
  widths: picture.widths.filter(width => width <= widest),
})

function ProviderPicture({ recipe, src, eager, className }: ProviderPictureProps) {
  const [failed, setFailed] = useState(false)
  const image = useRef<HTMLImageElement>(null)
  useEffect(() => {
    // It may have failed before React was there to hear of it.
    if (image.current?.complete && image.current.naturalWidth === 0) setFailed(true)
  }, [])
  if (failed) return <LaidPlate name={recipe.name} wash={recipe.wash} className={className} />
  return (
    <span className={`picture picture-cover ${className}`}>
      <img
        ref={image}
        src={src}
        alt=""
        width={500}
        height={400}
        loading={eager ? undefined : 'lazy'}
        decoding="async"
        referrerPolicy="no-referrer"
        onError={() => setFailed(true)}
      />
    </span>
  )
}
