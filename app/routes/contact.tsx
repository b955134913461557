import { data, Link, redirect } from 'react-router'
import { identityContext, servicesContext } from '#app/context.ts'
import { pageMeta } from '#app/shell/page-meta.ts'
import { originOf, useRootData } from '#app/shell/root-data.ts'
import { TextPage, TextSection } from '#app/shell/text-page.tsx'
import { TraderCard } from '#app/shell/trader-card.tsx'
import { makeStamp } from '#modules/contact/commands/stamps.ts'
import { ContactForm } from '#modules/contact/ui/contact-form.tsx'
import { takeForm } from '../page-parts/trust/take-contact.ts'
import type { Route } from './+types/contact.ts'

const DESCRIPTION = 'How to reach Thymewell about an order, a product or your data: by form, e-mail, telephone or post.'

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({ origin: originOf(matches), title: 'Contact Us', description: DESCRIPTION, path: '/contact' })
}

/** Rendered for each visitor: the form knows since when it is shown. */
export function loader({ request, context }: Route.LoaderArgs) {
  const { secret, now } = context.get(servicesContext)
  return { stamp: makeStamp(secret, now()), wasSent: new URL(request.url).searchParams.has('sent') }
}

/** The form as a browser without script sends it. */
export async function action({ request, context }: Route.ActionArgs) {
  const member = await context.get(identityContext).member()
  const taken = await takeForm(context, await request.formData(), member && !member.isGuest ? member.id : null)
  if (taken.ok) return redirect('/contact?sent=yes', 303)
  return data(taken, { status: taken.status })
}

export default function ContactPage({ loaderData: { stamp, wasSent }, actionData }: Route.ComponentProps) {
  const { trader } = useRootData()
  return (
    <TextPage
      title="Contact Us"
      lead="A person reads every message and answers it, on working days usually by the next one."
      aside={<TraderCard trader={trader} />}
    >
      <TextSection id="write" title="Write to us">
        <ContactForm
          stamp={actionData?.stamp ?? stamp}
          typed={actionData?.typed ?? {}}
          problems={actionData?.problems ?? {}}
          refused={actionData?.refused ?? null}
          wasSent={wasSent && !actionData}
        />
      </TextSection>
      <Subjects />
    </TextPage>
  )
}

function Subjects() {
  return (
    <>
      <TextSection id="order" title="About an order">
        <p>
          Please give the order number from your confirmation e-mail. For delivery times, returns and your right to
          cancel,{' '}
          <Link to="/delivery-and-returns" className="link">
            Delivery and returns
          </Link>{' '}
          has the whole answer.
        </p>
      </TextSection>
      <TextSection id="product" title="About a product">
        <p>
          Each product page shows the full label: amounts, ingredients, allergens and cautions. If you take medicines,
          are pregnant or have a condition, ask your doctor or pharmacist before taking a supplement; we cannot give
          medical advice.
        </p>
      </TextSection>
      <TextSection id="data" title="About your data">
        <p>
          Ask for a copy, a correction or deletion here or at the same e-mail address.{' '}
          <Link to="/privacy" className="link">
            Privacy
          </Link>{' '}
          says what we keep and why.
        </p>
      </TextSection>
      <TextSection id="complaint" title="A complaint">
        <p>
          Tell us what went wrong and what would put it right.{' '}
          <Link to="/complaints" className="link">
            Complaints
          </Link>{' '}
          says what happens then, and who else can help.
        </p>
      </TextSection>
    </>
  )
}
