import { useEffect, useRef } from 'react'
import { href } from 'react-router'
import { PRIVATE_PAGE } from '#app/page-parts/orders/private-page.ts'
import { pageMeta } from '#app/shell/page-meta.ts'
import { originOf } from '#app/shell/root-data.ts'
import { rememberUser } from '#app/shell/stored-user.ts'
import { ButtonLink } from '#kit/button.tsx'
import { useLeftCart } from '#modules/cart/ui/joining-cart.ts'
import { UNDO_DAYS } from '#modules/data-rights/deletion.ts'
import { AccountFrame } from '../../page-parts/account/account-frame.tsx'
import type { Route } from './+types/goodbye.ts'

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({
    origin: originOf(matches),
    title: 'Goodbye',
    description: 'Your Thymewell account is on its way out.',
    path: '/goodbye',
    robots: 'noindex, nofollow',
  })
}

export const headers = () => PRIVATE_PAGE

export function loader({ request }: Route.LoaderArgs) {
  return { erased: new URL(request.url).searchParams.get('account') === 'erased' }
}

/** The page after somebody has asked for their account to be deleted. */
export default function GoodbyePage({ loaderData: { erased } }: Route.ComponentProps) {
  const leave = useRef(useLeftCart())
  useEffect(() => {
    rememberUser(null)
    leave.current()
  }, [])
  return (
    <AccountFrame
      title={erased ? 'Everything is erased' : 'Your account is locked'}
      lead={
        erased
          ? 'What you had saved here is gone for good. Your cart is still in this browser, in case you want it.'
          : `You are signed out everywhere. In ${UNDO_DAYS} days we erase everything we keep about you. If you change your mind before then, open the link in the e-mail we have just sent you.`
      }
    >
      <div className="flex flex-wrap gap-3">
        <ButtonLink to={href('/')}>Return to Home</ButtonLink>{' '}
        <ButtonLink to={href('/recipes')} variant="secondary">
          Find Recipes
        </ButtonLink>
      </div>
    </AccountFrame>
  )
}
