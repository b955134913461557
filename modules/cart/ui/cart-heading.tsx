import type { RefObject } from 'react'
import { href, Link, useNavigate } from 'react-router'
import { Icon } from '#kit/icon.tsx'

interface CartHeadingProps {
  /** Null while nobody knows: the room for the number is kept. */
  count: number | null
  heading: RefObject<HTMLHeadingElement | null>
}

export function CartHeading({ count, heading }: CartHeadingProps) {
  const words = `(${count ?? 0} ${count === 1 ? 'item' : 'items'})`
  return (
    <div className="flex items-start justify-between gap-2 sm:items-center">
      <h1
        ref={heading}
        tabIndex={-1}
        className="py-1 text-[clamp(1.5rem,6.7vw,2rem)] text-wrap outline-none sm:text-h1"
      >
        Shopping Cart{' '}
        {count === null ? (
          <span className="invisible whitespace-nowrap" data-holds={words} />
        ) : (
          <span className="whitespace-nowrap text-ink-3">{words}</span>
        )}
      </h1>
      <CloseLink />
    </div>
  )
}

/** Goes back to where the visitor came from; from outside, or without JavaScript, to the shop. */
function CloseLink() {
  const navigate = useNavigate()
  return (
    <Link
      to={href('/shop/supplements')}
      aria-label="Close cart and go back"
      title="Close"
      className="icon-button -mt-1.5 -mr-2.5 shrink-0 sm:mt-0"
      onClick={event => {
        const steps: unknown = window.history.state?.idx
        if (typeof steps !== 'number' || steps < 1) return
        event.preventDefault()
        navigate(-1)
      }}
    >
      <Icon name="close" size={22} />
    </Link>
  )
}
