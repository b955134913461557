import { ListIcon } from './list-icon.tsx'

interface OfflineProps {
  readonly count: number
  readonly online: boolean
  /** What it joins. */
  readonly whole: 'list' | 'cupboard'
}

/** There is no connection, or something that was done here is not sent yet. */
export function Offline({ count, online, whole }: OfflineProps) {
  return (
    <p className="shop-offline" role="status">
      <ListIcon name="offline" />
      <span>
        <strong>{online ? 'Not sent yet.' : 'No signal.'}</strong>{' '}
        {count > 0
          ? `Your ${count} ${count === 1 ? 'change is' : 'changes are'} kept on this device and ${count === 1 ? 'joins' : 'join'} the ${whole} when you’re back online.`
          : `You can carry on with the ${whole}: changes join it when you’re back online.`}
      </span>
    </p>
  )
}
