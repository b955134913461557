import { type FacetChoices, type Facets, SHELF_DIETS, SHELF_ORDERS } from '../facets.ts'

/** What a form with these fields says. */
export const typedIn = (form: HTMLFormElement) =>
  new URLSearchParams([...new FormData(form)].map(([key, value]): [string, string] => [key, String(value)]))

/** @param isLed whether the address says what is chosen; otherwise the fields keep it until it is shown */
export function FacetFields({ chosen, choices, isLed }: { chosen: Facets; choices: FacetChoices; isLed?: boolean }) {
  const { order, form, nutrient, mostPounds, diet, isInStock } = chosen
  const prices = choices.mostPounds.map(pounds => [String(pounds), `Up to £${pounds}`] as const)
  const led = { isLed }
  return (
    <>
      <Choice {...led} label="Sort by" name="sort" value={order} any="Shelf order" options={ORDERS} />
      <Choice {...led} label="Form" name="form" value={form} options={choices.forms} />
      <Choice {...led} label="Nutrient" name="nutrient" value={nutrient} options={choices.nutrients} />
      <Choice {...led} label="Price of a pack" name="most" value={String(mostPounds ?? '')} options={prices} />
      <Choice {...led} label="Diet" name="diet" value={diet} options={DIETS} />
      <label className="flex min-h-12 items-center gap-3">
        <input
          type="checkbox"
          name="stock"
          value="now"
          {...(isLed ? { checked: isInStock, onChange: heard } : { defaultChecked: isInStock })}
        />
        In stock now
      </label>
    </>
  )
}

const ORDERS = Object.entries(SHELF_ORDERS)
const DIETS = Object.entries(SHELF_DIETS)
/** The form hears of the change. */
const heard = () => undefined

interface ChoiceProps {
  label: string
  name: string
  value: string
  any?: string
  isLed?: boolean
  options: readonly (readonly [value: string, words: string])[]
}

export function Choice({ label, name, value, any = 'Any', isLed = false, options }: ChoiceProps) {
  return (
    <label className="field">
      <span className="field-label">{label}</span>
      <select name={name} {...(isLed ? { value, onChange: heard } : { defaultValue: value })} className="input">
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
