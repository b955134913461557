import { href, Link } from 'react-router'
import { pageMeta } from '#app/shell/page-meta.ts'
import { originOf, useRootData } from '#app/shell/root-data.ts'
import { Contents, TextList, TextPage, TextSection } from '#app/shell/text-page.tsx'
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
    how: 'Without an account about six years after the order; with one as long as you have it. Once you delete it: name and address for 30 days after the parcel has come, because you can send it back; then six years without them',
  },
  {
    what: 'The discount code of your order, and, if a code is for one person and you have no account, the e-mail address that you order with',
    why: 'Because you asked for the discount, and it may be had once',
    how: 'The code as long as the order; the address until the order is paid or half an hour later, and then with the order',
  },
  {
    what: 'Your messages to us: name, e-mail address, subject, message and when it came',
    why: 'To answer you, which is our legitimate interest and yours',
    how: 'Two years; with an account they are in your export, and erased with it',
  },
  {
    what: 'Your reviews of what you bought: stars, title, text, the name to show if you give one, the order that proves that you bought it, and what was decided about it',
    why: 'To show them to everybody, as you asked, and to prove that they are real, which the law wants; nobody sees the order',
    how: 'Until you take them back, delete your account, or the order goes; that you took one back stays with the order',
  },
  {
    what: 'Your questions about products, and your e-mail address if you want to be told the answer',
    why: 'To answer them for everybody to read, without your name, and to tell you: our legitimate interest and yours',
    how: 'The address until you were told; what was not answered half a year; with an account they are erased with it',
  },
  {
    what: 'Your e-mail address, if you want one e-mail when a product can be bought, and that you confirmed it',
    why: 'Because you asked for that e-mail, which is your consent; you end it by its link or on the page of the one that confirms it',
    how: 'Until it was sent or ended; seven days if you do not confirm it',
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
      <ul aria-label="What is kept, why, and for how long" className="border-t border-line">
        {KEPT.map(({ what, why, how }) => (
          <li key={what} className="grid gap-x-8 gap-y-2 border-b border-line py-4 md:grid-cols-2">
            <p className="font-semibold text-ink md:col-span-2">{what}</p>
            <p className="text-label">
              <span className="block text-small text-ink-3">Why</span> {why}
            </p>
            <p className="text-label">
              <span className="block text-small text-ink-3">How long</span> {how}
            </p>
          </li>
        ))}
      </ul>
      <p>
        Card numbers never reach us: you type them on the page of our payment service, Stripe, and we learn only whether
        the payment went through. If you have an account, Stripe is told your name, your confirmed e-mail address and
        the address your parcels go to, so that you need not type them again. It keeps a card for the next time only if
        you tick that box on its page, or if you subscribe to something, and you can remove or change it there. When
        your account is erased, we have Stripe forget you and your cards.
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
        <li>the name of a discount code that you gave, until you remove it or it ends, for 30 days at most;</li>
        <li>
          a session cookie, from your first change or sign-in, until you sign out or have been away for 30 days; with
          your first change a number that keeps two tabs from being taken for two people, until you close the browser; a
          cookie, set when you sign in and kept for a year, that tells your own browser from a stranger’s; and one more
          for the minutes that a sign-in with Google takes; when you pay without an account, for a day, a key that shows
          that order to this browser alone;
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
        Where an address can be found by its postcode, the postcode that you look up, and nothing else, goes to Ideal
        Postcodes when you press Find. Nothing is sent while you type, nor when you type your address yourself.
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
      <p>
        In cook mode you can have your browser listen for a few words. It does so only while you have that switched on.
        Some browsers send what they hear to their maker to understand it; nothing of it comes to us.
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
          Your data
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
