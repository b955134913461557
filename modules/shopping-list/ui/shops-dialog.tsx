import { type FormEvent, useState } from 'react'
import { randomId } from '#browser/random-id.ts'
import { Button } from '#kit/button.tsx'
import { Dialog } from '#kit/dialog.tsx'
import { TextField } from '#kit/text-field.tsx'
import { useToast } from '#kit/toast.tsx'
import type { ShoppingView, ShopView } from '../list-view.ts'
import { inShopOrder } from '../shop-order.ts'
import { LONGEST_LIST_NAME } from '../shopping-limits.ts'
import { AisleOrder } from './aisle-order.tsx'
import { AislesAsIn } from './aisles-as-in.tsx'
import type { Shops } from './use-shops.ts'

interface ShopsDialogProps {
  readonly open: boolean
  readonly view: ShoppingView
  readonly shops: Shops
  readonly onClose: () => void
}

/** Somebody's shops, each with its aisles in the order in which they walk them. */
export function ShopsDialog({ open, view, shops, onClose }: ShopsDialogProps) {
  const { here } = shops
  return (
    <Dialog open={open} onClose={onClose} title="Aisles and shops">
      <div className="grid gap-5">
        <AislesAsIn shops={shops} onEdit={null} />
        {here ? <Shop key={here.shop} here={here} view={view} shops={shops} /> : null}
        <NewShop shops={shops} />
      </div>
    </Dialog>
  )
}

function Shop({ here, view, shops: { set, choose } }: { here: ShopView; view: ShoppingView; shops: Shops }) {
  const [name, setName] = useState(here.name)
  const { show } = useToast()
  const rename = (event: FormEvent) => {
    event.preventDefault()
    if (name.trim() !== '') void set(here.shop, { ...here, name: name.trim() })
  }
  const remove = () => {
    void set(here.shop, null)
    const onAction = () => {
      void set(here.shop, here)
      choose(here)
    }
    show({ message: `${here.name} removed`, action: { label: 'Undo', onAction } })
  }
  return (
    <>
      <AisleOrder
        aisles={inShopOrder(view.aisleOrder, here)}
        onChange={aisles => void set(here.shop, { ...here, aisles: aisles.map(({ aisle }) => aisle) })}
      />
      <form onSubmit={rename} className="shop-form">
        <TextField
          label="Name of the shop"
          value={name}
          maxLength={LONGEST_LIST_NAME}
          required
          onChange={event => setName(event.currentTarget.value)}
        />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" variant="soft" size="small">
            Rename
          </Button>
          <Button variant="danger" size="small" icon="trash" onClick={remove}>
            Remove this shop
          </Button>
        </div>
      </form>
    </>
  )
}

function NewShop({ shops: { here, set, choose } }: { shops: Shops }) {
  const [name, setName] = useState('')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (name.trim() === '') return
    // It begins as the shop that is shown.
    const made = { shop: randomId(), name: name.trim(), aisles: here?.aisles ?? [] }
    void set(made.shop, made)
    choose(made)
    setName('')
  }
  return (
    <form onSubmit={submit} className="shop-form">
      <TextField
        label={here ? 'Another shop' : 'A shop of your own'}
        hint="Put the aisles in the order you walk them."
        placeholder="Corner shop"
        value={name}
        maxLength={LONGEST_LIST_NAME}
        required
        onChange={event => setName(event.currentTarget.value)}
      />
      <Button type="submit" variant="soft" size="small">
        Add the shop
      </Button>
    </form>
  )
}
