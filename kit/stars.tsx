import { Icon } from './icon.tsx'

const FIVE = [1, 2, 3, 4, 5]

/** So many of five stars, as a picture with words; half a star is a whole one to the eye and a figure to the ear. */
export function Stars({ stars, label, size = 18 }: { stars: number; label: string; size?: number }) {
  return (
    <span role="img" aria-label={label} className="inline-flex flex-none gap-0.5 align-[-0.15em] text-turmeric">
      {FIVE.map(star => (
        <Icon key={star} name="star" size={size} filled={star <= Math.round(stars)} />
      ))}
    </span>
  )
}
