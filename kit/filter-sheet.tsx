import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { useNavigate } from 'react-router'
import { call } from '#browser/calls.ts'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'
import './styles/filter-sheet.css'

export interface FilterSheetProps {
  title: string
  /** The fields as they are set, or with nothing chosen. They keep what is chosen by themselves. */
  fields: (isCleared: boolean) => ReactNode
  /** How many there are of what the fields ask for, or where the server tells it. */
  count: (form: HTMLFormElement) => number | string
  /** What is counted: 'recipe' and 'recipes'. */
  nouns: readonly [one: string, many: string]
  /** Where that is shown. */
  address: (form: HTMLFormElement) => string
  /** Where the page is now. */
  here: string
  onClose: () => void
}

/** All filters of a list on a small screen, and at the foot how many things they leave. */
export function FilterSheet({ title, fields, count, nouns, address, here, onClose }: FilterSheetProps) {
  const navigate = useNavigate()
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  const [cleared, setCleared] = useState(0)
  const { counted, recount } = useCount(form, count)
  useEffect(() => {
    if (cleared > 0) recount()
  }, [cleared, recount])
  const show = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    // The list's own form may be around this one.
    event.stopPropagation()
    const to = address(event.currentTarget)
    onClose()
    if (to !== here) void navigate(to, { preventScrollReset: true })
  }
  const total = counted && 'total' in counted ? counted.total : null
  const found = total === null ? null : `${total.toLocaleString('en-GB')} ${nouns[total === 1 ? 0 : 1]}`
  const remark = counted && 'failed' in counted ? counted.failed : total === 0 ? NOTHING_LEFT : null
  return createPortal(
    <Dialog
      open
      onClose={onClose}
      title={title}
      closeLabel="Close without changing anything"
      className="filter-sheet"
      foot={
        <>
          <p role="status" className={remark ? 'filter-sheet-remark' : 'sr-only'}>
            {remark ?? found}
          </p>
          <Button variant="text" onClick={() => setCleared(times => times + 1)}>
            Clear all
          </Button>
          <Button type="submit" form={id}>
            {found === null ? `Show ${nouns[1]}` : `Show ${found}`}
          </Button>
        </>
      }
    >
      <form
        id={id}
        ref={form}
        aria-label={title}
        onChange={event => {
          event.stopPropagation()
          recount()
        }}
        onSubmit={show}
      >
        <div key={cleared}>{fields(cleared > 0)}</div>
      </form>
    </Dialog>,
    document.body,
  )
}

/** Null: nothing is asked for. Or in words why it could not be counted. */
type Counted = { readonly total: number | null } | { readonly failed: string }

const UNCOUNTED = 'We could not count these now. You can show them all the same.'
const OFFLINE = 'You are offline, so these cannot be counted or shown now.'

async function counts(asked: number | string, wanted: AbortSignal): Promise<Counted> {
  if (typeof asked === 'number') return { total: asked }
  const { ok, body, lost } = await call(asked, { wanted })
  if (ok) return body as { total: number | null }
  return { failed: lost === 'offline' ? OFFLINE : UNCOUNTED }
}

const NOTHING_LEFT = 'Nothing has all of this. Take something off.'

/** Long enough that a word is typed before it is counted. */
const PAUSE_MS = 200

/** Counted when the sheet opens and with every change; nothing is said while the answer is on its way. */
function useCount(form: { current: HTMLFormElement | null }, count: FilterSheetProps['count']) {
  const [counted, setCounted] = useState<Counted | null>(null)
  const [asked, setAsked] = useState(0)
  const [recount] = useState(() => () => {
    setCounted(null)
    setAsked(times => times + 1)
  })
  const counting = useRef(count)
  counting.current = count
  useEffect(() => {
    const wanted = new AbortController()
    const ask = async () => {
      if (!form.current) return
      const answer = await counts(counting.current(form.current), wanted.signal)
      if (!wanted.signal.aborted) setCounted(answer)
    }
    const timer = setTimeout(() => void ask(), asked === 0 ? 0 : PAUSE_MS)
    return () => {
      clearTimeout(timer)
      wanted.abort()
    }
  }, [form, asked])
  return { counted, recount }
}
