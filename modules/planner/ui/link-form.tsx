import { useState } from 'react'
import { Button } from '#kit/button.tsx'
import { selectWhole } from '#kit/select-whole.ts'
import { TextField } from '#kit/text-field.tsx'
import { useToast } from '#kit/toast.tsx'
import { askChange } from '#modules/changes/ui/ask-change.ts'
import type { PlanAnswers, PlanLink } from '../plan-changes.ts'

interface LinkFormProps {
  link: PlanLink
  /** What whoever has it sees. */
  words: string
  addressOf: (token: string) => string
}

const NOT_MADE = 'The link could not be made. Please check your connection and try again.'

/** A link for whoever the member gives it to, and the end of it. */
export function LinkForm({ link, words, addressOf }: LinkFormProps) {
  const { show } = useToast()
  const [token, setToken] = useState<string | null>(null)
  const [pending, setPending] = useState(false)
  const ask = async (isOpen: boolean) => {
    setPending(true)
    const settled = await askChange('plan-linked', { link, isOpen })
    setPending(false)
    if (!settled.ok) return show({ message: settled.error ?? NOT_MADE, tone: 'error' })
    setToken((settled.told as PlanAnswers['plan-linked']).token ?? null)
    if (!isOpen) show({ message: 'The link leads nowhere now' })
  }
  const address = token === null ? '' : addressOf(token)
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address)
      show({ message: 'Link copied' })
    } catch {
      show({ message: 'Please copy the link from the field.', tone: 'warning' })
    }
  }
  return (
    <>
      <p>{words}</p>
      {token === null ? (
        <Button className="mt-4" icon="share" pending={pending} onClick={() => void ask(true)}>
          Get the link
        </Button>
      ) : (
        <div className="mt-4 grid gap-3">
          <TextField label="The link" readOnly value={address} onFocus={selectWhole} />
          <div className="flex flex-wrap gap-3">
            <Button onClick={() => void copy()}>Copy link</Button>
            <Button variant="secondary" pending={pending} onClick={() => void ask(false)}>
              Take it back
            </Button>
          </div>
        </div>
      )}
    </>
  )
}
