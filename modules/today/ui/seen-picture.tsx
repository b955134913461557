import { DishPicture } from '#modules/recipes/ui/dish-picture.tsx'
import type { SeenDish } from '../today-view.ts'

/** A picture of a dish as the page of recipes draws it. */
export const SeenPicture = ({ dish, sizes, className }: { dish: SeenDish; sizes: string; className: string }) => (
  <DishPicture recipe={{ ...dish, id: dish.path ?? '', image: null }} sizes={sizes} className={className} />
)
