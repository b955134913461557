import type { ReactElement } from 'react'
import type { Vessel } from '../product.ts'

// On a 200 by 184 ground; each is on the same line.
const DRAWINGS: Record<Vessel, ReactElement> = {
  bottle: (
    <>
      <rect x="80" y="22" width="40" height="21" rx="4" />
      <path d="M83 43v7c0 4-2 6-6 9-6 4-10 9-10 17v58a8 8 0 0 0 8 8h50a8 8 0 0 0 8-8V76c0-8-4-13-10-17-4-3-6-5-6-9v-7" />
      <path d="M67 82h66M67 124h66" />
      <path d="M88 98h24M94 107h12" />
    </>
  ),
  jar: (
    <>
      <rect x="64" y="44" width="72" height="18" rx="4" />
      <path d="M69 62v72a8 8 0 0 0 8 8h46a8 8 0 0 0 8-8V62" />
      <path d="M69 80h62M69 126h62" />
      <path d="M88 98h24M94 107h12" />
    </>
  ),
  pouch: (
    <>
      <path d="M73 24h54l3 14v104H70V38Z" />
      <path d="M70 38h60M70 44h60" />
      <path d="M70 142c12-10 48-10 60 0" />
      <path d="M86 82h28M92 92h16" />
    </>
  ),
  tube: (
    <>
      <rect x="86" y="22" width="28" height="17" rx="3" />
      <path d="M85 39h30v97a6 6 0 0 1-6 6H91a6 6 0 0 1-6-6Z" />
      <path d="M85 58h30M85 124h30" />
      <path d="M92 84h16M95 93h10" />
    </>
  ),
}

/** The right vessel in a few lines, where there is no photograph yet. */
export function VesselDrawing({ vessel, className }: { vessel: Vessel; className?: string }) {
  return (
    <svg
      viewBox="0 0 200 184"
      width="200"
      height="184"
      className={`fill-none stroke-ink-3 stroke-1 ${className ?? ''}`}
      aria-hidden="true"
    >
      {DRAWINGS[vessel]}
    </svg>
  )
}
