import { KJ_PER_KCAL } from '#modules/nutrition/kilojoules.ts'

interface EnergyProps {
  kcal: number
  /** Where it is known by itself; else it is computed. */
  kj?: number | null | undefined
}

/** The same energy twice, in kilocalories and kilojoules, of which the style sheet shows the one that somebody chose. */
export function Energy({ kcal, kj }: EnergyProps) {
  return (
    <>
      <span className="kcal">{kcal.toLocaleString('en-GB')} kcal</span>
      {/* The space is part of what is hidden with it: a comma may follow. */}
      <span className="kj">{` ${Math.round(kj ?? kcal * KJ_PER_KCAL).toLocaleString('en-GB')} kJ`}</span>
    </>
  )
}
