import { type ComponentProps, type ComponentType, useEffect, useState, useSyncExternalStore } from 'react'
import { fetchPart } from '#browser/fetch-part.ts'
import { firstSign } from '#browser/first-sign.ts'
import { Icon } from '#kit/icon.tsx'
import { IconButton } from '#kit/icon-button.tsx'
import type { SiteMenuDrawer } from './site-menu-drawer.tsx'

/** The id of the footer's links, where the menu's link leads while there is no script. */
export const SITE_LINKS_ID = 'site-links'

const never = () => () => {}
const load = () => fetchPart(() => import('./site-menu-drawer.tsx'))

/**
 * The menu of small screens. Before and without script, and where what it opens cannot be fetched, it leads to the same
 * links at the foot of the page.
 */
export function SiteMenu({ className = '' }: { className?: string }) {
  const [open, setOpen] = useState(false)
  const [Menu, setMenu] = useState<ComponentType<ComponentProps<typeof SiteMenuDrawer>> | null>(null)
  const hydrated = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  useEffect(() => {
    // Fetched with the first sign of somebody, so that it is there when it is pressed.
    void firstSign()
      .then(load)
      .catch(() => undefined)
  }, [])
  if (!hydrated) {
    return (
      <a href={`#${SITE_LINKS_ID}`} aria-label="Menu" className={`icon-button ${className}`}>
        <Icon name="menu" size={22} />
      </a>
    )
  }
  const press = () => {
    setOpen(true)
    if (Menu) return
    load().then(
      part => setMenu(() => part.SiteMenuDrawer),
      () => {
        setOpen(false)
        location.hash = SITE_LINKS_ID
      },
    )
  }
  return (
    <>
      <IconButton icon="menu" label="Menu" aria-haspopup="dialog" className={className} onClick={press} />
      {Menu ? <Menu open={open} onClose={() => setOpen(false)} /> : null}
    </>
  )
}
