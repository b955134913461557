import type { TraderLines } from '#app/shell/root-data.ts'

/** Schedule 3, part B of the Consumer Contracts Regulations 2013 (SI 2013/3134), with the trader filled in. */
function formLines(trader: TraderLines): string[] {
  return [
    `To ${[trader.name, ...trader.address].join(', ')}, e-mail ${trader.email}:`,
    'I/We [*] hereby give notice that I/We [*] cancel my/our [*] contract of sale of the following goods [*],',
    'Ordered on [*]/received on [*],',
    'Name of consumer(s),',
    'Address of consumer(s),',
    'Signature of consumer(s) (only if this form is notified on paper),',
    'Date',
    '[*] Delete as appropriate.',
  ]
}

export function CancellationForm({ trader }: { trader: TraderLines }) {
  const lines = formLines(trader)
  const mail = `mailto:${trader.email}?subject=${encodeURIComponent('Cancelling my order')}&body=${encodeURIComponent(lines.join('\r\n\r\n'))}`
  return (
    <figure className="card text-small">
      <figcaption className="mb-3 font-serif text-h4 text-ink">Model cancellation form</figcaption>
      <div className="grid grid-cols-1 gap-3 wrap-anywhere">
        {lines.map(line => (
          <p key={line}>{line}</p>
        ))}
      </div>
      <p className="mt-4">
        <a className="link" href={mail}>
          Fill it in as an e-mail
        </a>
      </p>
    </figure>
  )
}
