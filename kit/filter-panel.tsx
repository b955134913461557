import { type ComponentType, type MouseEvent, type ReactNode, useState } from 'react'
import { fetchPart } from '#browser/fetch-part.ts'
import { classes } from './classes.ts'
import { Icon } from './icon.tsx'

export interface SheetOf {
  onClose: () => void
}

interface FilterPanelProps<Given> {
  title: string
  /** How many filters are set. */
  on: number
  startsOpen?: boolean
  /** Of what is pressed. */
  className?: string
  /** A `FilterSheet` with what is asked of this list, and what that needs; fetched when it is opened. */
  sheet: () => Promise<{ default: ComponentType<Given & SheetOf> }>
  given: Given
  /** Where there is room, or no script. */
  children: ReactNode
}

/**
 * One press from a list: what can be asked of it. A panel above the list, and on a small screen a sheet that says how
 * many things are left. Without script, and where the sheet cannot be fetched, it is the panel everywhere.
 */
export function FilterPanel<Given>(props: FilterPanelProps<Given>) {
  const { title, on, startsOpen, className, sheet, given, children } = props
  const [Sheet, setSheet] = useState<ComponentType<Given & SheetOf> | null>(null)
  const press = (event: MouseEvent<HTMLElement>) => {
    const panel = event.currentTarget.parentElement as HTMLDetailsElement
    if (panel.open || !matchMedia('(width < 48rem)').matches) return
    event.preventDefault()
    fetchPart(sheet).then(
      part => setSheet(() => part.default),
      () => {
        panel.open = true
      },
    )
  }
  return (
    <>
      <details open={startsOpen}>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a button, by keyboard too */}
        <summary className={classes('chip', className)} onClick={press}>
          <Icon name="sliders" size={18} />
          {on > 0 ? `${title}, ${on}` : title}
        </summary>
        {children}
      </details>
      {Sheet ? <Sheet {...given} onClose={() => setSheet(null)} /> : null}
    </>
  )
}
