import type { ReactNode } from 'react'
import type { TonightChoices } from '#modules/first-visit/tonight-view.ts'

interface TonightFieldsProps {
  choices: TonightChoices
  eats?: string | null
  people?: number | null
  minutes?: number | null
  /** The question of what is left out. */
  children: ReactNode
}

/** The four questions, of which each may be skipped. Without script they are an ordinary form. */
export function TonightFields({ choices, eats, people, minutes, children }: TonightFieldsProps) {
  return (
    <>
      <Choice label="Eating" name="eats" value={eats} any="Everything" options={choices.eats} />
      {children}
      <Choice label="For" name="people" value={people} any="Any number" options={choices.people} />
      <Choice label="Time tonight" name="time" value={minutes} any="Any time" options={choices.minutes} />
    </>
  )
}

interface ChoiceProps {
  label: string
  name: string
  value?: string | number | null | undefined
  any: string
  options: readonly (readonly [value: string, words: string])[]
}

export function Choice({ label, name, value, any, options }: ChoiceProps) {
  return (
    <label className="field">
      <span className="text-small font-medium">{label}</span>
      <select name={name} defaultValue={value ?? ''} className="input">
        <option value="">{any}</option>
        {options.map(([key, words]) => (
          <option key={key} value={key}>
            {words}
          </option>
        ))}
      </select>
    </label>
  )
}
