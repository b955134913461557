import type { StandInService } from './stand-in.ts'

const NAMES: Record<StandInService, string> = { fitbit: 'Fitbit', withings: 'Withings' }
const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const safe = (text: string) => text.replace(/[&<>"]/g, letter => ESCAPES[letter] ?? letter)

/** What Thymewell would be told, and only after a yes. */
export function choicePage(service: StandInService, action: string): string {
  return frame(
    service,
    `<h1>Let Thymewell read your ${NAMES[service]} data?</h1>
    <p>If you allow it, Thymewell can read your:</p>
    <ul><li>weight</li><li>steps and active minutes</li></ul>
    <form method="post" action="${safe(action)}">
      <button class="quiet" name="do" value="deny">Deny</button>
      <button name="do" value="allow">Allow</button>
    </form>`,
  )
}

export function problemPage(service: StandInService): string {
  return frame(service, '<h1>This did not work</h1><p>The request was not one that this service knows.</p>')
}

function frame(service: StandInService, content: string): string {
  return `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${NAMES[service]} sandbox</title>
<link rel="stylesheet" href="/sandbox/devices/page.css">
</head>
<body>
<header><p><strong>Sandbox in place of ${NAMES[service]}.</strong> The body that it measures is made up, and nothing reaches ${NAMES[service]}.</p></header>
<main>${content}</main>
</body>
</html>`
}

export const STYLE = `
:root { color-scheme: light dark; --ink: #1c2b24; --paper: #f4f5f7; --card: #fff; --go: #0a5c6b; --on-go: #fff }
@media (prefers-color-scheme: dark) { :root { --ink: #e9edf2; --paper: #14171b; --card: #1e2329; --go: #7fd4e0; --on-go: #06262c } }
* { box-sizing: border-box }
body { margin: 0; min-height: 100vh; background: var(--paper); color: var(--ink); font: 16px/1.5 system-ui, sans-serif }
header { background: #fde8b8; color: #4a3200; text-align: center; padding: 8px 16px; font-size: 14px }
header p { margin: 0 }
main { max-width: 440px; margin: 40px auto; padding: 28px; border-radius: 16px; background: var(--card) }
h1 { margin: 0 0 12px; font-size: 24px; line-height: 1.25 }
form { display: flex; gap: 12px; margin-top: 24px }
button { min-height: 48px; padding: 0 24px; border: 1.5px solid var(--go); border-radius: 12px; background: var(--go); color: var(--on-go); font: inherit; font-weight: 600; cursor: pointer }
button.quiet { background: none; color: var(--go) }
`
