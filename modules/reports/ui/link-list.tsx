import { Form } from 'react-router'
import { Button } from '#kit/button.tsx'
import { dateText } from '#modules/calendar/words.ts'
import { choiceWords, type RecordLink } from '../record-link.ts'

/** The links that open something now, each with its end at hand. Its forms are the page's own. */
export function LinkList({ links, formOwner }: { links: readonly RecordLink[]; formOwner: string }) {
  return (
    <ul className="mt-2 border-t border-line">
      {links.map(link => (
        <li key={link.id} className="flex flex-wrap items-center justify-between gap-3 border-b border-line py-3">
          <div>
            <p>{link.noteFor === '' ? 'For somebody' : `For ${link.noteFor}`}</p>
            <p className="text-small text-ink-2">
              {choiceWords(link)}
              {link.sharedBy ? `, with the name ${link.sharedBy}` : ', without your name'}. Opens until{' '}
              {dateText(link.lastDay)}.
            </p>
            <p className="text-small text-ink-2">{openedWords(link)}</p>
          </div>
          <Form preventScrollReset method="post" action="/dashboard/progress/share">
            <input type="hidden" name="formOwner" value={formOwner} />
            <input type="hidden" name="end" value={link.id} />
            <Button
              type="submit"
              variant="secondary"
              size="small"
              aria-label={`End now${link.noteFor === '' ? '' : `: the link for ${link.noteFor}`}`}
            >
              End now
            </Button>
          </Form>
        </li>
      ))}
    </ul>
  )
}

function openedWords({ opened, openedOn }: RecordLink): string {
  if (opened === 0 || openedOn === null) return 'Not opened yet.'
  return `Opened ${opened === 1 ? 'once' : `${opened} times`}, last on ${dateText(openedOn)}.`
}
