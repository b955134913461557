import { Link } from 'react-router'

/** A sprig of thyme: a stem, three pairs of leaves and one on top. */
export function Sprig({ size = 26 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" className="flex-none text-leaf" aria-hidden="true">
      <path d="M12 22V7" stroke="currentColor" strokeWidth="1.75" strokeLinecap="round" />
      <g fill="currentColor">
        <path d="M12 1.2c1.9 1.7 1.9 4.1 0 6-1.9-1.9-1.9-4.3 0-6Z" />
        <path d="M11.4 11.3c-2.3.2-4-.9-4.5-3 2.2-.3 4 .9 4.5 3ZM12.6 11.3c2.3.2 4-.9 4.5-3-2.2-.3-4 .9-4.5 3Z" />
        <path d="M11.4 15.6c-2.6.2-4.6-1-5.2-3.4 2.5-.3 4.6 1 5.2 3.4ZM12.6 15.6c2.6.2 4.6-1 5.2-3.4-2.5-.3-4.6 1-5.2 3.4Z" />
        <path d="M11.4 20.1c-2.8.3-4.9-1.1-5.5-3.6 2.7-.4 4.9 1 5.5 3.6ZM12.6 20.1c2.8.3 4.9-1.1 5.5-3.6-2.7-.4-4.9 1-5.5 3.6Z" />
      </g>
    </svg>
  )
}

export function Brand({ className = '' }: { className?: string }) {
  return (
    <Link to="/" className={`inline-flex min-h-11 items-center gap-2.5 ${className}`}>
      <Sprig />
      <span className="font-serif text-h3">Thymewell</span>
    </Link>
  )
}
