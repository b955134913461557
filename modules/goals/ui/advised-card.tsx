import { Card } from '#kit/card.tsx'
import { Icon } from '#kit/icon.tsx'
import type { AdvisedSentence } from '../targets-page.ts'

/** All that somebody is advised about food, each with whose advice it is. */
export function AdvisedCard({ advised }: { advised: readonly AdvisedSentence[] }) {
  return (
    <Card aria-labelledby="advised">
      <h2 id="advised" className="text-h3">
        What you are advised
      </h2>
      <p className="mt-2 text-small text-ink-2">
        By what is saved on this page and in your profile. Your plans keep to it, and your log says it beside the food.
      </p>
      <details className="targets-advised">
        <summary>
          All {advised.length} sentences, with sources <Icon name="chevron-down" size={16} />
        </summary>
        <ul>
          {advised.map(({ sentence, source }) => (
            <li key={sentence}>
              {sentence} <small>{source}</small>
            </li>
          ))}
        </ul>
      </details>
    </Card>
  )
}
