/** What a person may set: whole numbers from `min` to `max`, both included. */
export interface QuantityRange {
  min: number
  max: number
}

/** A change of quantity: the number to use, and whether more was asked for than there may be. */
export interface QuantityChange {
  value: number
  over: boolean
}

/** Brings a number asked for into the range. `max` below `min` counts as `min`. */
export function clampQuantity(wanted: number, { min, max }: QuantityRange): QuantityChange {
  const top = Math.max(min, max)
  if (Number.isNaN(wanted)) return { value: min, over: false }
  const whole = Math.trunc(wanted)
  return { value: Math.min(top, Math.max(min, whole)), over: whole > top }
}

/**
 * Reads what was typed. Only digits, with spaces around them, are a number; anything else keeps the current one,
 * so that a slip of the finger never empties a line.
 */
export function readQuantity(text: string, current: number, range: QuantityRange): QuantityChange {
  const typed = text.trim()
  return /^\d+$/.test(typed) ? clampQuantity(Number(typed), range) : clampQuantity(current, range)
}

/** The number a key leads to, or null when the key is none of the stepper's. */
export function quantityAfterKey(key: string, current: number, { min, max }: QuantityRange): number | null {
  switch (key) {
    case 'ArrowUp':
      return current + 1
    case 'ArrowDown':
      return current - 1
    case 'PageUp':
      return current + 10
    case 'PageDown':
      return current - 10
    case 'Home':
      return min
    case 'End':
      return max
    default:
      return null
  }
}
