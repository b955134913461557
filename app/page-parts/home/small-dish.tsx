import type { ShownDish } from '#modules/first-visit/sample-dinners.ts'
import { DishPicture } from '#modules/recipes/ui/dish-picture.tsx'

interface SmallDishProps {
  dish: Omit<ShownDish, 'kcal'>
  sizes?: string
  className: string
}

/** A dish of ours in a small picture; its name or time is beside it. */
export const SmallDish = ({ dish, sizes = '160px', className }: SmallDishProps) => (
  <DishPicture recipe={{ ...dish, image: null }} sizes={sizes} widest={640} className={className} />
)
