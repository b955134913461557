import type { ReactNode } from 'react'
import { Button, type ButtonProps } from '#kit/button.tsx'
import { useToast } from '#kit/toast.tsx'
import { MARK_TEXTS } from '../../saved/mark-texts.ts'
import { useMark, useMarking } from './use-recipe-marks.ts'

const NO_SHARING = 'Share feature is not supported on this browser'

interface RecipeActionsProps {
  id: string
  name: string
  description: string
  /** The loud one, before all others; without it that is Save. */
  first?: ReactNode
  /** What other parts of the product do with it. */
  more?: ReactNode
}

/** Save, Like, Share and Print. */
export function RecipeActions({ id, name, description, first, more }: RecipeActionsProps) {
  const toasts = useToast()
  const { liked } = useMark(id)
  const mark = useMarking()
  const copyAddress = async () => {
    try {
      await navigator.clipboard.writeText(location.href)
      toasts.show({ message: 'Address copied' })
    } catch {
      toasts.show({ message: 'This browser does not let us copy.', tone: 'warning' })
    }
  }
  const share = async () => {
    // Not every browser has it, whatever the types say.
    if (typeof navigator.share !== 'function') {
      const action = { label: 'Copy the address', onAction: () => void copyAddress() }
      return toasts.show({ message: NO_SHARING, tone: 'warning', action })
    }
    try {
      await navigator.share({ title: name, text: description, url: location.href })
    } catch {
      // Somebody thought better of it.
    }
  }
  return (
    <div className="needs-script mt-6 two-up gap-2 sm:grid-cols-3 print:hidden">
      {first}
      <SaveButton id={id} variant={first ? 'secondary' : 'primary'} />
      {more}
      <Button
        variant="secondary"
        icon="heart"
        aria-pressed={liked}
        className="px-3 aria-pressed:[&_.icon]:fill-current"
        onClick={() => mark(id, { liked: !liked }, MARK_TEXTS.liked[liked ? 'off' : 'on'])}
      >
        {liked ? 'Liked' : 'Like'}
      </Button>
      <Button variant="secondary" icon="share" className="px-3" onClick={share}>
        Share
      </Button>
      <Button variant="secondary" icon="printer" className="px-3" onClick={() => window.print()}>
        Print
      </Button>
    </div>
  )
}

/** Keeps a recipe or lets it go, in words. */
export function SaveButton({ id, variant = 'secondary' }: { id: string; variant?: ButtonProps['variant'] }) {
  const { saved } = useMark(id)
  const mark = useMarking()
  return (
    <Button
      icon="bookmark"
      variant={variant}
      aria-pressed={saved}
      className="px-3 aria-pressed:[&_.icon]:fill-current"
      onClick={() => mark(id, { saved: !saved }, MARK_TEXTS.saved[saved ? 'off' : 'on'])}
    >
      {saved ? 'Saved' : 'Save'}
    </Button>
  )
}
