import { type Block, email } from '#platform/mail/email.tsx'
import { hintedAddress } from './address-hint.ts'
import { type EmailSender, SAMPLE_SENDER, senderLines } from './sender.ts'

/** What an e-mail about an account is told. */
export interface AccountFacts {
  name: string
  /** The shop's address without a slash at the end. */
  shop: string
  /** Who writes, and who to write to when it was not the reader. */
  sender: EmailSender
}

const SAMPLE: AccountFacts = {
  name: 'Ann Teal',
  shop: 'https://shop.example',
  sender: SAMPLE_SENDER,
}

const text = (words: string): Block => ({ kind: 'text', text: words })
const link = (words: string, url: string): Block => ({ kind: 'link', text: words, url })
const action = (words: string, url: string): Block => ({ kind: 'action', text: words, url })
const hello = ({ name }: AccountFacts): Block => text(name ? `Hello ${name},` : 'Hello,')
const notYou = ({ sender }: AccountFacts): Block =>
  text(`Was this not you? Choose a new password at once, and write to ${sender.email} if you need help.`)

const confirmation = email<AccountFacts & { token: string }>(
  'account-confirmation',
  ({ token, ...facts }) => ({
    from: senderLines(facts.sender),
    subject: 'Confirm your e-mail address',
    preview: 'One press, and this address is yours at Thymewell.',
    blocks: [
      hello(facts),
      text(
        'Welcome to Thymewell. Please confirm that this address is yours: then you can reset your password by mail, and sign in with Google under the same address.',
      ),
      action('Confirm this address', `${facts.shop}/login/confirm?token=${token}`),
      text(
        'The link works for 24 hours. An account whose address is never confirmed is erased once it has not been used for 30 days. If you did not sign up, do nothing: without you, the address stays nobody’s.',
      ),
    ],
  }),
  { ...SAMPLE, token: 'sample-token' },
)

/** To somebody who has an account already: anyone who filled in the form is told nothing of it. */
const haveAccount = email<AccountFacts>(
  'account-exists',
  facts => ({
    from: senderLines(facts.sender),
    subject: 'You already have an account',
    preview: 'Somebody, most likely you, gave this address to sign up at Thymewell.',
    blocks: [
      hello(facts),
      text(
        'Somebody, most likely you, has just given this address at Thymewell. It already belongs to your account, and nothing about that has changed.',
      ),
      action('Sign in', `${facts.shop}/login`),
      text('What you saved in the other browser moves to your account when you sign in there.'),
      link('Forgotten your password?', `${facts.shop}/login/forgotten`),
      text('If it was not you, you need do nothing.'),
    ],
  }),
  SAMPLE,
)

const reset = email<AccountFacts & { token: string }>(
  'password-reset',
  ({ token, ...facts }) => ({
    from: senderLines(facts.sender),
    subject: 'Choose a new password',
    preview: 'The link works once, for an hour.',
    blocks: [
      hello(facts),
      text('Somebody, most likely you, asked for a new password for your account at Thymewell.'),
      action('Choose a new password', `${facts.shop}/login/reset?token=${token}`),
      text(
        'The link works once, for an hour. Everybody who is signed in is signed out by it. If you did not ask, do nothing: your password stays as it is.',
      ),
    ],
  }),
  { ...SAMPLE, token: 'sample-token' },
)

const passwordChanged = email<AccountFacts>(
  'password-changed',
  facts => ({
    from: senderLines(facts.sender),
    subject: 'Your password was changed',
    preview: 'Every other browser has been signed out.',
    blocks: [
      hello(facts),
      text('The password of your account at Thymewell was changed just now. Every other browser has been signed out.'),
      notYou(facts),
      action('Choose a new password', `${facts.shop}/login/forgotten`),
    ],
  }),
  SAMPLE,
)

const googleConnected = email<AccountFacts>(
  'google-connected',
  facts => ({
    from: senderLines(facts.sender),
    subject: 'Google now opens your account',
    preview: 'A Google account with this address was connected to it.',
    blocks: [
      hello(facts),
      text(
        'A Google account with this e-mail address was connected to your account at Thymewell just now. From now on it opens it, as your password does.',
      ),
      text('If it was you, you need do nothing.'),
      text(
        `Was this not you? Disconnect Google, and choose a new password. Then see to your Google account, and write to ${facts.sender.email} if you need help.`,
      ),
      action('Sign-in and security', `${facts.shop}/login/security`),
    ],
  }),
  SAMPLE,
)

const googleDisconnected = email<AccountFacts>(
  'google-disconnected',
  facts => ({
    from: senderLines(facts.sender),
    subject: 'Google no longer opens your account',
    preview: 'From now on you sign in with your password.',
    blocks: [
      hello(facts),
      text(
        'Google was disconnected from your account at Thymewell just now. From now on you sign in with your password; every other browser has been signed out.',
      ),
      notYou(facts),
      action('Choose a new password', `${facts.shop}/login/forgotten`),
    ],
  }),
  SAMPLE,
)

const changeAddress = email<AccountFacts & { token: string }>(
  'address-change',
  ({ token, ...facts }) => ({
    from: senderLines(facts.sender),
    subject: 'Confirm your new e-mail address',
    preview: 'Until you do, your account keeps the old one.',
    blocks: [
      hello(facts),
      text('You asked us to change the address of your account at Thymewell to this one.'),
      action('Use this address', `${facts.shop}/login/change?token=${token}`),
      text('The link works for an hour, in the browser you are signed in with. If you did not ask, do nothing.'),
    ],
  }),
  { ...SAMPLE, token: 'sample-token' },
)

/** To the old address, which still reads it. */
const addressChanged = email<AccountFacts & { newEmail: string }>(
  'address-changed',
  ({ newEmail, ...facts }) => ({
    from: senderLines(facts.sender),
    subject: 'Your e-mail address was changed',
    preview: 'From now on we write to the new one.',
    blocks: [
      hello(facts),
      text(
        `Your account at Thymewell now has the address ${hintedAddress(newEmail)}. We do not write to this one any more.`,
      ),
      text(`Was this not you? Write to ${facts.sender.email}: we can put it right.`),
    ],
  }),
  { ...SAMPLE, newEmail: 'ann@new.example' },
)

const newSignIn = email<AccountFacts & { browser: string; when: string }>(
  'new-sign-in',
  ({ browser, when, ...facts }) => ({
    from: senderLines(facts.sender),
    subject: 'A new sign-in to your account',
    preview: `${browser}, ${when}`,
    blocks: [
      hello(facts),
      text(
        `Your account at Thymewell was opened in a browser that we had not seen with it before: ${browser}, ${when}.`,
      ),
      text('If it was you, you need do nothing.'),
      notYou(facts),
      action('See where you are signed in', `${facts.shop}/login/security`),
    ],
  }),
  { ...SAMPLE, browser: 'Safari on iPhone', when: '21 November 2026, 14:05' },
)

/** Every e-mail about an account. */
export const EMAILS = {
  confirmation,
  haveAccount,
  reset,
  passwordChanged,
  googleConnected,
  googleDisconnected,
  changeAddress,
  addressChanged,
  newSignIn,
}
