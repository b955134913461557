type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** What a field held before the page woke. */
interface Filled {
  readonly field: Field
  readonly value: string
  readonly checked: boolean
}

const CHOICE = /^(checkbox|radio)$/
const isChoice = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && CHOICE.test(field.type)

const isFilled = (field: Field): boolean => {
  if (field instanceof HTMLSelectElement) return field.value !== givenIn(field)
  if (!isChoice(field)) return field.value !== field.defaultValue
  // Of radio buttons the one that was chosen says it for all.
  return field.checked !== field.defaultChecked && (field.checked || field.type === 'checkbox')
}

/** What a browser restores in it may be told: it is typed, and kept by nobody until a button is pressed. */
const isTyped = (field: Field): boolean =>
  field instanceof HTMLTextAreaElement ||
  (field instanceof HTMLInputElement && !CHOICE.test(field.type) && field.name === '')

/** What the page brought as chosen; of a list that brings nothing, its first. */
const givenIn = ({ options }: HTMLSelectElement) =>
  [...options].find(({ defaultSelected }) => defaultSelected)?.value ?? options[0]?.value ?? ''

/**
 * The fields that hold something else than the server wrote, by autofill, a password manager, speech, a switch or a
 * quick hand. A browser that shows a page again restores what was on it: what was typed is told too, but not what was
 * chosen, nor what a form with a name for it reads by itself. Some of those are kept as soon as they change, and what
 * was restored may be older than what is kept.
 */
export function filledFields(root: ParentNode, isShownAgain: boolean): Filled[] {
  const fields = root.querySelectorAll<Field>('input:not([type=hidden], [type=file], [type=range]), textarea, select')
  return [...fields]
    .filter(field => isFilled(field) && (!isShownAgain || isTyped(field)))
    .map(field => ({ field, value: field.value, checked: 'checked' in field && field.checked }))
}

/** Says of each what it holds, as if it had been filled in now: React takes over the field and not what is in it. */
export function tellFilled(filled: readonly Filled[]) {
  for (const { field, value, checked } of filled) {
    if (!field.isConnected || field.disabled) continue
    if (isChoice(field)) choose(field, checked)
    else type(field, value)
  }
}

/** Pressed once more, from what React takes it to be. */
function choose(field: HTMLInputElement, checked: boolean) {
  field.checked = !checked
  field.click()
}

function type(field: Field, value: string) {
  // React keeps what it last heard on the field itself, and hears of a change only where the two differ.
  if (!(field instanceof HTMLSelectElement)) field.value = field.defaultValue
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
  field.dispatchEvent(new Event('change', { bubbles: true }))
}
