import { Link } from 'react-router'
import { Icon } from '#kit/icon.tsx'
import { useStandings } from './use-standings.ts'

/** Said beside the button to whoever needs no product for it. */
export function FoodCovers({ of }: { of: string }) {
  const { covered } = useStandings()
  if (!covered.includes(of)) return null
  return (
    <p role="status" className="mt-4 flex gap-2.5 rounded-m bg-leaf-wash px-4 py-3 text-small">
      <Icon name="check" size={18} className="mt-0.5 text-leaf" />
      <span>
        <strong>Your food already covers this</strong>, by the complete days of your week.{' '}
        <Link to="/dashboard/nutrients" className="link">
          See the week
        </Link>
      </span>
    </p>
  )
}
