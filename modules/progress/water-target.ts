import type { Sex } from '#modules/nutrition/needs/energy-need.ts'

/**
 * Water a day in ml: adequate intakes of EFSA 2010 (EFSA Journal 8(3):1459) for adults, 2.5 litres for men and 2.0 for
 * women, all drinks and food together; what is drunk is held beside all of it, so that nobody is told too little. Who
 * did not tell their sex has the lower one.
 */
export const waterTargetMl = (sex: Sex | null): number => (sex === 'male' ? 2_500 : 2_000)
