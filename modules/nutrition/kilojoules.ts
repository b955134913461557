/** 1 kcal in kJ, the thermochemical calorie. Not for labels, which compute kJ from their own factors. */
export const KJ_PER_KCAL = 4.184

/** kcal to kJ, unrounded. */
export const kjOf = (kcal: number): number => kcal * KJ_PER_KCAL
