/** How every screen is looked at. */
export const WIDTHS = [
  { width: 360, height: 780 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
] as const
export const SCHEMES = ['light', 'dark'] as const
/** What lies below is not looked at: three screens of a phone say how a page goes on. */
export const TALLEST = 2400

export interface Look {
  width: number
  /** Of the window, which is what somebody sees first. */
  height: number
  scheme: (typeof SCHEMES)[number]
}

export const LOOKS: readonly Look[] = WIDTHS.flatMap(size => SCHEMES.map(scheme => ({ ...size, scheme })))

export const lookName = ({ width, scheme }: Look) => `${width}-${scheme}`
