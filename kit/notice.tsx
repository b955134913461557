import type { ReactNode } from 'react'
import { classes } from './classes.ts'
import { Icon, type IconName } from './icon.tsx'

export interface NoticeProps {
  tone?: 'info' | 'caution' | 'error'
  title?: ReactNode
  level?: 2 | 3 | 4
  icon?: IconName
  /** It has come just now, by something the person did: it is read aloud. */
  live?: boolean
  actions?: ReactNode
  className?: string
  children: ReactNode
}

const TONE_ICONS = { info: 'info', caution: 'alert', error: 'alert' } as const

/** Something to know before going on, on a coloured wash. */
export function Notice({ tone = 'info', title, level = 3, icon, live, actions, className, children }: NoticeProps) {
  const Heading = `h${level}` as const
  const role = live ? (tone === 'error' ? 'alert' : 'status') : undefined
  return (
    <div role={role} className={classes('notice', tone !== 'info' && `notice-${tone}`, className)}>
      <Icon name={icon ?? TONE_ICONS[tone]} />
      <div className="notice-body">
        {title ? <Heading className="notice-title text-h4">{title}</Heading> : null}
        {children}
        {actions ? <div className="notice-actions">{actions}</div> : null}
      </div>
    </div>
  )
}
