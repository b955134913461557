import {
  type LinkProps,
  type NavLinkProps,
  Link as RouterLink,
  NavLink as RouterNavLink,
  useLocation,
} from 'react-router'

/**
 * What the router's links write on the server, in a fraction of the time: there nothing can be pressed, and of a whole
 * address it need not be worked out where it leads from here. `scripts/vite-server-links.ts` puts them in their place.
 */

/** Such an address is the same to the router wherever it is written; of any other the router decides. */
const WHOLE = /^(\/(?:[\w-]+(?:\/[\w-]+)*)?)(?:\?[^?#]+)?(?:#.+)?$/

export function Link(props: LinkProps) {
  const { to, prefetch } = props
  if (typeof to !== 'string' || !WHOLE.test(to) || prefetch === 'render' || props.mask || props.discover === 'none')
    return <RouterLink {...props} />
  return <a {...attributesOf(props)} href={to} target={props.target} data-discover="true" />
}

function attributesOf({
  to: _to,
  prefetch: _prefetch,
  discover: _discover,
  mask: _mask,
  relative: _relative,
  reloadDocument: _reloadDocument,
  target: _target,
  replace: _replace,
  state: _state,
  preventScrollReset: _preventScrollReset,
  viewTransition: _viewTransition,
  defaultShouldRevalidate: _defaultShouldRevalidate,
  ...attributes
}: LinkProps) {
  return attributes
}

export function NavLink(props: NavLinkProps) {
  const { to, end = false, className = '', children, style, caseSensitive, ...rest } = props
  const path = typeof to === 'string' ? WHOLE.exec(to)?.[1] : undefined
  const here = useLocation().pathname
  const isPlain = typeof className === 'string' && typeof children !== 'function' && typeof style !== 'function'
  if (!path || !isPlain || caseSensitive) return <RouterNavLink {...props} />
  const isHere = isAt(path.toLowerCase(), here.toLowerCase(), end)
  return (
    <Link
      {...rest}
      aria-current={isHere ? (rest['aria-current'] ?? 'page') : undefined}
      className={[className, isHere && 'active'].filter(Boolean).join(' ')}
      style={style}
      to={to}
    >
      {children}
    </Link>
  )
}

const isAt = (path: string, here: string, end: boolean) =>
  here === path || (!end && here.startsWith(path) && here.charAt(path === '/' ? 1 : path.length) === '/')
