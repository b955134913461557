import { useEffect, useRef } from 'react'
import { Form, Link, useNavigation } from 'react-router'
import { Button, ButtonLink } from '#kit/button.tsx'
import { Card } from '#kit/card.tsx'
import { FieldFrame } from '#kit/field-frame.tsx'
import { Icon } from '#kit/icon.tsx'
import { Notice } from '#kit/notice.tsx'
import { TextField } from '#kit/text-field.tsx'
import { OWN_DIETS } from '#modules/nutrition/foods/diets.ts'
import type { ProfileProblems, ProfileStamp } from '../forms.ts'
import { HEALTH_CONSENT } from '../health-consent.ts'
import { ACTIVITY_LEVELS, type HealthProfile } from '../health-profile.ts'
import { USES } from '../profile-view.ts'
import { type Box, energyBoxes, heightBoxes, type Units, weightBoxes } from '../units.ts'
import { AllergyChips } from './allergy-chips.tsx'
import { ChoiceChips } from './choice-chips.tsx'
import { OilyFishField } from './oily-fish-field.tsx'
import { SexField } from './sex-field.tsx'
import { UnitBoxes } from './unit-boxes.tsx'

type Typed = { readonly [name: string]: readonly string[] }

const typedAgain = (boxes: Box[], typed: Typed | null) =>
  typed ? boxes.map(box => ({ ...box, value: typed[box.name]?.[0] ?? '' })) : boxes

interface ProfileFormProps {
  /** Null for a guest, who has neither name nor e-mail with us yet. */
  account: { name: string; email: string } | null
  health: HealthProfile
  units: Units
  hasConsent: boolean
  /** What the goal would be if it were left empty, in the unit of the member. */
  goalWithout: string
  problems: ProfileProblems
  /** What was typed and came back, by the name of its box; null where the form is fresh. Without script it would be lost. */
  typed: Typed | null
  /** Why it could not be kept, where the reason is not in a field. */
  refusal: string | null
  stamp: ProfileStamp
  doneTo: string
  settingsTo: string
}

