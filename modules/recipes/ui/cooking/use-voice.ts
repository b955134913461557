import { useEffect, useRef, useState } from 'react'
import { keep, kept } from '#browser/kept.ts'
import { commandIn } from '../../cooking/kitchen.ts'

const VOICE_KEY = 'kitchen-voice'

/** As far as it is used; the types of browsers do not have it. */
interface Recognition {
  lang: string
  continuous: boolean
  onresult: ((event: { resultIndex: number; results: ArrayLike<ArrayLike<{ transcript: string }>> }) => void) | null
  onend: (() => void) | null
  onerror: ((event: { error: string }) => void) | null
  start(): void
  abort(): void
}

function recognitionOf(browser: object): (new () => Recognition) | null {
  const { SpeechRecognition, webkitSpeechRecognition } = browser as Record<string, unknown>
  return (SpeechRecognition ?? webkitSpeechRecognition ?? null) as (new () => Recognition) | null
}

export interface Voice {
  /** Null where the browser cannot listen. */
  readonly isOn: boolean | null
  /** Why it does not, in words. */
  readonly problem: string | null
  set(isOn: boolean): void
}

/** Nobody asks for the microphone again and again: what it cannot do now it cannot do in a moment either. */
const GIVEN_UP: ReadonlyMap<string, string> = new Map(
  Object.entries({
    'not-allowed': 'The browser was not allowed to use the microphone.',
    'service-not-allowed': 'The browser was not allowed to use the microphone.',
    'audio-capture': 'No microphone was found.',
    network: 'Your browser needs a connection to understand words.',
  }),
)

/** Hears 'next', 'back' and 'stop' while cook mode is open, once somebody has asked for it. */
export function useVoice(isOpen: boolean, onCommand: (command: 'next' | 'back' | 'stop') => void): Voice {
  const [can] = useState(() => recognitionOf(window))
  const [isOn, setOn] = useState(() => kept(VOICE_KEY) === 'on')
  const [problem, setProblem] = useState<string | null>(null)
  const command = useRef(onCommand)
  command.current = onCommand
  useEffect(() => {
    if (!isOpen || !isOn || !can) return
    let isWanted = true
    const ear = new can()
    ear.lang = 'en-GB'
    ear.continuous = true
    ear.onresult = ({ resultIndex, results }) => {
      const said = commandIn(results[resultIndex]?.[0]?.transcript ?? '')
      if (said) command.current(said)
    }
    // It stops by itself after a silence.
    ear.onend = () => isWanted && ear.start()
    ear.onerror = ({ error }) => {
      const why = GIVEN_UP.get(error)
      if (why === undefined) return
      isWanted = false
      setProblem(why)
      setOn(false)
    }
    ear.start()
    return () => {
      isWanted = false
      ear.abort()
    }
  }, [isOpen, isOn, can])
  return {
    isOn: can ? isOn : null,
    problem,
    set(next) {
      keep(VOICE_KEY, next ? 'on' : null)
      setProblem(null)
      setOn(next)
    },
  }
}
