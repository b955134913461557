import { Form, href, useLocation, useNavigate } from 'react-router'
import type { SiteHits } from '#app/site-search.ts'
import { fetchPart } from '#browser/fetch-part.ts'
import { Combobox } from '#kit/combobox.tsx'
import { EatingMarks } from '#modules/nutrition/ui/eating-marks.tsx'

/** Finds recipes, supplements, foods and pages. Without script it is a form that leads to the page of results. */
export function SiteSearchBox() {
  const { search, pathname } = useLocation()
  const navigate = useNavigate()
  const results = href('/find')
  return (
    <search className="relative">
      <Form action={results}>
        <Combobox
          label="Search recipes, foods, supplements and pages"
          listLabel="Found"
          placeholder="Search recipes, foods, supplements"
          asked={pathname === results ? (new URLSearchParams(search).get('q') ?? '') : ''}
          find={fetchHits}
          onChoose={({ to }) => void navigate(to)}
          show={({ name, note, picture, marks }) => (
            <>
              {picture ? <img src={picture} alt="" width={40} height={40} /> : picture === null ? <i /> : null}
              <div className="grow">
                {name}
                {marks ? <EatingMarks marks={marks} /> : null}
              </div>
              {note ? <small>{note}</small> : null}
            </>
          )}
          countWords={count => `${count} found`}
        />
      </Form>
    </search>
  )
}

async function fetchHits(typed: string, wanted: AbortSignal): Promise<readonly SiteHits[]> {
  // Fetched with the first letters: a page is read without.
  const { call } = await fetchPart(() => import('#browser/calls.ts'))
  const { ok, body } = await call(`/api/site-search?${new URLSearchParams({ q: typed })}`, { wanted })
  return ok ? (body as { groups: readonly SiteHits[] }).groups : []
}
