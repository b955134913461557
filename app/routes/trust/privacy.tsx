import { pageMeta } from '#app/shell/page-meta.ts'
import { originOf, useRootData } from '#app/shell/root-data.ts'
import { Contents, TextList, TextPage, TextSection } from '#app/shell/text-page.tsx'
import { Cell, HeadCell, Row, RowHead, Table } from '#kit/table.tsx'
import type { Route } from './+types/privacy.ts'

const DESCRIPTION = 'What Thymewell keeps about you, why, for how long, who else sees it, and what you may ask of us.'

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({ origin: originOf(matches), title: 'Privacy', description: DESCRIPTION, path: '/privacy' })
}

const PARTS = [
  { id: 'kept', title: 'What we keep' },
  { id: 'browser', title: 'In your browser' },
  { id: 'others', title: 'Who else sees it' },
  { id: 'rights', title: 'Your rights' },
]

const KEPT = [
  {
    what: 'Your order: name, delivery address, e-mail, what you bought and what you paid',
    why: 'To carry out the contract with you; afterwards because tax law asks for it',
    how: 'About six years after the order',
  },
  {
    what: 'Your messages to us',
    why: 'To answer you, which is our legitimate interest and yours',
    how: 'Up to two years after the last one',
  },
  {
    what: 'Technical logs: time, page, answer, no names and no addresses of people',
    why: 'To keep the shop running and safe, our legitimate interest',
    how: 'A few weeks',
  },
]

export default function PrivacyPage() {
  return (
    <TextPage
      title="Privacy"
      lead="We keep what an order needs and little else. There are no advertising or tracking cookies, and we sell nothing about you to anybody."
      aside={<Contents parts={PARTS} />}
    >
      <Kept />
      <InTheBrowser />
      <Others />
      <Rights />
    </TextPage>
  )
}

function Kept() {
  return (
    <TextSection id="kept" title="What we keep">
      <Table caption="What is kept, why, and for how long" captionHidden wide>
        <thead>
          <Row>
            <HeadCell>What</HeadCell>
            <HeadCell>Why</HeadCell>
            <HeadCell>How long</HeadCell>
          </Row>
        </thead>
        <tbody>
          {KEPT.map(row => (
            <Row key={row.what}>
              <RowHead>{row.what}</RowHead>
              <Cell>{row.why}</Cell>
              <Cell>{row.how}</Cell>
            </Row>
          ))}
        </tbody>
      </Table>
      <p>
        Card numbers never reach us: you type them on the page of our payment provider, Stripe, and we learn only
        whether the payment went through.
      </p>
    </TextSection>
  )
}

function InTheBrowser() {
  return (
    <TextSection id="browser" title="In your browser">
      <p>Your browser keeps two things for us, on your device only:</p>
      <TextList>
        <li>your cart, until you clear it or order;</li>
        <li>your choice of light or dark colours, if you made one.</li>
      </TextList>
      <p>
        Both are needed for what you asked for, so there is no banner to click away. You can delete them at any time in
        your browser’s settings.
      </p>
    </TextSection>
  )
}

function Others() {
  return (
    <TextSection id="others" title="Who else sees it">
      <p>
        Only those who carry out your order: Stripe, who takes the payment and works under its own privacy rules; the
        company that delivers the parcel; and those who run our servers and send our e-mail, on our instructions. Where
        one of them works outside the United Kingdom, contracts approved by the UK protect your data there.
      </p>
    </TextSection>
  )
}

function Rights() {
  const { trader } = useRootData()
  return (
    <TextSection id="rights" title="Your rights">
      <p>You may ask us, free of charge, and we answer within one month:</p>
      <TextList>
        <li>for a copy of what we keep about you, also in a form another service can read;</li>
        <li>to correct it or delete it; order records that tax law asks for stay until their time is over;</li>
        <li>to stop or restrict a use of it that you object to.</li>
      </TextList>
      <p>
        Responsible is {[trader.name, ...trader.address].join(', ')}. Write to{' '}
        <a className="link" href={`mailto:${trader.email}`}>
          {trader.email}
        </a>
        . If you are not content with our answer, you may complain to the{' '}
        <a className="link" href="https://ico.org.uk/make-a-complaint/">
          Information Commissioner’s Office
        </a>
        .
      </p>
    </TextSection>
  )
}
