/** To make a format costs a hundred times what using it does; a page prints hundreds of figures. */
const formats = new Map<string, Intl.NumberFormat>()

function format(least: number, most: number): Intl.NumberFormat {
  const key = `${least} ${most}`
  const kept = formats.get(key)
  if (kept) return kept
  const made = new Intl.NumberFormat('en-GB', { minimumFractionDigits: least, maximumFractionDigits: most })
  formats.set(key, made)
  return made
}

/** '1,234.5', '8': with at most so many decimals, from 0 to 20, and without noughts that say nothing. */
export const shortFigure = (value: number, decimals: number): string => format(0, decimals).format(value)

/** What a day is held beside: '61.5', '359'. Of a hundred and more nobody counts tenths. */
export const targetFigure = (value: number): string => shortFigure(value, value >= 100 ? 0 : 1)

/** '1,234.50', '8.00': with exactly so many decimals, from 0 to 20. */
export const wholeFigure = (value: number, decimals: number): string => format(decimals, decimals).format(value)