/** The profile to be changed. Nothing typed is lost: the boxes keep what is in them until the answer is 'kept'. */
export function ProfileForm(props: ProfileFormProps) {
  const { account, health, units, hasConsent, problems, typed, refusal, stamp, doneTo, settingsTo } = props
  const form = useRef<HTMLFormElement>(null)
  const navigation = useNavigation()
  const isSaving = navigation.formMethod === 'POST'
  useEffect(() => {
    if (Object.keys(problems).length === 0) return
    form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [problems])
  return (
    <Form ref={form} method="post" data-offline="own" replace noValidate className="grid gap-4">
      {Object.entries(stamp).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {refusal ? (
        <Notice tone="error" live title="Failed to update profile" level={2}>
          {refusal}
        </Notice>
      ) : null}
      {account ? <AccountFields account={account} problems={problems} typed={typed} settingsTo={settingsTo} /> : null}
      <div className="grid grid-cols-1 items-start gap-4 xl:grid-cols-2">
        <BodyFields {...props} />
        <Card className="grid gap-7">
          <h2 className="text-h3">How you eat</h2>
          <ChoiceChips
            legend="Dietary preferences"
            hint={USES.diets}
            name="diets"
            of={OWN_DIETS}
            chosen={typed ? (typed.diets ?? []) : health.diets}
          />
          <AllergyChips
            hint={USES.allergies}
            avoided={health.allergies}
            typed={typed ? (typed.allergies ?? []) : undefined}
          />
          <OilyFishField value={typed?.oilyFish?.[0] ?? health.oilyFishPortions ?? ''} />
        </Card>
      </div>
      {hasConsent ? null : <ConsentBox error={problems.consent} />}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" pending={isSaving} pendingLabel="Saving…">
          Save Changes
        </Button>
        <ButtonLink to={doneTo} variant="secondary" replace>
          Cancel
        </ButtonLink>
      </div>
      <p className="text-small text-ink-3">
        Weight in {units.weight === 'kg' ? 'kilograms' : units.weight === 'lb' ? 'pounds' : 'stones and pounds'}, height
        in {units.height === 'cm' ? 'centimetres' : 'feet and inches'}, energy in{' '}
        {units.energy === 'kcal' ? 'calories' : 'kilojoules'}.{' '}
        <Link to={settingsTo} className="link">
          Change units
        </Link>
      </p>
    </Form>
  )
}

type AccountFieldsProps = Pick<ProfileFormProps, 'problems' | 'typed' | 'settingsTo'> & {
  account: { name: string; email: string }
}

function AccountFields({ account, problems, typed, settingsTo }: AccountFieldsProps) {
  return (
    <Card className="grid items-start gap-5 sm:grid-cols-2">
      <h2 className="text-h3 sm:col-span-2">You</h2>
      <TextField
        label="Name"
        name="name"
        autoComplete="name"
        maxLength={200}
        defaultValue={typed?.name?.[0] ?? account.name}
        error={problems.name}
        hint="How we greet you, and what your public page says if you choose so."
      />
      <div className="field content-start">
        <p className="field-label">E-mail</p>
        <p className="py-2.5 wrap-anywhere">{account.email}</p>
        <p className="field-hint">
          To sign in, and for what you asked us to send.{' '}
          <Link to={`${settingsTo}#account`} className="link">
            Change e-mail
          </Link>
        </p>
      </div>
    </Card>
  )
}

function BodyFields({ health, units, problems, typed, goalWithout }: ProfileFormProps) {
  return (
    <Card className="grid items-start gap-5 sm:grid-cols-2">
      <h2 className="text-h3 sm:col-span-2">Body and energy</h2>
      <UnitBoxes
        label="Weight"
        boxes={typedAgain(weightBoxes(health.weightKg, units.weight), typed)}
        hint={USES.weight}
        error={problems.weight}
      />
      <UnitBoxes
        label="Height"
        boxes={typedAgain(heightBoxes(health.heightCm, units.height), typed)}
        hint={USES.height}
        error={problems.height}
      />
      <SexField hint={USES.sex} value={typed?.sex?.[0] ?? health.sex} />
      <TextField
        label="Year of birth"
        optional
        name="birthYear"
        inputMode="numeric"
        autoComplete="bday-year"
        maxLength={6}
        defaultValue={typed?.birthYear?.[0] ?? health.birthYear ?? ''}
        error={problems.birthYear}
        hint={USES.birthYear}
      />
      <FieldFrame label="Activity level" hint={USES.activity} className="sm:col-span-2">
        {links => (
          <select {...links} name="activity" defaultValue={typed?.activity?.[0] ?? health.activity} className="input">
            {Object.entries(ACTIVITY_LEVELS).map(([key, { name, words }]) => (
              <option key={key} value={key}>
                {name}: {words}
              </option>
            ))}
          </select>
        )}
      </FieldFrame>
      <div className="sm:col-span-2">
        <UnitBoxes
          label="Calorie goal"
          boxes={typedAgain(energyBoxes(health.calorieGoalKcal, units.energy), typed)}
          hint={USES.calorieGoal}
          error={problems.calorieGoal}
          placeholder={goalWithout}
        />
      </div>
    </Card>
  )
}

/** Separate from everything else, never ticked beforehand. */
function ConsentBox({ error }: { error: string | undefined }) {
  return (
    <Card className="grid gap-2">
      <label className="consent-box">
        <input
          type="checkbox"
          name="consent"
          value="yes"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? 'consent-error' : undefined}
        />
        <span>{HEALTH_CONSENT.words}</span>
      </label>
      {error ? (
        <p id="consent-error" className="field-error">
          <Icon name="alert" size={16} />
          <span>{error}</span>
        </p>
      ) : null}
      <p className="text-small text-ink-3">
        You can take this back here at any time, which erases what was kept. It is not part of the terms, and everything
        but the figures for you works without it.
      </p>
    </Card>
  )
}
