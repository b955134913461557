/** Every text of signing in and up, as data: literal texts of the specification first, the shop's own below. */
export const SIGN_IN_TEXTS = {
  failed: 'An error occurred',
  processing: 'Processing...',
  googleFailed: 'An error occurred with Google sign in',
  googleToast: 'Google sign in failed. Please try again.',

  wrong: 'That e-mail address and password do not match. Please check both and try again.',
  wait: (seconds: number) =>
    seconds > 90
      ? `Too many attempts. Please wait ${Math.ceil(seconds / 60)} minutes and try again.`
      : `Too many attempts. Please wait ${seconds} seconds and try again.`,
  signInAgain: 'To do this, please sign out and sign in with Google again. You then have ten minutes.',
  cookiesBlocked:
    'Your browser blocks cookies, and we need one to keep you signed in. Please allow them for this site.',
  linkExpired: 'This link has expired or has already been used.',
} as const

/** What went wrong on the way to Google and back, by the code in the address. */
export const GOOGLE_ERRORS: Record<string, string> = {
  access_denied: 'You left Google before it could sign you in. Nothing has changed.',
  account_not_linked:
    'There is already an account with this e-mail address, and it is not linked to Google. Sign in with your password and confirm your e-mail address; then you can connect Google under Sign-in and security.',
  account_already_linked_to_different_user:
    'That Google account is connected to another account here. Disconnect it there first, or choose a different one.',
  email_does_not_match:
    'That Google account has a different e-mail address from your account here. Choose the one with the same address.',
  unable_to_link_account: 'Google has not confirmed the e-mail address of that account, so it cannot be connected.',
  email_not_found:
    'Google has not confirmed the e-mail address of that account, so it cannot open one here. Confirm it with Google, or sign up with an e-mail address and password.',
  state_mismatch: 'That took too long, or was finished in another browser. Please try again.',
  state_not_found: 'That took too long, or was finished in another browser. Please try again.',
  unable_to_create_session:
    'This account is locked because you asked us to delete it. To keep it, open the link in the e-mail we sent you at the time.',
  'google-away': 'Google cannot be reached just now. Please try again later, or sign in with your password.',
}

export const googleErrorText = (code: string): string =>
  (Object.hasOwn(GOOGLE_ERRORS, code) ? GOOGLE_ERRORS[code] : undefined) ?? SIGN_IN_TEXTS.googleFailed
