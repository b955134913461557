import { useEffect, useRef } from 'react'
import { Link, useFetcher } from 'react-router'
import { TextField } from '#kit/text-field.tsx'
import { SHOWABLE, type Showable } from '../settings.ts'
import { SaveRow } from './saved-mark.tsx'
import { SettingBox } from './setting-box.tsx'
import { type SettingsAnswer, SettingsForm, useSettingsToast } from './settings-section.tsx'

export interface PrivacyShown {
  shareProgress: boolean
  publicProfile: boolean
  publicAddress: string | null
  publicShows: readonly Showable[]
}

interface PrivacySettingsProps {
  privacy: PrivacyShown
  origin: string
  formOwner: string
}

/** What others may see. Everything is off until it is ticked, and the page shows what is ticked and nothing else. */
export function PrivacySettings({ privacy, origin, formOwner }: PrivacySettingsProps) {
  const { publicProfile, publicAddress, publicShows, shareProgress } = privacy
  return (
    <>
      <SettingsForm section="privacy" formOwner={formOwner}>
        <SettingBox
          label="Public profile"
          words="A page about you for anyone with its address. We ask search engines not to list it."
          name="publicProfile"
          defaultChecked={publicProfile}
        />
        {(Object.keys(SHOWABLE) as Showable[]).map(key => (
          <SettingBox
            key={key}
            label={`Show ${SHOWABLE[key].name.toLowerCase()}`}
            words={SHOWABLE[key].words}
            name="shows"
            value={key}
            defaultChecked={publicShows.includes(key)}
          />
        ))}
        <SettingBox
          label="Share progress"
          words="Adds how your weight changed in the last 30 days and how active you were. It shows the change, never the weight."
          name="shareProgress"
          defaultChecked={shareProgress}
        />
      </SettingsForm>
      <AddressForm {...{ publicAddress, origin, formOwner }} />
      {publicProfile && publicAddress ? (
        <Link to={`/p/${publicAddress}`} className="link mt-3 inline-flex min-h-11 items-center break-all">
          See your public page
        </Link>
      ) : null}
    </>
  )
}

type AddressFormProps = Pick<PrivacyShown, 'publicAddress'> & Pick<PrivacySettingsProps, 'origin' | 'formOwner'>

/** Saved by a button: half an address is none. */
function AddressForm({ publicAddress, origin, formOwner }: AddressFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const fetcher = useFetcher<SettingsAnswer>()
  useSettingsToast(fetcher)
  const problem = fetcher.data?.ok === false && fetcher.data.field ? fetcher.data.problem : undefined
  useEffect(() => {
    if (problem) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [problem])
  return (
    <fetcher.Form ref={form} method="post" data-offline="own" className="mt-4">
      <input type="hidden" name="section" value="public-address" />
      <input type="hidden" name="formOwner" value={formOwner} />
      <TextField
        key={publicAddress}
        label="Address of the page"
        name="address"
        optional
        defaultValue={publicAddress ?? ''}
        maxLength={60}
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        error={problem}
        hint={`${origin}/p/… Small letters, digits and hyphens. Left empty, we make one that nobody guesses.`}
      />
      <SaveRow fetcher={fetcher}>Save address</SaveRow>
    </fetcher.Form>
  )
}
