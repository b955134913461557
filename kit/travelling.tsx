import { type ReactNode, useEffect, useState, ViewTransition } from 'react'
import { firstSign } from '#browser/first-sign.ts'

/** How it travels is of use once somebody presses something; no first sight waits for it. */
const dress = () => import('./styles/travelling.css')
// Without a connection nothing travels.
if (typeof document !== 'undefined')
  firstSign()
    .then(dress)
    .catch(() => undefined)

/** Whose page was looked at last: on the way back its picture goes to its place in the list. */
let lastSeen = ''

/** Nothing travels where the system asks for no motion. */
const seen = (name: string) => {
  lastSeen = matchMedia('(prefers-reduced-motion: reduce)').matches ? '' : name
  return lastSeen
}

interface TravellingProps {
  /** The same for both places of a picture; '' where it stays. */
  name: string
  children: ReactNode
}

/** A picture that goes from its place in a list to its place on a page of its own, and back. */
export const Travelling = ({ name, children }: TravellingProps) => (
  <ViewTransition name={name || 'auto'} default="none" share="travelling">
    {children}
  </ViewTransition>
)

/** For the page. */
export function useArrival(name: string): void {
  useEffect(() => void seen(name), [name])
}

/** For a card of a list: its picture goes along when its link is pressed, and no other does. */
export function useDeparture(name: string): [travels: string, depart: () => void] {
  const [travels, setTravels] = useState(() => (name === lastSeen ? name : ''))
  return [travels, () => setTravels(seen(name))]
}
