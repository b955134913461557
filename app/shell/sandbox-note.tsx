import { Notice } from '#kit/notice.tsx'

/** Shown on every page that involves payment, so that nobody waits for a parcel from a copy of the shop. */
export function SandboxNote({ shown, className }: { shown: boolean; className?: string }) {
  return shown ? <Notice className={className ?? ''}>Test payments: no money moves on this copy.</Notice> : null
}
