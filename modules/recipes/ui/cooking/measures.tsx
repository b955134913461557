import { createContext, type ReactNode, useContext, useEffect, useState } from 'react'
import { keep, kept } from '#browser/kept.ts'
import type { MeasureSystem } from '../../measure-words.ts'

const MEASURES_KEY = 'recipe-measures'

interface Measures {
  readonly servings: number
  setServings(servings: number): void
  readonly system: MeasureSystem
  setSystem(system: MeasureSystem): void
}

const MeasuresContext = createContext<Measures | null>(null)

/** For how many, and in whose measures, a recipe is shown: the same in its head, its list, its steps and on paper. */
export function RecipeMeasures({ serves, children }: { serves: number; children: ReactNode }) {
  const [servings, setServings] = useState(serves)
  const [system, choose] = useState<MeasureSystem>('metric')
  useEffect(() => {
    if (kept(MEASURES_KEY) === 'us') choose('us')
  }, [])
  const setSystem = (next: MeasureSystem) => {
    keep(MEASURES_KEY, next === 'us' ? next : null)
    choose(next)
  }
  return <MeasuresContext value={{ servings, setServings, system, setSystem }}>{children}</MeasuresContext>
}

export function useMeasures(): Measures {
  const measures = useContext(MeasuresContext)
  if (!measures) throw new Error('A recipe is shown without its measures')
  return measures
}

/** The number of servings that is chosen, where the recipe says what it is for. */
export const ShownServings = () => useMeasures().servings
