import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { Form } from 'react-router'
import { keepDraft, keptDraft } from '#browser/typed-drafts.ts'
import { Notice } from './notice.tsx'

interface KeptFormProps {
  /** Under which name this browser keeps what is typed: of what, and about what. */
  draft: string
  /** It was taken: nothing more is kept. */
  wasSent: boolean
  action?: string
  className?: string
  children: ReactNode
}

/** What a person types, and no more: neither what the page brought nor a trap for programs. */
const isTyped = (field: Element): field is HTMLInputElement | HTMLTextAreaElement =>
  (field instanceof HTMLTextAreaElement || (field instanceof HTMLInputElement && field.type !== 'hidden')) &&
  field.name !== '' &&
  field.closest('[hidden]') === null

const isChoice = (field: Element): field is HTMLInputElement =>
  field instanceof HTMLInputElement && field.type === 'radio'

function typedIn(form: HTMLFormElement): Record<string, string> {
  const fields = [...form.elements].filter(isTyped).filter(field => !isChoice(field) || field.checked)
  return Object.fromEntries(fields.map(field => [field.name, field.value]))
}

/** What is in a field already was typed before the script came, or given back by the server. */
function restore(form: HTMLFormElement, draft: Readonly<Record<string, string>>) {
  for (const field of [...form.elements].filter(isTyped)) {
    const text = draft[field.name]
    if (text === undefined) continue
    if (!isChoice(field)) field.value ||= text
    else if (!form.querySelector(`[name="${field.name}"]:checked`) && field.value === text) field.checked = true
  }
}

/** Also before the script came, which then heard nothing of it. */
const wasTypedInto = (form: HTMLFormElement) =>
  [...form.elements]
    .filter(isTyped)
    .some(field => (isChoice(field) ? field.checked && !field.defaultChecked : field.value !== field.defaultValue))

/**
 * A form whose words this browser keeps until they are sent, so that neither a reload nor a lost connection takes them.
 * Without script it is a form like any other.
 */
export function KeptForm({ draft, wasSent, action, className, children }: KeptFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const [isOffline, setOffline] = useState(false)
  useEffect(() => {
    if (wasSent) keepDraft(draft, {})
    else if (form.current) {
      restore(form.current, keptDraft(draft))
      if (wasTypedInto(form.current)) keepDraft(draft, typedIn(form.current))
    }
  }, [draft, wasSent])
  const send = (event: FormEvent) => {
    setOffline(!navigator.onLine)
    if (!navigator.onLine) event.preventDefault()
  }
  return (
    <Form
      ref={form}
      method="post"
      {...(action === undefined ? {} : { action })}
      noValidate
      data-offline="own"
      className={className}
      onSubmit={send}
      onInput={event => keepDraft(draft, typedIn(event.currentTarget))}
    >
      {isOffline ? (
        <Notice live tone="caution">
          You are offline, so nothing was sent. What you typed is kept here: send it once you are connected.
        </Notice>
      ) : null}
      {children}
    </Form>
  )
}
