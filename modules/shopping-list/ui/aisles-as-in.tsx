import { Button } from '#kit/button.tsx'
import { Chip, ChipGroup } from '#kit/chip.tsx'
import type { Shops } from './use-shops.ts'

interface AislesAsInProps {
  readonly shops: Shops
  /** Null where the order is changed beside it. */
  readonly onEdit: (() => void) | null
}

/** In whose order the aisles are shown. */
export function AislesAsIn({ shops: { shops, here, choose }, onEdit }: AislesAsInProps) {
  if (shops.length === 0 && !onEdit) return null
  return (
    <section className="shop-as-in" aria-label="Aisle order">
      <h2 className="text-h4">Aisle order</h2>
      <ChipGroup label="The shop you are in">
        {shops.map(shop => (
          <Chip key={shop.shop} pressed={shop === here} onPress={() => choose(shop)}>
            {shop.name}
          </Chip>
        ))}
        <Chip pressed={here === null} onPress={() => choose(null)}>
          Most shops
        </Chip>
      </ChipGroup>
      {onEdit ? (
        <Button variant="text" size="small" onClick={onEdit}>
          {here ? 'Change the order' : 'Add a shop of your own'}
        </Button>
      ) : null}
    </section>
  )
}
