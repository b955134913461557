export interface KeptThing {
  /** As the browser's own tools list it. */
  readonly name: string
  readonly place: 'cookie' | 'local storage' | 'session storage' | 'cache'
  readonly what: string
  readonly until: string
}

const SIGN_OUT = 'Until you sign out'
const TAKEN_AWAY = 'Until you delete it'

/**
 * Everything that we have a browser keep. `kept-in-browser.test.ts` finds a name in the code that is not here.
 * Under https the names of the cookies begin with `__Host-`, except those of the time zone, of the view, of the answers, of being known, of the cart and of the code.
 */
export const KEPT_IN_BROWSER: readonly KeptThing[] = [
  {
    name: 'thymewell-session',
    place: 'cookie',
    what: 'Who you are signed in as, or which guest you are',
    until: 'Until you sign out, or have been away for 30 days',
  },
  {
    name: 'thymewell-known',
    place: 'cookie',
    what: 'That you may be signed in or a guest, so that a browser that forgot your diets and allergies asks for them',
    until: 'Until you sign out, or a year',
  },
  {
    name: 'thymewell-browser',
    place: 'cookie',
    what: 'Tells a browser that you signed in with before from a stranger’s',
    until: 'A year after you last signed in',
  },
  {
    name: 'thymewell-first-change',
    place: 'cookie',
    what: 'A number that keeps two tabs from being taken for two people',
    until: 'Until you close the browser',
  },
  {
    name: 'thymewell-zone',
    place: 'cookie',
    what: 'Your time zone, so that your days begin at your midnight',
    until: 'Until you close the browser',
  },
  {
    name: 'thymewell.state',
    place: 'cookie',
    what: 'Ties the answer of Google to the browser that asked, if you sign in with Google',
    until: 'The few minutes that it takes',
  },
  {
    name: 'thymewell-paid',
    place: 'cookie',
    what: 'Shows you, and nobody else, the order you started to pay for without an account',
    until: 'A day',
  },
  {
    name: 'thymewell-cart',
    place: 'cookie',
    what: 'That you filled a cart without script, so that the first script finds it',
    until: 'Until it has, or 30 days',
  },
  {
    name: 'thymewell-answers',
    place: 'cookie',
    what: 'What you answered before we planned a week for you: what you do not eat, for how many, how long you cook',
    until: 'Until you leave the answers out or sign out; 30 days at most',
  },
  { name: 'saved-view', place: 'cookie', what: 'Whether you see saved recipes as cards or as a list', until: 'A year' },
  {
    name: 'user',
    place: 'local storage',
    what: 'Your name and e-mail address, so that pages can show them',
    until: SIGN_OUT,
  },
  {
    name: 'session-checked',
    place: 'session storage',
    what: 'That this tab has asked who is signed in',
    until: 'Until you close the tab',
  },
  {
    name: 'nutrient-reader',
    place: 'local storage',
    what: 'Your age and sex, and whether you are pregnant or breastfeeding, if you asked a nutrient’s page for your own reference without signing in; it is never sent',
    until: 'Until you press Forget there, or delete it',
  },
  {
    name: 'thymewell-code',
    place: 'cookie',
    what: 'The discount code that you gave or whose link you followed, for your orders',
    until: 'Until you remove it in the cart or it ends; 30 days at most',
  },
  { name: 'cart', place: 'local storage', what: 'What is in your cart', until: 'Until you order or clear it' },
  { name: 'cart-of', place: 'local storage', what: 'Whose cart it was joined with', until: SIGN_OUT },
  {
    name: 'cart-agreed',
    place: 'local storage',
    what: 'The cart as your account has it, so that two devices agree',
    until: SIGN_OUT,
  },
  {
    name: 'cart-orders',
    place: 'local storage',
    what: 'Numbers of your last orders, so that a cart is emptied once',
    until: TAKEN_AWAY,
  },
  {
    name: 'supplements-viewed',
    place: 'local storage',
    what: 'The last supplements that you looked at, so that their pages can lead you back; it stays on your device, and each of these pages can switch it off',
    until: TAKEN_AWAY,
  },
  {
    name: 'cart-kept-as-it-is',
    place: 'local storage',
    what: 'That you read a caution about your cart and kept it',
    until: TAKEN_AWAY,
  },
  {
    name: 'checkout',
    place: 'local storage',
    what: 'Which payment was begun, so that none is begun twice',
    until: 'Until it is paid or the cart changes',
  },
  { name: 'theme', place: 'local storage', what: 'Light or dark colours, if you chose', until: TAKEN_AWAY },
  { name: 'energy', place: 'local storage', what: 'Calories or kilojoules', until: SIGN_OUT },
  {
    name: 'eats',
    place: 'local storage',
    what: 'The diets and allergies of your profile, to point out what does not suit you',
    until: SIGN_OUT,
  },
  { name: 'keeps-recipes', place: 'local storage', what: 'That you keep recipes with us', until: SIGN_OUT },
  {
    name: 'recipe-marks',
    place: 'local storage',
    what: 'Recipes marked before they were kept with us',
    until: 'Until they are with us',
  },
  {
    name: 'own-records',
    place: 'local storage',
    what: 'That you plan, log or keep something with us, so that the home page shows your day',
    until: SIGN_OUT,
  },
  { name: 'own-cabinet', place: 'local storage', what: 'That you keep a cabinet of supplements', until: TAKEN_AWAY },
  {
    name: 'diary-usual',
    place: 'local storage',
    what: 'What you had in the last three months, to add it again offline',
    until: SIGN_OUT,
  },
  { name: 'outbox/', place: 'local storage', what: 'What you changed without a connection', until: 'Until it is sent' },
  { name: 'shopping-shop', place: 'local storage', what: 'The shop you are in', until: TAKEN_AWAY },
  { name: 'shopping-name', place: 'local storage', what: 'The name you go by on a shared list', until: TAKEN_AWAY },
  {
    name: 'shopping-awake',
    place: 'local storage',
    what: 'Whether the screen stays on over your list',
    until: TAKEN_AWAY,
  },
  {
    name: 'kitchen',
    place: 'local storage',
    what: 'The recipes that you are cooking, your step in each, and your kitchen clocks; it is never sent',
    until: 'Until you are done, sign out, or have left it for 12 hours',
  },
  { name: 'kitchen-sound', place: 'local storage', what: 'That kitchen clocks are silent', until: TAKEN_AWAY },
  {
    name: 'kitchen-voice',
    place: 'local storage',
    what: 'That cook mode listens for next, back and stop',
    until: TAKEN_AWAY,
  },
  { name: 'recipe-measures', place: 'local storage', what: 'That you measure in cups', until: TAKEN_AWAY },
  {
    name: 'contact-draft',
    place: 'local storage',
    what: 'A message to us that is not sent yet',
    until: 'Until it is sent, you empty the form or sign out',
  },
  {
    name: 'typed-drafts',
    place: 'local storage',
    what: 'A review or a question about a product that is not sent yet',
    until: 'Until it is sent, you empty the form or sign out',
  },
  {
    name: 'kept-pages',
    place: 'cache',
    what: 'The last 30 pages of Learn & Grow that you opened, to read them without a connection',
    until: SIGN_OUT,
  },
  { name: 'kept-files', place: 'cache', what: 'The pictures, letters and scripts of these pages', until: SIGN_OUT },
  { name: 'not-counted', place: 'local storage', what: 'That you do not want your visits counted', until: TAKEN_AWAY },
]
