/** The meal that most people have at this hour. */
export function mealAt(hour: number): string {
  if (hour < 11) return 'breakfast'
  if (hour < 15) return 'lunch'
  return hour >= 17 && hour < 22 ? 'dinner' : 'snack'
}
