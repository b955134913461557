import { useEffect, useRef } from 'react'
import { Link, useFetcher } from 'react-router'
import { Button } from '#kit/button.tsx'
import { TextField } from '#kit/text-field.tsx'
import { SHOWABLE, type Showable } from '../settings.ts'
import { SettingBox } from './setting-box.tsx'
import { type SettingsAnswer, useSettingsToast } from './settings-section.tsx'

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
  const form = useRef<HTMLFormElement>(null)
  const fetcher = useFetcher<SettingsAnswer>()
  useSettingsToast(fetcher)
  const problem = fetcher.data?.ok === false && fetcher.data.field ? fetcher.data.problem : undefined
  useEffect(() => {
    if (problem) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [problem])
  const { publicAddress } = privacy
  return (
    <fetcher.Form ref={form} method="post">
      <input type="hidden" name="section" value="privacy" />
      <input type="hidden" name="formOwner" value={formOwner} />
      <SettingBox
        label="Public profile"
        words="A page of yours for anybody who has its address. Search engines are asked to leave it out."
        name="publicProfile"
        defaultChecked={privacy.publicProfile}
      />
      {(Object.keys(SHOWABLE) as Showable[]).map(key => (
        <SettingBox
          key={key}
          label={`It shows: ${SHOWABLE[key].name.toLowerCase()}`}
          words={SHOWABLE[key].words}
          name="shows"
          value={key}
          defaultChecked={privacy.publicShows.includes(key)}
        />
      ))}
      <SettingBox
        label="Share progress"
        words="Adds to the page how your weight changed in the last 30 days and how active you were: the change, never the weight."
        name="shareProgress"
        defaultChecked={privacy.shareProgress}
      />
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
        className="mt-4"
      />
      <div className="mt-4 flex flex-wrap items-center gap-4">
        <Button
          type="submit"
          variant="secondary"
          size="small"
          pending={fetcher.state === 'submitting'}
          pendingLabel="Saving…"
        >
          Save privacy
        </Button>
        {privacy.publicProfile && publicAddress ? (
          <Link to={`/p/${publicAddress}`} className="link break-all">
            See your public page
          </Link>
        ) : null}
      </div>
    </fetcher.Form>
  )
}
