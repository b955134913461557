import { Icon } from '#kit/icon.tsx'
import { MARK_TEXTS } from '../../saved/mark-texts.ts'
import { useMark, useMarking } from './use-recipe-marks.ts'

/** Keeps a recipe or lets it go; it is on the picture. */
export function SaveToggle({ id, name }: { id: string; name: string }) {
  const { saved } = useMark(id)
  const mark = useMarking()
  return (
    <button
      type="button"
      className="recipe-save needs-script"
      aria-pressed={saved}
      aria-label={`Save ${name}`}
      onClick={() => mark(id, { saved: !saved }, MARK_TEXTS.saved[saved ? 'off' : 'on'])}
    >
      <Icon name="bookmark" size={18} filled={saved} />
    </button>
  )
}
