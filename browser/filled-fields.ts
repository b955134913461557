type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** What a field held before the page woke. */
interface Filled {
  readonly field: Field
  readonly value: string
  readonly checked: boolean
}

const FIELDS = 'input:not([type=hidden], [type=file], [type=range]), textarea, select'
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
  return [...root.querySelectorAll<Field>(FIELDS)]
    .filter(field => isFilled(field) && (!isShownAgain || isTyped(field)))
    .map(field => ({ field, value: field.value, checked: 'checked' in field && field.checked }))
}

/** React writes what it knows of an element on it, as soon as it has taken it over. */
export const isAwake = (element: Element): boolean => Object.keys(element).some(key => key.startsWith('__reactProps'))

const LOOK_AGAIN_MS = 50
/** A part of a page that has not come by then is not waited for. */
const LOOKS = 600

/**
 * Tells each as soon as its part of the page has woken: some parts wait for a script of their own, and until then hear
 * nothing and may be filled in further.
 *
 * @param read what is filled in at the moment
 */
export function tellAwake(filled: readonly Filled[], read: () => readonly Filled[], looks = LOOKS) {
  tellFilled(filled.filter(({ field }) => isAwake(field)))
  const asleep = filled.filter(({ field }) => field.isConnected && !isAwake(field))
  const isOver = looks === 0 || (asleep.length === 0 && isAllAwake())
  if (isOver) return
  setTimeout(() => {
    const now = new Map([...asleep, ...read().filter(({ field }) => !isAwake(field))].map(one => [one.field, one]))
    // Its own effects come after a part has woken, and may set a field to what the address says.
    setTimeout(() => tellAwake([...now.values()], read, looks - 1))
  }, LOOK_AGAIN_MS)
}

const isAllAwake = () => [...document.querySelectorAll<Field>(FIELDS)].every(isAwake)

/** Says of each what it holds, as if it had been filled in now: React takes over the field and not what is in it. */
function tellFilled(filled: readonly Filled[]) {
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

function type(field: Field, value: string, isAgain = false) {
  const given = field instanceof HTMLSelectElement ? value : field.defaultValue
  // React keeps what it last heard on the field itself, and hears of a change only where the two differ.
  if (!(field instanceof HTMLSelectElement)) field.value = given
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
  field.dispatchEvent(new Event('change', { bubbles: true }))
  // A part that was about to wake is woken by what it is told, and puts back what the server wrote before it hears it.
  const isPutBack = () => field.isConnected && field.value === given && given !== value
  if (!isAgain && isPutBack()) setTimeout(() => isPutBack() && type(field, value, true), LOOK_AGAIN_MS)
}
