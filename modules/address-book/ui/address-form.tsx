import type { ReactNode } from 'react'
import { Form, useNavigation } from 'react-router'
import { Button } from '#kit/button.tsx'
import { FieldFrame } from '#kit/field-frame.tsx'
import { TextField } from '#kit/text-field.tsx'
import type { AddressField, TypedAddress } from '../address.ts'

/** What the server says to a form that was not whole yet. */
export interface AddressAnswer {
  /** Null: what is known already. */
  typed: TypedAddress | null
  problems: Partial<Record<AddressField, string>>
  finder: { postcode: string; words: string | null; addresses: TypedAddress[] } | null
}

interface AddressFormProps {
  /** Where all of its forms are sent, and what they say besides. */
  action: string
  hidden: Readonly<Record<string, string>>
  known: TypedAddress
  answer: AddressAnswer | null
  /** Whether addresses can be found by their postcode here. */
  finds: boolean
  /** Addresses that are saved already, to pick from. */
  saved?: readonly TypedAddress[]
  submit: string
  submitting: string
  /** Beside the button. */
  children?: ReactNode
}

const FIELDS: { field: AddressField; label: string; autoComplete: string; optional?: boolean }[] = [
  { field: 'name', label: 'Full name', autoComplete: 'name' },
  { field: 'line1', label: 'House and street', autoComplete: 'address-line1' },
  { field: 'line2', label: 'Flat, floor or company', autoComplete: 'address-line2', optional: true },
  { field: 'city', label: 'Town or city', autoComplete: 'address-level2' },
  { field: 'postcode', label: 'Postcode', autoComplete: 'postal-code' },
]

/** An address in the United Kingdom: typed, picked from those that are saved, or found by its postcode. Needs no script. */
export function AddressForm(props: AddressFormProps) {
  const { action, hidden, known, answer, finds, saved = [], submit, submitting, children } = props
  const typed = answer?.typed ?? known
  const found = answer?.finder?.addresses ?? []
  return (
    <div className="grid max-w-[30rem] gap-6">
      {saved.length > 0 ? <Picker {...{ action, hidden }} label="Your saved addresses" addresses={saved} /> : null}
      {finds ? <Finder {...{ action, hidden }} name={typed.name} finder={answer?.finder ?? null} /> : null}
      {found.length > 0 ? (
        <Picker {...{ action, hidden }} label="Which of these is it?" addresses={found} focused />
      ) : null}
      {/* Filled anew when an address was picked. */}
      <Form
        key={JSON.stringify(typed)}
        method="post"
        action={action}
        preventScrollReset
        noValidate
        className="grid gap-4"
      >
        <Hidden fields={hidden} />
        {FIELDS.map(({ field, label, autoComplete, optional }) => (
          <TextField
            key={field}
            label={label}
            name={field}
            autoComplete={autoComplete}
            defaultValue={typed[field]}
            error={answer?.problems[field]}
            optional={optional}
            maxLength={100}
          />
        ))}
        <div className="flex flex-wrap gap-3">
          <Send errand="save" label={submit} waiting={submitting} />
          {children}
        </div>
      </Form>
    </div>
  )
}

function Hidden({ fields }: { fields: AddressFormProps['hidden'] }) {
  return Object.entries(fields).map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />)
}

function Send({ errand, label, waiting, plain }: { errand: string; label: string; waiting: string; plain?: boolean }) {
  const { state, formData } = useNavigation()
  const pending = state !== 'idle' && formData?.get('do') === errand
  return (
    <Button
      type="submit"
      name="do"
      value={errand}
      variant={plain ? 'secondary' : 'primary'}
      pending={pending}
      pendingLabel={waiting}
    >
      {label}
    </Button>
  )
}

type Part = Pick<AddressFormProps, 'action' | 'hidden'>

function Finder({ action, hidden, name, finder }: Part & { name: string; finder: AddressAnswer['finder'] }) {
  return (
    <Form method="post" action={action} preventScrollReset noValidate className="grid gap-3">
      <Hidden fields={{ ...hidden, name }} />
      <TextField
        label="Find your address by its postcode"
        name="find"
        autoComplete="off"
        defaultValue={finder?.postcode ?? ''}
        error={finder?.words ?? undefined}
        hint="Find sends the postcode, and nothing else, to Ideal Postcodes. Or type your address below."
        maxLength={10}
      />
      <div>
        <Send errand="find" label="Find" waiting="Looking…" plain />
      </div>
    </Form>
  )
}

interface PickerProps extends Part {
  label: string
  addresses: readonly TypedAddress[]
  focused?: boolean
}

function Picker({ action, hidden, label, addresses, focused = false }: PickerProps) {
  return (
    <Form method="post" action={action} preventScrollReset className="grid gap-3">
      <Hidden fields={hidden} />
      <FieldFrame label={label}>
        {links => (
          // biome-ignore lint/a11y/noAutofocus: it answers the press of Find
          <select name="picked" {...links} autoFocus={focused} className="input">
            {addresses.map(address => (
              <option key={JSON.stringify(address)} value={JSON.stringify(address)}>
                {[address.line1, address.line2, address.city, address.postcode].filter(Boolean).join(', ')}
              </option>
            ))}
          </select>
        )}
      </FieldFrame>
      <div>
        <Send errand="use" label="Use this address" waiting="Filling in…" plain />
      </div>
    </Form>
  )
}
