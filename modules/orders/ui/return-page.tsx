import { useState } from 'react'
import { Form, Link } from 'react-router'
import { Badge } from '#kit/badge.tsx'
import { Button, buttonLook } from '#kit/button.tsx'
import { Notice } from '#kit/notice.tsx'
import { TextField } from '#kit/text-field.tsx'
import type { OrderView } from '../order-view.ts'
import type { ReturnView } from '../return-view.ts'
import { DaySaid } from './day-said.tsx'
import { askAddress, returnAddress } from './order-address.ts'
import { ReturnHead } from './return-head.tsx'
import { Send } from './send.tsx'
import { takeFocus } from './take-focus.ts'

interface ReturnPageProps {
  order: OrderView
  back: ReturnView
  search: string
  refused: string | null
}

/** One return: what to write on the parcel, where it is, and what becomes of its money. */
export default function ReturnPage({ order, back, search, refused }: ReturnPageProps) {
  const asksKeep = new URLSearchParams(search).get('ask') === 'keep' && back.canKeep
  return (
    <div className="return-page">
      <ReturnHead number={order.number} search={search}>
        Return {back.number}
      </ReturnHead>
      <div className="mt-4 flex flex-wrap items-center gap-x-3 gap-y-1">
        <h1 key={back.title} ref={takeFocus} tabIndex={-1} className="text-h2 outline-none">
          {back.title}
        </h1>
        <Badge tone={back.tone}>{back.label}</Badge>
      </div>
      {refused === null ? null : (
        <Notice tone="caution" level={2} title="Nothing was changed" live className="mt-4">
          <p>{refused}</p>
        </Notice>
      )}
      <p className="mt-2">{back.goods}.</p>
      <p className="mt-1 text-ink-2">
        <DaySaid words={back.words} />
      </p>
      {asksKeep ? <KeepQuestion back={back} search={search} /> : null}
      {back.parcel ? <ParcelLabel parcel={back.parcel} /> : null}
      <Way back={back} search={search} />
      <div className="return-foot">
        <div className="flex flex-wrap gap-3 [&>*]:flex-1">
          {back.canKeep && !asksKeep ? (
            <Link to={returnAddress(search, back.number, 'keep')} className={buttonLook({ variant: 'secondary' })}>
              I will keep it
            </Link>
          ) : null}
          <Link to={askAddress(search, null)} className={buttonLook({})}>
            See your order
          </Link>
        </div>
      </div>
    </div>
  )
}

function ParcelLabel({ parcel: { lines, wePay, labelLink } }: { parcel: NonNullable<ReturnView['parcel']> }) {
  const [said, setSaid] = useState('')
  const copy = () =>
    navigator.clipboard.writeText(lines.join('\n')).then(
      () => setSaid('Copied.'),
      () => setSaid('Please copy it by hand.'),
    )
  return (
    <section className="return-label" aria-labelledby="parcel-label">
      {wePay ? (
        <p className="mb-3">
          {labelLink ? (
            <a href={labelLink} rel="noreferrer" className="link">
              Print the label that we pay for
            </a>
          ) : (
            'We pay the postage. We write to you with a label to print, usually by the next working day; wait for it.'
          )}
        </p>
      ) : null}
      <h2 id="parcel-label" className="font-normal font-sans text-ink-3 text-small">
        Write this on the parcel
      </h2>
      <address>
        {lines.map(line => (
          <span key={line}>{line}</span>
        ))}
      </address>
      <div className="return-label-acts needs-script">
        <Button variant="secondary" onClick={() => void copy()}>
          Copy
        </Button>
        <Button variant="secondary" icon="printer" onClick={() => window.print()}>
          Print
        </Button>
      </div>
      <p role="status" className="text-small">
        {said}
      </p>
    </section>
  )
}

function Way({ back, search }: { back: ReturnView; search: string }) {
  return (
    <ol className="return-way" aria-label="Where it is">
      {back.stations.map(({ name, when, detail, state }) => (
        <li key={name} data-state={state} aria-current={state === 'now' ? 'step' : undefined}>
          <p>
            <span className="font-semibold">{name}</span>
            {when ? `, ${when}` : ''}
          </p>
          {detail ? <p className="break-words text-ink-2 text-small">{detail}</p> : null}
          {name === 'Posted' && back.canPost ? <ProofOfPosting back={back} search={search} /> : null}
        </li>
      ))}
    </ol>
  )
}

function ProofOfPosting({ back, search }: { back: ReturnView; search: string }) {
  return (
    <>
      <p className="text-ink-2 text-small">
        Tell us the tracking number, or what the receipt says, and the refund need not wait.
      </p>
      <details className="return-proof">
        <summary>{back.proof ? 'Change what you told us' : 'Add proof of posting'}</summary>
        <Form method="post" action={returnAddress(search, back.number)} preventScrollReset className="grid gap-3">
          <input type="hidden" name="act" value="posted" />
          <input type="hidden" name="return" value={back.number} />
          <TextField
            key={back.proof}
            label="Tracking number, or what the receipt says"
            name="proof"
            autoComplete="off"
            required
            maxLength={200}
            defaultValue={back.proof ?? ''}
          />
          <Send label="I have posted it" waiting="Sending…" look="secondary" />
        </Form>
      </details>
    </>
  )
}

function KeepQuestion({ back, search }: { back: ReturnView; search: string }) {
  return (
    <section className="order-ask" aria-labelledby="keep">
      <h2 id="keep" ref={takeFocus} tabIndex={-1} className="text-h3 outline-none">
        Keep it after all?
      </h2>
      <p className="mt-2">
        Nothing goes back for it then. As long as you have days left you can ask for a return again.
      </p>
      <Form method="post" action={returnAddress(search, back.number)} className="mt-5 flex flex-wrap gap-3">
        <input type="hidden" name="act" value="keep" />
        <input type="hidden" name="return" value={back.number} />
        <Send label="I will keep it" waiting="One moment…" />
        <Link to={returnAddress(search, back.number)} className={buttonLook({ variant: 'secondary' })}>
          No, I’ll send it back
        </Link>
      </Form>
    </section>
  )
}
