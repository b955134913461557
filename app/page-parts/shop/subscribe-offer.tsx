import { Link } from 'react-router'
import { Icon } from '#kit/icon.tsx'

/** Below what is bought once, which stays the first and usual way. */
export function SubscribeOffer({ id, title, words }: { id: string; title: string; words: string }) {
  return (
    <p className="mt-4 flex gap-3 text-[0.9375rem] leading-normal print:hidden">
      <Icon name="clock" className="mt-0.5 text-leaf" />
      <span className="text-ink-2">
        <strong className="text-ink">{title}</strong> {words}{' '}
        <Link to={`/shop/supplements/${id}/subscribe`} className="link">
          See how
        </Link>
      </span>
    </p>
  )
}
