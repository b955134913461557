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
  text(`If this was not you, choose a new password at once, and write to ${sender.email} if you need help.`)

const confirmation = email<AccountFacts & { token: string }>(
  'account-confirmation',
  ({ token, ...facts }) => ({
    from: senderLines(facts.sender),
    subject: 'Confirm your e-mail address',
    preview: 'One press, and this address is yours at Thymewell.',
    blocks: [
      hello(facts),
      text(
        'Welcome to Thymewell. Please confirm that this address is yours. You can then reset your password by e-mail, and sign in with Google using the same address.',
      ),
      action('Confirm this address', `${facts.shop}/login/confirm?token=${token}`),
      text(
        'The link works for 24 hours. If an address is never confirmed, we erase the account after 30 days without use. If you did not sign up, you need do nothing: the address will not be linked to anyone.',
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
        'Someone, most likely you, has just entered this address at Thymewell. It already belongs to your account, and nothing about that has changed.',
      ),
      action('Sign in', `${facts.shop}/login`),
      text('Anything you saved in the other browser moves to your account when you sign in there.'),
      link('Forgotten your password?', `${facts.shop}/login/forgotten`),
      text('If it was not you, there is nothing you need to do.'),
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
      text('Someone, most likely you, asked for a new password for your Thymewell account.'),
      action('Choose a new password', `${facts.shop}/login/reset?token=${token}`),
      text(
        'The link works once and lasts an hour. Using it signs you out everywhere. If you did not ask for this, do nothing: your password stays as it is.',
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
      text('The password for your Thymewell account has just been changed. Every other browser has been signed out.'),
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
    subject: 'You can now sign in with Google',
    preview: 'A Google account with this address was connected to it.',
    blocks: [
      hello(facts),
      text(
        'A Google account with this e-mail address has just been connected to your Thymewell account. You can now sign in with either Google or your password.',
      ),
      text('If this was you, there is nothing you need to do.'),
      text(
        `If this was not you, disconnect Google and choose a new password. Then secure your Google account, and write to ${facts.sender.email} if you need help.`,
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
    subject: 'Google sign-in has been disconnected',
    preview: 'From now on you sign in with your password.',
    blocks: [
      hello(facts),
      text(
        'Google has just been disconnected from your Thymewell account. From now on you sign in with your password. Every other browser has been signed out.',
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
      text('You asked us to change the e-mail address of your Thymewell account to this one.'),
      action('Use this address', `${facts.shop}/login/change?token=${token}`),
      text(
        'The link works for an hour, in the browser you are signed in with. If you did not ask for this, do nothing.',
      ),
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
        `Your account at Thymewell now has the address ${hintedAddress(newEmail)}. We will not write to this one again.`,
      ),
      text(`If this was not you, write to ${facts.sender.email}: we can put it right.`),
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
      text(`Your account at Thymewell was opened in a browser we have not seen you use before: ${browser}, ${when}.`),
      text('If this was you, there is nothing you need to do.'),
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
