import { Link } from 'react-router'
import { servicesContext } from '#app/context.ts'
import { pageMeta } from '#app/shell/page-meta.ts'
import { originOf } from '#app/shell/root-data.ts'
import { Contents, TextList, TextPage, TextSection } from '#app/shell/text-page.tsx'
import { Cell, HeadCell, Row, RowHead, Table } from '#kit/table.tsx'
import { KEPT_IN_BROWSER, type KeptThing } from '../../page-parts/trust/kept-in-browser.ts'
import { StatisticsChoice } from '../../page-parts/trust/statistics-choice.tsx'
import type { Route } from './+types/cookies.ts'

const DESCRIPTION = 'Everything that Thymewell has your browser keep, under which name, what for and for how long.'

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({ origin: originOf(matches), title: 'Cookies', description: DESCRIPTION, path: '/cookies' })
}

export function loader({ context }: Route.LoaderArgs) {
  return { countsPages: context.get(servicesContext).pageViews !== null }
}

const PARTS = [
  { id: 'cookies', title: 'Cookies' },
  { id: 'storage', title: 'In your browser’s storage' },
  { id: 'statistics', title: 'Statistics' },
  { id: 'delete', title: 'To delete them' },
]

export default function CookiesPage({ loaderData: { countsPages } }: Route.ComponentProps) {
  return (
    <TextPage
      title="Cookies"
      lead="Your browser keeps what you asked us for, and nothing that follows you about. There is no advertising here, so there is no banner either."
      aside={<Contents parts={PARTS} />}
    >
      <TextSection id="cookies" title="Cookies">
        <p>
          A cookie goes to our server with each page you ask for, and to nobody else’s. Over a secure connection most of
          these names have <code>__Host-</code> in front of them.
        </p>
        <Kept caption="Cookies, what for and how long" things={KEPT_IN_BROWSER.filter(isCookie)} />
      </TextSection>
      <TextSection id="storage" title="In your browser’s storage">
        <p>
          The same, but on your device alone: it is sent nowhere by itself. Each comes with the thing that you use it
          for, so most browsers hold a few of them.
        </p>
        <Kept caption="Storage, what for and how long" things={KEPT_IN_BROWSER.filter(thing => !isCookie(thing))} />
      </TextSection>
      <Statistics countsPages={countsPages} />
      <TextSection id="delete" title="To delete them">
        <p>
          Signing out takes away what is listed so above. Your browser’s settings delete the rest, for this site or for
          all; after that you are signed out, and a cart that was not ordered is gone. What we keep on our side is under{' '}
          <Link to="/privacy" className="link">
            Privacy
          </Link>
          .
        </p>
      </TextSection>
    </TextPage>
  )
}

const isCookie = ({ place }: KeptThing) => place === 'cookie'

function Kept({ caption, things }: { caption: string; things: readonly KeptThing[] }) {
  return (
    <Table caption={caption} captionHidden>
      <thead>
        <Row>
          <HeadCell>What for, and its name</HeadCell>
          <HeadCell>How long</HeadCell>
        </Row>
      </thead>
      <tbody>
        {things.map(({ name, what, until }) => (
          <Row key={name}>
            <RowHead>
              {what} <code className="mt-1 block text-small text-ink-3">{name}</code>
            </RowHead>
            <Cell>{until}</Cell>
          </Row>
        ))}
      </tbody>
    </Table>
  )
}

function Statistics({ countsPages }: { countsPages: boolean }) {
  if (!countsPages)
    return (
      <TextSection id="statistics" title="Statistics">
        <p>We do not count visits, and no other company’s script runs here.</p>
      </TextSection>
    )
  return (
    <TextSection id="statistics" title="Statistics">
      <p>
        We count which pages are looked at, to make the shop better, and for nothing else. It works without a cookie:
      </p>
      <TextList>
        <li>our own server takes the address of a page and passes it on to the service that counts;</li>
        <li>that service gets no network address, nothing about your browser, and no number that stands for you;</li>
        <li>words that you search for, keys of private links and your choices of diet are left out before that.</li>
      </TextList>
      <p>
        Nobody is counted whose browser asks for that by Do Not Track or Global Privacy Control, or that runs no
        scripts. You can also say so here:
      </p>
      <StatisticsChoice />
    </TextSection>
  )
}
