import { Link } from 'react-router'
import { pageMeta } from '#app/shell/page-meta.ts'
import { originOf } from '#app/shell/root-data.ts'
import { Contents, TextList, TextPage, TextSection } from '#app/shell/text-page.tsx'
import { claim } from '#modules/catalogue/claims.ts'
import { products } from '#modules/catalogue/queries.ts'
import { servicesContext } from '../../context.ts'
import type { Route } from './+types/health-claims.ts'

const DESCRIPTION =
  'Which health claims we make of our supplements, where the words come from, and how each is checked.'

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({
    origin: originOf(matches),
    title: 'How we check health claims',
    description: DESCRIPTION,
    path: '/health-claims',
  })
}

/** The claims that are on the pages of products now, and whose they are. */
export async function loader({ context }: Route.LoaderArgs) {
  const shown = await products(context.get(servicesContext).db)
  return {
    products: shown.map(({ id, name, claims }) => ({ id, name, claims: claims.map(claim) })),
  }
}

const PARTS = [
  { id: 'law', title: 'What the law allows' },
  { id: 'checked', title: 'How each is checked' },
  { id: 'made', title: 'The claims we make' },
  { id: 'wrong', title: 'If one looks wrong' },
]

export default function HealthClaimsPage({ loaderData }: Route.ComponentProps) {
  return (
    <TextPage
      title="How we check health claims"
      lead="A supplement may say of itself only what has been shown and authorised. We print those words as they are, and no others."
      aside={<Contents parts={PARTS} />}
    >
      <TextSection id="law" title="What the law allows">
        <p>
          In Great Britain a food or supplement may carry a health claim only if it is in the{' '}
          <a
            className="link"
            href="https://www.gov.uk/government/publications/great-britain-nutrition-and-health-claims-nhc-register"
          >
            GB nutrition and health claims register
          </a>
          , for the nutrient that it names, and with enough of it in a day’s portion: for a vitamin or mineral 15 % of
          its reference value, for creatine 3 g. No supplement may claim to prevent, treat or cure a disease.
        </p>
      </TextSection>
      <TextSection id="checked" title="How each is checked">
        <TextList>
          <li>The wording is that of the register, and kept in one place from which every page takes it.</li>
          <li>The amount on the label is held against the least amount for the claim; below it, it cannot be shown.</li>
          <li>A claim is made for the nutrient, never for the product, and what must be said beside it is said.</li>
          <li>
            For an ingredient without an authorised claim, such as collagen or lion’s mane, we say what it is and what
            it costs, and nothing of what it may do.
          </li>
          <li>Articles name the source of what they say of health. They are not written to sell a product.</li>
        </TextList>
      </TextSection>
      <Made products={loaderData.products} />
      <TextSection id="wrong" title="If one looks wrong">
        <p>
          <Link to="/contact" className="link">
            Tell us
          </Link>
          , and we take it off the page while we look.{' '}
          <Link to="/complaints" className="link">
            Complaints
          </Link>{' '}
          says who else you can turn to.
        </p>
      </TextSection>
    </TextPage>
  )
}

function Made({ products: shown }: Pick<Route.ComponentProps['loaderData'], 'products'>) {
  const claiming = shown.filter(({ claims }) => claims.length > 0)
  const silent = shown.filter(({ claims }) => claims.length === 0).map(({ name }) => name)
  return (
    <TextSection id="made" title="The claims we make">
      <dl className="grid gap-5">
        {claiming.map(({ id, name, claims }) => (
          <div key={id}>
            <dt>
              <Link to={`/shop/supplements/${id}`} className="link font-semibold">
                {name}
              </Link>
            </dt>
            <dd>
              <TextList>
                {claims.map(({ text, condition }) => (
                  <li key={text}>
                    {text}.{condition === null ? null : ` ${condition}`}
                  </li>
                ))}
              </TextList>
            </dd>
          </div>
        ))}
      </dl>
      {silent.length > 0 ? <p>None is made of: {silent.join(', ')}.</p> : null}
    </TextSection>
  )
}
