import { type ReactNode, useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { NOT_FETCHED } from '#browser/fetch-part.ts'
import { firstSign } from '#browser/first-sign.ts'
import { kept } from '#browser/kept.ts'
import { Button, type ButtonProps } from '#kit/button.tsx'
import { useToast } from '#kit/toast.tsx'
import type { DishToCook } from '../../cooking/kitchen.ts'
import { COOKING } from './cooking-place.ts'
import { fetchKitchen, type KitchenPart } from './kitchen-door.tsx'
import { KITCHEN_KEY } from './kitchen-key.ts'
import { useMeasures } from './measures.tsx'

interface CookButtonProps {
  dish: DishToCook
  variant?: ButtonProps['variant']
  label?: string
  className?: string
  /** What can be done with the dish once it is cooked. */
  after?: ReactNode
}

/** The way into cook mode: the first thing that somebody does with a recipe. */
export function CookButton({ dish, variant, label = 'Cook mode', className, after }: CookButtonProps) {
  const { servings, system } = useMeasures()
  const { hash, search } = useLocation()
  const navigate = useNavigate()
  const { show } = useToast()
  const keep = ({ keepAfter }: KitchenPart) => {
    if (after) keepAfter(dish.path, after)
  }
  const cook = async () => {
    try {
      const part = await fetchKitchen()
      keep(part)
      part.beginDish(dish, { servings: servings === dish.serves ? null : servings, system })
      if (hash !== COOKING.hash) navigate({ search, hash: COOKING.hash }, { preventScrollReset: true, state: COOKING })
    } catch {
      show({ message: NOT_FETCHED, tone: 'error' })
    }
  }
  // Not wanted at first sight, but there before the kitchen's connection is lost; and at once by a link into cook mode.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what the page was opened with
  useEffect(() => {
    if (hash === COOKING.hash && kept(KITCHEN_KEY) === null) void cook()
    else void firstSign().then(() => fetchKitchen().then(keep, () => {}))
  }, [])
  return (
    <Button icon="servings" variant={variant} className={className} onClick={() => void cook()}>
      {label}
    </Button>
  )
}
