import { Notice } from '#kit/notice.tsx'

/** Said on every page that payments touch, so that nobody waits for a parcel from a copy of the shop. */
export function SandboxNote({ shown }: { shown: boolean }) {
  return shown ? <Notice>Test payments: no money moves on this copy.</Notice> : null
}
