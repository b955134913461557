const QUARTERS = 4

/**
 * What is cooked for people that nobody told by name: a serving for each, in quarters.
 *
 * @param people at the table, the member among them; null where nobody said
 */
export const guestQuartersFor = (people: number | null | undefined, household: number): number =>
  QUARTERS * Math.max(0, (people ?? 1) - 1 - household)
