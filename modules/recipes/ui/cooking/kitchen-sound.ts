import { useSyncExternalStore } from 'react'
import { keep, kept } from '#browser/kept.ts'

const SOUND_KEY = 'kitchen-sound'
/** Three short tones, as kitchen clocks have them, and for how long they come again. */
const TONES_S = [0, 0.22, 0.44]
const TONE_S = 0.14
const AGAIN_MS = 1_600
const LONGEST_MS = 60_000

let context: AudioContext | undefined
let ringing: { readonly again: ReturnType<typeof setInterval>; readonly end: ReturnType<typeof setTimeout> } | undefined
const listeners = new Set<() => void>()

const isOn = () => kept(SOUND_KEY) !== 'off'

/** Whether a clock that ends is heard, and how to change that. */
export function useSound(): { readonly isOn: boolean; set(isOn: boolean): void } {
  const on = useSyncExternalStore(
    listener => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    isOn,
    () => true,
  )
  return { isOn: on, set: setSound }
}

export function setSound(on: boolean): void {
  keep(SOUND_KEY, on ? null : 'off')
  if (on) unlock()
  else hush()
  for (const listener of listeners) listener()
}

/** A browser lets a page be heard only once somebody has pressed something on it. */
export function unlock(): void {
  if (typeof AudioContext === 'undefined') return
  context ??= new AudioContext()
  if (context.state === 'suspended') void context.resume().catch(() => undefined)
}

/** Sounds for a minute, or until nothing is over any more. */
export function ring(isOver: boolean): void {
  if (!isOver) hush()
  if (!isOver || ringing || !isOn()) return
  sound()
  ringing = { again: setInterval(sound, AGAIN_MS), end: setTimeout(quiet, LONGEST_MS) }
}

/** The minute is over, but not what rang. */
const quiet = () => clearInterval(ringing?.again)

function hush() {
  clearInterval(ringing?.again)
  clearTimeout(ringing?.end)
  ringing = undefined
}

function sound() {
  // The next tone may be heard, once something was pressed.
  if (navigator.userActivation?.hasBeenActive === false) return
  unlock()
  if (context?.state !== 'running') return
  for (const after of TONES_S) {
    const tone = context.createOscillator()
    const loudness = context.createGain()
    const start = context.currentTime + after
    tone.frequency.value = 880
    loudness.gain.setValueAtTime(0.0001, start)
    loudness.gain.exponentialRampToValueAtTime(0.4, start + 0.02)
    loudness.gain.exponentialRampToValueAtTime(0.0001, start + TONE_S)
    tone.connect(loudness).connect(context.destination)
    tone.start(start)
    tone.stop(start + TONE_S)
  }
}

// Clocks of the page before may ring on a page where nobody has pressed anything yet.
if (typeof document !== 'undefined')
  for (const press of ['pointerdown', 'keydown'])
    document.addEventListener(press, unlock, { once: true, passive: true })
