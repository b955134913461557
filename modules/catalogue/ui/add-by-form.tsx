import { Button } from '#kit/button.tsx'
import type { ProductCard } from '../card.ts'

interface AddByFormProps {
  product: Pick<ProductCard, 'id' | 'name' | 'availableUnits'>
  size: 'small' | 'regular'
}

/**
 * How many, and a button, for a browser that runs no script. The server alone writes it: no script has it. It holds
 * nothing of anybody, since the page may be kept for everybody.
 */
export function AddByForm({ product: { id, name, availableUnits }, size }: AddByFormProps) {
  return (
    <form method="post" action="/cart" className="flex flex-wrap gap-2 sm:gap-x-3">
      <input type="hidden" name="act" value="add" />
      <input type="hidden" name="product" value={id} />
      <input
        type="number"
        name="quantity"
        aria-label={`Quantity of ${name}`}
        defaultValue={1}
        min={1}
        max={availableUnits}
        required
        className="input w-22 flex-none"
      />
      <Button type="submit" size={size} className="min-w-0 grow basis-24 px-2">
        Add to Cart
      </Button>
    </form>
  )
}
