import type { ReactNode } from 'react'
import { Notice } from '#kit/notice.tsx'
import type { CeilingView } from '../ceiling-words.ts'

interface PlainCeilingsProps {
  view: CeilingView
  /** A form that takes this product out. */
  takeOut: (product: string, name: string) => ReactNode
}

/** What a cart would bring above a level or twice, where no script runs. It warns and blocks nothing. */
export function PlainCeilings({ view, takeOut }: PlainCeilingsProps) {
  return (
    <section aria-label="What this brings together" className="grid gap-4">
      {view.notices.map(({ key, kind, title, words, parts, level, total, over, items }) => (
        <Notice
          key={key}
          tone={kind === 'over' ? 'caution' : 'info'}
          level={2}
          title={title}
          actions={items.map(({ place, product, name }) =>
            place === 'cart' && product ? takeOut(product, name) : null,
          )}
        >
          <p>{words}</p>
          {level ? (
            <>
              <ul className="mt-2">
                {parts.map(({ name, amount, where }) => (
                  <li key={`${where} ${name}`}>
                    {name}: {amount} ({where})
                  </li>
                ))}
              </ul>
              <p className="mt-2">
                Together, a day: {total}, {over}. {level.words}
              </p>
              <p className="mt-2">
                You can check out either way. Two packs count once: the dose stays the same. A pharmacist can help.
              </p>
            </>
          ) : null}
        </Notice>
      ))}
    </section>
  )
}
