import type { GoogleAccount } from './accounts.ts'

export const PREFIX = '/sandbox/google'
export const STYLE_PATH = `${PREFIX}/page.css`

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
const safe = (text: string) => text.replace(/[&<>"']/g, letter => ESCAPES[letter] ?? letter)

/** Who the visitor is: at the stand-in anybody may be anybody. */
export function choosePage(action: string, typed: { email: string; name: string }, problem?: string): string {
  return frame(
    'Choose an account',
    `<h1>Choose an account</h1>
    <p class="lead">to continue to <strong>Thymewell</strong></p>
    ${problem ? `<p class="problem" role="alert">${safe(problem)}</p>` : ''}
    <form method="post" action="${safe(action)}">
      <label>E-mail<input name="email" type="email" autocomplete="off" required value="${safe(typed.email)}"></label>
      <label>Name<input name="name" autocomplete="off" required value="${safe(typed.name)}"></label>
      <label class="check"><input type="checkbox" name="verified" value="yes" checked>This address has been confirmed</label>
      <div class="buttons">
        <button class="quiet" name="do" value="cancel" formnovalidate>Cancel</button>
        <button name="do" value="choose">Continue</button>
      </div>
    </form>`,
  )
}

/** What Thymewell will be told, and only after a yes. */
export function consentPage(action: string, { name, email }: GoogleAccount): string {
  return frame(
    'Sign in to Thymewell',
    `<h1>Sign in to Thymewell</h1>
    <p class="who">${safe(name)}<br><span>${safe(email)}</span></p>
    <p>If you go on, Thymewell is told your:</p>
    <ul><li>name</li><li>e-mail address</li></ul>
    <form method="post" action="${safe(action)}">
      <div class="buttons">
        <button class="quiet" name="do" value="cancel">Cancel</button>
        <button name="do" value="allow">Allow</button>
      </div>
    </form>`,
  )
}

export function problemPage(words: string): string {
  return frame(
    'This did not work',
    `<h1>This did not work</h1><p class="lead">${safe(words)}</p><p><a href="/login">Back to Thymewell</a></p>`,
  )
}

function frame(title: string, content: string): string {
  return `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<title>${safe(title)}: Google sign-in sandbox</title>
<link rel="stylesheet" href="${STYLE_PATH}">
</head>
<body>
<header class="strip"><p><strong>Sandbox in place of Google.</strong> Anybody may be anybody here, and nothing reaches Google.</p></header>
<main>${content}</main>
</body>
</html>`
}

export const STYLE = `
:root { color-scheme: light dark; --ink: #1c2b24; --soft: #56645c; --paper: #f4f5f7; --card: #fff; --line: #c9cfd6; --blue: #1a56c4; --on-blue: #fff }
@media (prefers-color-scheme: dark) { :root { --ink: #e9edf2; --soft: #a9b3be; --paper: #14171b; --card: #1e2329; --line: #4a535d; --blue: #8ab4f8; --on-blue: #10233f } }
* { box-sizing: border-box }
body { margin: 0; min-height: 100vh; background: var(--paper); color: var(--ink); font: 16px/1.5 system-ui, sans-serif }
.strip { background: #fde8b8; color: #4a3200; text-align: center; padding: 8px 16px; font-size: 14px }
.strip p { margin: 0 }
main { max-width: 440px; margin: 40px auto; padding: 32px; background: var(--card); border: 1px solid var(--line); border-radius: 20px }
h1 { font-weight: 500; font-size: 26px; line-height: 1.25; margin: 0 0 4px }
.lead, .who span { color: var(--soft) }
.problem { color: #b3261e; font-weight: 600 }
@media (prefers-color-scheme: dark) { .problem { color: #f6aea8 } }
label { display: block; margin: 16px 0 0; font-weight: 600; font-size: 15px }
input:not([type=checkbox]) { display: block; width: 100%; min-height: 48px; margin-top: 6px; padding: 0 14px; font: inherit; color: inherit; background: transparent; border: 1px solid var(--soft); border-radius: 10px }
.check { display: flex; gap: 10px; align-items: center; min-height: 44px; font-weight: 400 }
.check input { width: 20px; height: 20px }
.buttons { display: flex; justify-content: flex-end; gap: 12px; margin-top: 24px }
button { min-height: 48px; padding: 0 24px; font: inherit; font-weight: 600; border: 0; border-radius: 24px; background: var(--blue); color: var(--on-blue); cursor: pointer }
.quiet { background: transparent; color: var(--blue) }
a { color: var(--blue) }
:focus-visible { outline: 3px solid var(--blue); outline-offset: 2px }
@media (max-width: 500px) { main { margin: 0; border: 0; border-radius: 0; padding: 24px 20px } }
`
