import { type ReactNode, useState } from 'react'
import { Form } from 'react-router'
import { Button } from '#kit/button.tsx'
import { Card } from '#kit/card.tsx'
import { Notice } from '#kit/notice.tsx'
import { selectWhole } from '#kit/select-whole.ts'
import { TextField } from '#kit/text-field.tsx'
import { addDays, type Day } from '#modules/calendar/day.ts'
import {
  LINK_DAYS,
  LONGEST_NOTE_FOR,
  MOST_LINK_DAYS,
  RECORD_PART_KEYS,
  RECORD_PARTS,
  RECORD_WEEKS,
  type RecordLink,
} from '../record-link.ts'
import { LinkList } from './link-list.tsx'
import './share-record.css'

export interface ShareRecordPageProps {
  readonly title: string
  readonly links: readonly RecordLink[]
  readonly today: Day
  /** What the page may be named after; empty where nobody told. */
  readonly name: string
  readonly formOwner: string
  /** The address of a link that was made just now: it is shown this once. */
  readonly made: string | null
  readonly problem: string | null
}

/** Who may read the record, for how long, and the end of it. A plain form: it works without script. */
export function ShareRecordPage({ title, links, today, name, formOwner, made, problem }: ShareRecordPageProps) {
  return (
    <>
      <h1>{title}</h1>
      <p className="mt-3 max-w-measure text-lead text-ink-2">
        A page of your record to read and print, for anyone with the link. You decide when it ends.
      </p>
      {made ? <MadeLink address={made} /> : null}
      {problem ? (
        <Notice tone="error" live className="mt-4">
          {problem}
        </Notice>
      ) : null}
      <div className="mt-6 grid items-start gap-4 xl:grid-cols-2">
        <Card>
          <h2 className="text-h3">A new link</h2>
          <LinkForm {...{ today, name, formOwner }} />
        </Card>
        <Card>
          <h2 className="text-h3">Open links</h2>
          {links.length === 0 ? (
            <p className="mt-3 text-ink-2">None. Nobody can read your record.</p>
          ) : (
            <LinkList links={links} formOwner={formOwner} />
          )}
        </Card>
      </div>
    </>
  )
}

function MadeLink({ address }: { address: string }) {
  const [said, setSaid] = useState('')
  const copy = () =>
    navigator.clipboard.writeText(address).then(
      () => setSaid('Link copied.'),
      () => setSaid('Please copy the link from the field.'),
    )
  return (
    <Notice live title="The link is ready" level={2} className="mt-4">
      <p>Copy it now: we keep only a fingerprint of it and cannot show it again.</p>
      <TextField label="The link" readOnly value={address} onFocus={selectWhole} className="mt-3" />
      <div className="mt-3 flex flex-wrap items-center gap-3">
        <Button size="small" className="needs-script" onClick={() => void copy()}>
          Copy link
        </Button>
        <a href={address} target="_blank" rel="noreferrer" className="link">
          See what it opens
        </a>{' '}
        <span role="status">{said}</span>
      </div>
    </Notice>
  )
}

function LinkForm({ today, name, formOwner }: Pick<ShareRecordPageProps, 'today' | 'name' | 'formOwner'>) {
  return (
    <Form method="post" className="share-record">
      <input type="hidden" name="formOwner" value={formOwner} />
      <Choices legend="What the page shows">
        {RECORD_PART_KEYS.map(part => (
          <Choice
            key={part}
            type="checkbox"
            name="shows"
            value={part}
            words={RECORD_PARTS[part].words}
            defaultChecked={part === 'nutrients'}
          >
            {RECORD_PARTS[part].name}
          </Choice>
        ))}
      </Choices>
      <Choices legend="How far back, from the day on which it is read">
        {RECORD_WEEKS.map(weeks => (
          <Choice key={weeks} type="radio" name="weeks" value={weeks} defaultChecked={weeks === 4}>
            {weeks === 1 ? '1 week' : `${weeks} weeks`}
          </Choice>
        ))}
      </Choices>
      <Choices legend="When it ends">
        {LINK_DAYS.map(days => (
          <Choice key={days} type="radio" name="ends" value={days} defaultChecked={days === 30}>
            After {days} days
          </Choice>
        ))}
        <Choice type="radio" name="ends" value="day">
          After a day of my choice
        </Choice>
        <TextField
          label="The last day"
          type="date"
          name="lastDay"
          min={today}
          max={addDays(today, MOST_LINK_DAYS)}
          optional
          className="mt-2"
        />
      </Choices>
      <TextField
        label="Whom it is for"
        name="noteFor"
        optional
        maxLength={LONGEST_NOTE_FOR}
        autoComplete="off"
        hint="Only you see this, to tell your links apart."
      />
      {name === '' ? null : (
        <Choice type="checkbox" name="isNamed" value="on" words={`It says “Food record of ${name}”.`}>
          With my name
        </Choice>
      )}
      <p className="text-small text-ink-2">
        Whoever has the link can read what you ticked, which is health data, and pass the link on. We keep how often it
        was opened and on which day last, and nothing about who did.
      </p>
      <Button type="submit">Make the link</Button>
    </Form>
  )
}

function Choices({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <fieldset>
      <legend>{legend}</legend>
      {children}
    </fieldset>
  )
}

interface ChoiceProps {
  type: 'checkbox' | 'radio'
  name: string
  value: string | number
  words?: string
  defaultChecked?: boolean
  children: ReactNode
}

function Choice({ words, children, ...input }: ChoiceProps) {
  return (
    <label className="share-choice">
      <input {...input} />
      <span>
        {children}
        {words ? <small>{words}</small> : null}
      </span>
    </label>
  )
}
