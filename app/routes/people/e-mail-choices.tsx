import { data, Form, href, useNavigation } from 'react-router'
import { servicesContext } from '#app/context.ts'
import { unlistedMeta } from '#app/shell/page-meta.ts'
import { originOf } from '#app/shell/root-data.ts'
import { Button, ButtonLink } from '#kit/button.tsx'
import { Notice } from '#kit/notice.tsx'
import { hintedAddress } from '#modules/account/address-hint.ts'
import { chooseByKey } from '#modules/notifications/commands/newsletter.ts'
import { choiceByKey } from '#modules/notifications/queries/newsletter.ts'
import { EMAIL_KINDS, type EmailKind, NOTIFICATIONS } from '#modules/profile/settings.ts'
import { SettingBox } from '#modules/profile/ui/setting-box.tsx'
import { AccountFrame } from '../../page-parts/account/account-frame.tsx'
import { FORM_BY_LINK, linkDeps } from '../../page-parts/people/by-link.ts'
import type { Route } from './+types/e-mail-choices.ts'

export const headers = () => FORM_BY_LINK

export function meta({ matches }: Route.MetaArgs) {
  return unlistedMeta(originOf(matches), 'Your E-mails', 'Choose which e-mails you get from Thymewell.')
}

/** Whoever has the e-mail sees four switches and the hint of an address, and nothing else of the account. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const choice = await choiceByKey(linkDeps(context), params.key)
  const shown = choice && { wanted: choice.wanted, mailbox: hintedAddress(choice.email) }
  return data({ choice: shown }, { status: choice ? 200 : 404, headers: FORM_BY_LINK })
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const entries = await request.formData()
  const wanted = EMAIL_KINDS.filter(kind => entries.getAll('wanted').includes(kind))
  const deps = { ...context.get(servicesContext), ...linkDeps(context) }
  const saved = await chooseByKey(deps, params.key, wanted)
  return data({ saved }, { status: saved ? 200 : 404, headers: FORM_BY_LINK })
}

export default function EmailChoices({ loaderData: { choice }, actionData }: Route.ComponentProps) {
  if (choice === null)
    return (
      <AccountFrame
        title="This link no longer works"
        lead="It may have expired, or your account may have a different address now. Your settings show every kind of e-mail."
      >
        <ButtonLink to={`${href('/dashboard/settings')}#notifications`}>Settings</ButtonLink>
      </AccountFrame>
    )
  return (
    <AccountFrame title="Your e-mails" lead={`What we send to ${choice.mailbox}. Nothing else changes.`}>
      {actionData?.saved ? (
        <Notice live className="mb-4">
          {savedWords(choice.wanted)}
        </Notice>
      ) : null}
      <Choice wanted={choice.wanted} />
    </AccountFrame>
  )
}

const savedWords = (wanted: readonly EmailKind[]) =>
  wanted.length === 0
    ? 'Saved. We will not send you any of these e-mails again.'
    : `Saved. You get: ${wanted.map(kind => NOTIFICATIONS[kind].name.toLowerCase()).join(', ')}.`

function Choice({ wanted }: { wanted: readonly EmailKind[] }) {
  const busy = useNavigation().state !== 'idle'
  return (
    <Form method="post">
      {EMAIL_KINDS.map(kind => (
        <SettingBox
          key={`${kind} ${wanted.includes(kind)}`}
          label={NOTIFICATIONS[kind].name}
          words={NOTIFICATIONS[kind].words}
          name="wanted"
          value={kind}
          defaultChecked={wanted.includes(kind)}
        />
      ))}
      <Button type="submit" wide className="mt-6" pending={busy} pendingLabel="Saving…">
        Save
      </Button>
    </Form>
  )
}
