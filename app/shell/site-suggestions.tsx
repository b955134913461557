import { type ComponentProps, useMemo } from 'react'
import { useNavigate } from 'react-router'
import type { SiteHit, SiteHits } from '#app/site-hits.ts'
import { fetchPart } from '#browser/fetch-part.ts'
import { type Combobox, SuggestionsOf } from '#kit/combobox.tsx'
import { EatingMarks } from '#modules/nutrition/ui/eating-marks.tsx'
import type { FoundSign } from './found-sign.tsx'

export const SITE_SEARCH_LABEL = 'Search recipes, foods, supplements and pages'

/** What every box that searches the whole site suggests, and how. */
export function useSiteSearch(asked: string): Omit<ComponentProps<typeof Combobox<SiteHit>>, 'onClear'> {
  const navigate = useNavigate()
  return useMemo(
    () => ({
      label: SITE_SEARCH_LABEL,
      listLabel: 'Found',
      placeholder: 'Search recipes, foods, supplements',
      asked,
      find: fetchHits,
      onChoose: ({ to }) => void navigate(to),
      show: hit => <SuggestedHit hit={hit} />,
      countWords: count => `${count} found`,
    }),
    [asked, navigate],
  )
}

/** Under the header's box, once somebody has gone to it. */
export function SiteSuggestions({ input }: { input: HTMLInputElement }) {
  return <SuggestionsOf {...useSiteSearch('')} input={input} />
}

/** Fetched with the first letters, as what asks is: a page is read without. */
let Sign: typeof FoundSign | undefined

function SuggestedHit({ hit: { name, note, picture, sign, marks } }: { hit: SiteHit }) {
  return (
    <>
      {picture ? <img src={picture} alt="" width={40} height={40} /> : Sign ? <Sign kind={sign} /> : null}
      <div className="grow">
        {name}
        {marks ? <EatingMarks marks={marks} /> : null}
      </div>
      {note ? <small>{note}</small> : null}
    </>
  )
}

async function fetchHits(typed: string, wanted: AbortSignal): Promise<readonly SiteHits[]> {
  const [{ call }, signs] = await Promise.all([
    fetchPart(() => import('#browser/calls.ts')),
    fetchPart(() => import('./found-sign.tsx')),
  ])
  Sign = signs.FoundSign
  const { ok, body } = await call(`/api/site-search?${new URLSearchParams({ q: typed })}`, { wanted })
  return ok ? (body as { groups: readonly SiteHits[] }).groups : []
}
