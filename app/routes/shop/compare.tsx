import { Form, href } from 'react-router'
import { servicesContext } from '#app/context.ts'
import { pageMeta } from '#app/shell/page-meta.ts'
import { PageWidth } from '#app/shell/page-width.tsx'
import { originOf } from '#app/shell/root-data.ts'
import { Button, ButtonLink } from '#kit/button.tsx'
import { useCart } from '#modules/cart/ui/cart-store.tsx'
import { comparison } from '#modules/catalogue/comparison.ts'
import { type ProductPage, productPage } from '#modules/catalogue/label.ts'
import { products } from '#modules/catalogue/queries.ts'
import { ProductComparison } from '#modules/catalogue/ui/product-comparison.tsx'
import { togetherWords } from '#modules/supplements-log/goes-with.ts'
import { cartItem } from '../../page-parts/shop/cart-item.ts'
import type { Route } from './+types/compare.ts'

const TITLE = 'Compare two supplements'

/** Two products of the address side by side; until there are two, which ones are asked for. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url)
  const all = await products(context.get(servicesContext).db)
  const [one, other] = ['one', 'other'].map(key => all.find(({ id }) => id === searchParams.get(key)))
  return {
    choices: all.map(({ id, name }) => ({ id, name })),
    asked: { one: one?.id ?? '', other: other?.id ?? '' },
    compared: one && other && one !== other ? pair(productPage(one), productPage(other)) : null,
  }
}

const pair = (one: ProductPage, other: ProductPage) => ({
  pages: [one, other] as const,
  rows: comparison(one, other),
  together: togetherWords(one.id, other.id),
})

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({
    origin: originOf(matches),
    title: TITLE,
    description:
      'The labels of two supplements side by side: what is in a daily dose, what a day costs, who may take it.',
    path: href('/shop/compare'),
    robots: 'noindex, follow',
  })
}

export default function ComparePage({ loaderData: { choices, asked, compared } }: Route.ComponentProps) {
  return (
    <PageWidth className="pt-6 pb-16 md:pt-10">
      <h1>{TITLE}</h1>
      <p className="mt-2 max-w-measure text-lead text-ink-2">
        Their labels side by side, and whether they go together.
      </p>
      <Form
        method="get"
        key={`${asked.one} ${asked.other}`}
        className="mt-6 grid items-end gap-4 sm:grid-cols-[minmax(0,18rem)_minmax(0,18rem)_auto]"
      >
        <Choice label="First" name="one" value={asked.one} choices={choices} />
        <Choice label="Second" name="other" value={asked.other} choices={choices} />
        <Button type="submit" variant={compared ? 'secondary' : 'primary'} className="justify-self-start">
          Compare
        </Button>
      </Form>
      {compared ? <Compared {...compared} /> : <Missing asked={asked} />}
      <p className="mt-12">
        <ButtonLink to={href('/shop/supplements')} variant="text" icon="arrow-left">
          All supplements
        </ButtonLink>
      </p>
    </PageWidth>
  )
}

interface ChoiceProps {
  label: string
  name: string
  value: string
  choices: readonly { id: string; name: string }[]
}

function Choice({ label, name, value, choices }: ChoiceProps) {
  return (
    <label className="field">
      <span className="field-label">{label}</span>
      <select name={name} defaultValue={value} required className="input">
        <option value="">Choose a supplement</option>
        {choices.map(({ id, name: called }) => (
          <option key={id} value={id}>
            {called}
          </option>
        ))}
      </select>
    </label>
  )
}

function Missing({ asked: { one, other } }: { asked: { one: string; other: string } }) {
  const isSame = one !== '' && one === other
  return (
    <p role="status" className="mt-10 text-ink-2">
      {isSame ? 'That is the same one twice. Choose another beside it.' : 'Choose two to see them side by side.'}
    </p>
  )
}

function Compared({ pages, rows, together }: ReturnType<typeof pair>) {
  const { actions } = useCart()
  const sold = pages.filter(({ availability: { state } }) => state === 'in-stock' || state === 'few-left')
  return (
    <>
      <div className="mt-10">
        <ProductComparison pages={pages} rows={rows} />
      </div>
      <h2 className="mt-10">Taken together</h2>
      <p className="mt-2 max-w-measure">{together}</p>
      <p className="needs-script mt-6 flex flex-wrap gap-3">
        {sold.map(page => (
          <Button
            key={page.id}
            variant="secondary"
            className="whitespace-normal"
            onClick={() => actions.add(cartItem(page))}
          >
            Add {page.name} to cart
          </Button>
        ))}
      </p>
    </>
  )
}
