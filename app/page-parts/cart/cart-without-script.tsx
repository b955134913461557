import { href } from 'react-router'
import { Button, ButtonLink } from '#kit/button.tsx'
import { Notice } from '#kit/notice.tsx'
import { CART_TEXTS } from '#modules/cart/cart.ts'
import { CartForm, PlainCart } from '#modules/cart/ui/plain-cart.tsx'
import type { ShelfItem } from '#modules/catalogue/product.ts'
import { discountOf } from '#modules/discounts/code.ts'
import { notYetText } from '#modules/discounts/not-yet-words.ts'
import { pricedLines } from '#modules/discounts/priced-lines.ts'
import { EmailField } from '#modules/discounts/ui/code-field.tsx'
import { PlainDiscount } from '#modules/discounts/ui/plain-discount.tsx'
import { PlainCeilings } from '#modules/supplements-log/ui/plain-ceilings.tsx'
import type { ServerCart } from './server-cart.ts'
import type { CartFormAnswer } from './take-cart-form.ts'

interface CartWithoutScriptProps {
  server: ServerCart | null
  shelf: readonly ShelfItem[]
  paying: string
  answer: CartFormAnswer | null
}

/** What the cart's page shows where no script runs: what was said of the last form, and the cart that forms fill. */
export default function CartWithoutScript({ server, shelf, paying, answer }: CartWithoutScriptProps) {
  const said = answer?.said.map(words => <p key={words}>{words}</p>)
  return (
    <>
      {answer && said ? (
        <Notice live tone={answer.isRefused ? 'error' : 'info'} className="mt-6">
          {said}
        </Notice>
      ) : null}
      {server ? <Kept server={server} shelf={shelf} paying={paying} /> : <NothingKept />}
    </>
  )
}

/** On the page that is the same for everybody who has put nothing in. */
function NothingKept() {
  return (
    <>
      <p className="mt-6 text-lead text-ink-2">{CART_TEXTS.cartIsEmpty}</p>
      <ButtonLink to={href('/shop/supplements')} className="mt-6">
        Continue Shopping
      </ButtonLink>
    </>
  )
}

type KeptProps = Omit<CartWithoutScriptProps, 'answer' | 'server'> & { server: ServerCart }

function codeParts({ cart, code, owner }: ServerCart) {
  const shown = code?.ok ? code.shown : null
  const off = shown && discountOf(shown.offer, pricedLines(cart.lines))
  const words = code && !code.ok ? code.words : shown && off && !off.ok ? notYetText(shown.offer.name, off) : null
  return {
    discount: shown && off?.ok ? { name: shown.offer.name, pence: off.pence } : null,
    codeField: <PlainDiscount shown={shown} words={words} owner={owner} />,
    askedForCode: shown?.asksEmail && words === null ? <EmailField name={shown.offer.name} className="mb-4" /> : null,
  }
}

function Kept({ server: whole, shelf, paying }: KeptProps) {
  const { ceilings, isGuest, code: _, ...server } = whole
  const [first] = ceilings?.notices.filter(({ kind }) => kind === 'over') ?? []
  return (
    <PlainCart
      {...server}
      {...codeParts(whole)}
      guest={isGuest}
      shelf={shelf}
      paying={paying}
      note={first ? `There is a note on ${first.about} below your items. You can order as it is.` : null}
      below={
        ceilings && ceilings.notices.length > 0 ? (
          <PlainCeilings
            view={ceilings}
            takeOut={(product, name) => (
              <CartForm key={product} act="remove" owner={server.owner} product={product}>
                <Button type="submit" variant="text" size="small">
                  Remove {name} from the cart
                </Button>
              </CartForm>
            )}
          />
        ) : null
      }
    />
  )
}
