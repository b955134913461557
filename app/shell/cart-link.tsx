import { NavLink } from 'react-router'
import { CountBadge } from '#kit/badge.tsx'
import { Icon } from '#kit/icon.tsx'
import { useCart } from '#modules/cart/ui/cart-store.tsx'

export function CartLink() {
  const { itemCount: count } = useCart()
  const name = count > 0 ? `Cart, ${count} ${count === 1 ? 'item' : 'items'}` : 'Cart'
  return (
    <NavLink to="/cart" aria-label={name} title={name} className="icon-button">
      <Icon name="cart" size={22} />
      <CountBadge count={count} className="absolute top-0.5 right-0" />
    </NavLink>
  )
}
