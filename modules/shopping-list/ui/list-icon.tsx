/** Line drawings in the manner of the kit's, kept apart from them: only lists and cupboard load these. */
const PATHS = {
  more: 'M5 12h.01M12 12h.01M19 12h.01',
  cupboard: 'M4 3h16v17H4ZM12 3v17M4 10h16M9.5 6.5v1M14.5 6.5v1M9.5 14v1M14.5 14v1M6 20v2M18 20v2',
  handle: 'M9 6h.01M15 6h.01M9 12h.01M15 12h.01M9 18h.01M15 18h.01',
  offline:
    'M2 2l20 20M8.5 16.5a5 5 0 0 1 7 0M5 12.9a10 10 0 0 1 5.2-2.7M19 12.9a10 10 0 0 0-2-1.5M2 8.8a15 15 0 0 1 4.2-2.6M22 8.8A15 15 0 0 0 11 5M12 20h.01',
} as const

export function ListIcon({ name, size = 20 }: { name: keyof typeof PATHS; size?: number }) {
  return (
    <svg className={`icon icon-${name}`} width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
      <path d={PATHS[name]} />
    </svg>
  )
}
