import { href, Link } from 'react-router'
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
    what: 'Your account, if you make one: name, e-mail address, a fingerprint of your password that cannot be turned back, or the number that Google knows you by',
    why: 'To carry out the contract about your account with you',
    how: 'Until you delete the account; 30 days after your last visit if you never confirm the address',
  },
  {
    what: 'Where you are signed in: kind of browser, first and last visit, and that a browser was used before; no network address',
    why: 'So that you can end it elsewhere, and hear of a sign-in that was not yours: our legitimate interest and yours',
    how: '30 days after the last visit; what tells known browsers until you delete the account',
  },
  {
    what: 'What you save or plan before you have an account',
    why: 'Because you asked for it; it moves to your account when you sign up or sign in',
    how: '30 days after your last visit',
  },
  {
    what: 'Your order: name, delivery address, e-mail, what you bought and what you paid',
    why: 'To carry out the contract with you; afterwards because tax law asks for it',
    how: 'Without an account about six years after the order; with one as long as you have it. Once you delete it and the parcel has come, six years without your name and address',
  },
  {
    what: 'Your messages to us: name, e-mail address, subject, message and when it came',
    why: 'To answer you, which is our legitimate interest and yours',
    how: 'Two years; with an account they are in your export, and erased with it',
  },
  {
    what: 'Recipes you save, import, like or rate, your collections and your notes; without an account under the name of a guest',
    why: 'To keep them for you, as you asked; of your rating others see the average of all alone',
    how: 'Until you take them out or delete your account',
  },
  {
    what: 'The meals that you plan, your shopping lists and what is in your cupboard; of a list or plan that you share by link, what is on it, with your name only if you choose so',
    why: 'To keep them for you, as you asked',
    how: 'Until you take them out or delete your account; a link until you take it back',
  },
  {
    what: 'Of those who eat with you, what you tell the planner: what you call them, and if you like sex, year of birth, weight, calorie goal, diets, allergies, and the days on which they are away',
    why: 'To plan meals that suit them, with their agreement, which you confirm; nobody else sees it, on no shared page either',
    how: 'Until you take them out or delete your account',
  },
  {
    what: 'Which e-mails you want and your quiet hours; of the newsletter when you asked for it, at which address, when you confirmed it and ended it, and which issues we sent you',
    why: 'To send what you asked for and nothing else; the dates of the newsletter prove that you consented, as the law wants. Each e-mail has links that end it',
    how: 'Until you delete your account; a newsletter that you do not confirm within a week is switched off',
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
      <p>Your browser keeps for us, on your device:</p>
      <TextList>
        <li>your cart, until you clear it or order; a member’s is kept with the account too;</li>
        <li>
          a session cookie, from your first change or sign-in, until you log out or have been away for 30 days; with
          your first change a number that keeps two tabs from being taken for two people, until you close the browser; a
          cookie, set when you sign in and kept for a year, that tells your own browser from a stranger’s; and one more
          for the minutes that a sign-in with Google takes;
        </li>
        <li>your name and e-mail address while you are signed in, so that pages can show it;</li>
        <li>
          your choice of light or dark colours, if you made one, a message to us that you have not sent yet, and whether
          you keep recipes with us; until you sign out also your unit of energy, and the diets and allergies of your
          profile, so that pages can point out what does not suit you from the moment they open;
        </li>
        <li>
          once you log what you eat, what you had in the last three months, so that you can add it again without a
          connection; until you sign out.
        </li>
      </TextList>
      <p>
        All are needed for what you asked for, so there is no banner to click away. You can delete them at any time in
        your browser’s settings.{' '}
        <Link className="link" to={href('/cookies')}>
          Cookies
        </Link>{' '}
        lists each by its name, and says what we count.
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
      <p>
        If you choose to sign in with Google, Google learns that you did, and tells us your name, your e-mail address
        and a number that stands for you there. We ask for nothing else and keep no key to your Google account.
      </p>
      <p>
        Which pages are looked at may be counted by a service that learns nothing of who looks;{' '}
        <Link className="link" to={`${href('/cookies')}#statistics`}>
          Cookies
        </Link>{' '}
        says whether, and how not to be counted.
      </p>
      <p>
        When you import a recipe from an address, our server asks that site for the page. The site learns that we asked,
        not who you are. We keep nothing of it until you save the recipe; then it is in your account with its address,
        for you alone, until you delete it.
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
        Two of these you can do yourself, at once and without asking: under{' '}
        <Link className="link" to={href('/dashboard/settings/data')}>
          Your Data
        </Link>{' '}
        you take everything with you as a ZIP, or delete your account. It is locked at once and erased after seven days,
        so that you can change your mind; a guest, whom we cannot write to, is erased at once.
      </p>
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
