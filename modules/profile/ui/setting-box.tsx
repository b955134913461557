import { type ComponentProps, useId } from 'react'
import { controlKey, SavedMark } from './saved-mark.tsx'
import './setting-box.css'

interface SettingBoxProps extends Omit<ComponentProps<'input'>, 'type' | 'className'> {
  label: string
  words: string
}

/** Something that is on or off, with what it does. Its name is read first, what it does after it. */
export function SettingBox({ label, words, ...rest }: SettingBoxProps) {
  const id = useId()
  return (
    <label className="setting-box">
      <span>
        <span id={`${id}-name`}>{label}</span> <SavedMark of={controlKey(rest.name, rest.value)} />
        <small id={`${id}-words`} className="setting-words">
          {words}
        </small>
      </span>
      <input type="checkbox" {...rest} aria-labelledby={`${id}-name`} aria-describedby={`${id}-words`} />
    </label>
  )
}
