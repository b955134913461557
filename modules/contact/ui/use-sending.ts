import { type FormEvent, useEffect, useRef, useState } from 'react'
import { call, errorIn } from '#browser/calls.ts'
import { randomId } from '#browser/random-id.ts'
import { useToast } from '#kit/toast.tsx'
import { CONTACT_FIELDS, CONTACT_TEXTS, type ContactProblems, readContact } from '../message.ts'
import { keepDraft, keptDraft, type Typed } from './draft.ts'

type Sending = 'idle' | 'sending' | 'sent' | 'error'

const typedIn = (form: HTMLFormElement): Typed => {
  const data = new FormData(form)
  return Object.fromEntries(CONTACT_FIELDS.map(field => [field, String(data.get(field) ?? '')]))
}

const fieldOf = (form: HTMLFormElement, name: string) => {
  const field = form.elements.namedItem(name)
  return field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement ? field : null
}

/** Sends the form by a call, keeps what is typed until it is through, and says what is wrong beside each field. */
export function useSending(from: { problems: ContactProblems; wasSent: boolean }) {
  const toast = useToast()
  const form = useRef<HTMLFormElement>(null)
  const [state, setState] = useState<Sending>(from.wasSent ? 'sent' : 'idle')
  const [problems, setProblems] = useState(from.problems)
  const page = useRef('')
  const isBusy = useRef(false)

  useEffect(() => {
    if (from.wasSent) return keepDraft({})
    // What is in a field already was typed before the script came, or given back by the server.
    for (const [name, text] of Object.entries(keptDraft())) {
      const field = form.current && fieldOf(form.current, name)
      if (field && field.value === '') field.value = text
    }
  }, [from.wasSent])

  const send = async (event: FormEvent<HTMLFormElement>) => {
    const sent = event.currentTarget
    // Filled in by a program: sent as a form, which the server gives back with everything in it.
    if (fieldOf(sent, 'website')?.value) return
    event.preventDefault()
    if (isBusy.current) return
    const read = readContact(typedIn(sent))
    setProblems(read.ok ? {} : read.problems)
    if (!read.ok) {
      setState('error')
      return fieldOf(sent, Object.keys(read.problems)[0] ?? '')?.focus()
    }
    isBusy.current = true
    setState('sending')
    // The same for every try of this page, so that an answer that was lost on the way sends nothing twice.
    page.current ||= randomId()
    const { ok, lost, body } = await call('/api/contact', {
      body: read.message,
      headers: { 'Idempotency-Key': page.current },
      credentials: 'omit',
    })
    isBusy.current = false
    setState(ok ? 'sent' : 'error')
    if (!ok)
      return toast.show({ message: lost ? CONTACT_TEXTS.lost : (errorIn(body) ?? CONTACT_TEXTS.failed), tone: 'error' })
    page.current = ''
    sent.reset()
    for (const name of CONTACT_FIELDS) {
      const field = fieldOf(sent, name)
      if (field) field.value = ''
    }
    keepDraft({})
    toast.show({ message: CONTACT_TEXTS.sent, tone: 'success' })
  }

  return { form, state, problems, send, keepTyped: () => form.current && keepDraft(typedIn(form.current)) }
}
