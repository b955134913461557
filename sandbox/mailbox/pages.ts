import type { Choice } from './choice.ts'
import type { Listed, Message } from './store.ts'

export const PREFIX = '/sandbox/mailbox'

export function listPage(messages: Listed[], choice: Choice): string {
  const rows = messages.map(
    ({ id, subject, to, date }) => `<li><a href="${PREFIX}/${id}">
      <span class="subject">${escapeHtml(subject)}</span>
      <span class="who">To ${escapeHtml(to)}</span>
      <span class="when">${time(date)}</span>
    </a></li>`,
  )
  const which = inWords(choice)
  const empty = which
    ? `<div class="empty"><h2>No such mail yet</h2><p>Nothing ${escapeHtml(which)} has arrived.</p></div>`
    : `<div class="empty"><h2>No mail yet</h2>
    <p>Place an order with an e-mail address, and its confirmation arrives here.</p></div>`
  const list = rows.length > 0 ? `<ul class="mails">${rows.join('')}</ul>` : empty
  const lead = which
    ? `Only mail ${escapeHtml(which)} is shown, newest first.`
    : 'No mail leaves this machine: what the shop would send is kept here, newest first.'
  return frame(
    which ? `Mail ${which}: mailbox` : 'Mailbox',
    `${which ? `<a class="back" href="${PREFIX}">All mail</a>` : ''}<p class="notice">Sandbox</p>
    <h1>${which ? `Mail ${escapeHtml(which)}` : 'Mailbox'}</h1>
    <p class="lead">${lead}</p>
    ${list}`,
  )
}

/** 'to ann@example.com about TW-AB12-CD34'; nothing where all mail is shown. */
function inWords({ to, about }: Choice): string {
  return [to && `to ${to}`, about && `about ${about}`].filter(Boolean).join(' ')
}

export function messagePage({ id, subject, from, to, replyTo, date, html, text }: Message): string {
  const row = (term: string, value: string) => (value ? `<dt>${term}</dt><dd>${value}</dd>` : '')
  const sandbox = 'allow-popups allow-popups-to-escape-sandbox'
  const shown = html
    ? `<h2>As most people see it</h2>
      <iframe src="${PREFIX}/${id}/html" sandbox="${sandbox}" title="The message: ${escapeHtml(subject)}"></iframe>`
    : ''
  return frame(
    `${subject}: mailbox`,
    `<a class="back" href="${PREFIX}">All mail</a>
    <h1>${escapeHtml(subject)}</h1>
    <dl>
      ${row('From', escapeHtml(from))}${row('To', escapeHtml(to))}${row('Reply to', escapeHtml(replyTo))}${row('Date', time(date))}
    </dl>
    ${shown}
    <h2>As plain text</h2>
    <pre>${escapeHtml(text || '(This message has no plain text.)')}</pre>`,
  )
}

export function missingPage(): string {
  return frame(
    'No such message: mailbox',
    `<h1>No such message</h1>
    <p class="lead">It may have made room for newer mail. <a href="${PREFIX}">See all mail</a></p>`,
  )
}

/** The e-mail's own HTML, with links that open beside the mailbox and not inside it. */
export function ownHtml({ html }: Message): string {
  const base = '<base target="_blank">'
  const head = /<head[^>]*>/i.exec(html)
  if (!head) return base + html
  const end = head.index + head[0].length
  return html.slice(0, end) + base + html.slice(end)
}

function frame(title: string, main: string): string {
  return `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)} | Thymewell</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="${PREFIX}/mailbox.css">
</head>
<body>
<header><div><a href="/">Thymewell</a><a href="/shop/supplements">Back to the shop</a></div></header>
<main>${main}</main>
</body>
</html>
`
}

const FORMAT = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'Europe/London' })

function time(date: Date): string {
  return `<time datetime="${date.toISOString()}">${FORMAT.format(date)}</time>`
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, sign => `&#${sign.charCodeAt(0)};`)
}
