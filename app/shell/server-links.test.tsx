import type { ComponentProps, ComponentType } from 'react'
import { renderToString } from 'react-dom/server'
import {
  type LinkProps,
  type NavLinkProps,
  Link as RouterLink,
  NavLink as RouterNavLink,
  StaticRouter,
} from 'react-router'
import { describe, expect, it } from 'vitest'
import { Link, NavLink } from './server-links.tsx'

const HERE = '/dashboard/Supplements'

function written<Props>(Link: ComponentType<Props>, props: NoInfer<Props> & object): string {
  return renderToString(
    <StaticRouter location={`${HERE}?view=all`}>
      <Link {...props} />
    </StaticRouter>,
  )
}

const ADDRESSES: LinkProps['to'][] = [
  ...[
    '/',
    '/recipes',
    '/shop/supplements/magnesium-complex',
    '/login?mode=sign-up',
    '/recipes?diet=vegan&q=a+b#results',
  ],
  ...['/terms#returns', '/dashboard/daily-log?day=2026-11-26', '/learn/vitamin-d#5-what-it-does'],
  // Of these the router has a word to say.
  ...[
    '/recipes/',
    '/a//b',
    '/a/../b',
    '//elsewhere.example/a',
    '?view=week',
    '#main',
    '.',
    '../..',
    'learn',
    '/a?',
    '/a?#',
    '/a#',
  ],
  ...['', 'https://elsewhere.example/a', 'mailto:shop@example.com', '/recipes/crème brûlée', '/100%25'],
  { pathname: '/recipes', search: '?q=soup' },
]

const MANNERS: Partial<ComponentProps<typeof RouterLink>>[] = [
  {},
  { className: 'link', title: 'A & "B"', children: ['Read ', <b key="more">more</b>], onClick: () => {} },
  { replace: true, state: { from: 'here' }, preventScrollReset: true, viewTransition: true, relative: 'path' },
  { prefetch: 'intent', 'aria-label': 'More', target: '_blank', rel: 'noopener' },
  { prefetch: 'viewport', reloadDocument: true, id: 'it', hidden: true },
  { discover: 'none' },
]

describe.each(ADDRESSES.map(to => ({ to })))('a link to $to', ({ to }) => {
  it.each(MANNERS.map((props, nth) => ({ nth, props })))('is what the router writes, in manner $nth', ({ props }) => {
    expect(written<LinkProps>(Link, { ...props, to })).toBe(written<LinkProps>(RouterLink, { ...props, to }))
  })
})

const PLACES = ['/', '/dashboard', '/dashboard/supplements', '/dashboard/supp', '/dashboard/supplements?view=mine', '.']
const NAV_MANNERS: Partial<NavLinkProps>[] = [
  { end: true, className: 'sidebar-link' },
  { className: 'tab' },
  { end: true, 'aria-current': 'true' },
  { caseSensitive: true },
  { className: ({ isActive }) => (isActive ? 'on' : 'off') },
  { children: ({ isActive }) => (isActive ? 'Here' : 'There') },
  {},
]

describe.each(PLACES)('a link of a menu to %s', to => {
  it.each(NAV_MANNERS.map((props, nth) => ({ nth, props })))(
    'is what the router writes, in manner $nth',
    ({ props }) => {
      expect(written<NavLinkProps>(NavLink, { ...props, to })).toBe(
        written<NavLinkProps>(RouterNavLink, { ...props, to }),
      )
    },
  )
})
