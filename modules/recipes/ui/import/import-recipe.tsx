import { type FormEvent, lazy, Suspense, useState } from 'react'
import { href, Link, useLocation } from 'react-router'
import { awaitPart, fetchPart } from '#browser/fetch-part.ts'
import { Button } from '#kit/button.tsx'
import { Notice } from '#kit/notice.tsx'
import { TextArea } from '#kit/text-area.tsx'
import { sharedRecipe } from '../../import/shared-recipe.ts'
import { IMPORTS } from '../../saved/collections.ts'
import { askRecipes, type Drafts } from './ask-import.ts'

// Fetched while the recipe is being read: there is nothing to put right before.
const loadDraft = () => import('./import-draft.tsx')
const ImportDraft = lazy(() => awaitPart(loadDraft))

/** Paste an address or a text, correct what was read, keep it. */
export function ImportRecipe() {
  const [drafts, setDrafts] = useState<(Drafts & { read: number }) | null>(null)
  return (
    <>
      <noscript>
        <Notice className="mt-6">Importing a recipe needs JavaScript, which is switched off in this browser.</Notice>
      </noscript>
      <div className="grid items-start gap-x-18 lg:grid-cols-[1.6fr_1fr]">
        <PasteForm onRead={read => setDrafts(before => ({ ...read, read: (before?.read ?? 0) + 1 }))} />
        {drafts ? null : <WhatComesOfIt />}
      </div>
      {drafts ? <Read key={drafts.read} drafts={drafts} /> : null}
      <p className={drafts ? 'mt-(--section)' : 'mt-8'}>
        <Link to={`${href('/dashboard/saved-recipes')}?collection=${IMPORTS}`} className="link">
          See your imported recipes
        </Link>
      </p>
    </>
  )
}

/** For whoever has nothing pasted yet; it makes room for the recipe. */
function WhatComesOfIt() {
  return (
    <section className="mt-8 rounded-l bg-sunken p-6">
      <h2 className="text-h4">What you get</h2>
      <ul className="mt-3 grid list-disc gap-2 pl-4 text-ink-2">
        <li>Each ingredient matched to a food in our tables, for you to check and correct.</li>
        <li>Nutrition and allergens per serving, worked out from the ingredients.</li>
        <li>A recipe of your own to plan, shop for and cook from. Only you can see it.</li>
      </ul>
    </section>
  )
}

function PasteForm({ onRead }: { onRead: (drafts: Drafts) => void }) {
  const pastedFirst = sharedRecipe(new URLSearchParams(useLocation().search))
  const [typed, setPasted] = useState<string | null>(null)
  const pasted = typed ?? pastedFirst
  const [error, setError] = useState('')
  const [pending, setPending] = useState(false)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setPending(true)
    setError('')
    const [asked] = await Promise.all([askRecipes(pasted), fetchPart(loadDraft).catch(() => null)])
    setPending(false)
    if (asked?.ok) onRead(asked.value)
    else if (asked) setError(asked.error)
  }
  return (
    <form onSubmit={submit} className="needs-script mt-6 max-w-measure" noValidate>
      <TextArea
        label="Address or text of the recipe"
        hint="An address such as https://example.com/a-recipe, or the recipe itself with each ingredient on its own line."
        rows={5}
        value={pasted}
        error={error ? <span role="alert">{error}</span> : undefined}
        onChange={event => setPasted(event.target.value)}
      />
      <Button type="submit" className="mt-4" pending={pending} pendingLabel="Reading…">
        Read Recipe
      </Button>
    </form>
  )
}

/** A page may tell of several recipes; the first is shown until another is chosen. */
function Read({ drafts: { recipes, source } }: { drafts: Drafts }) {
  const [chosen, setChosen] = useState(0)
  const draft = recipes[chosen]
  return (
    <>
      {recipes.length > 1 ? (
        <fieldset className="mt-8">
          <legend className="text-label font-semibold">This page holds {recipes.length} recipes</legend>
          <div className="mt-2 flex flex-wrap gap-2">
            {recipes.map(({ name }, place) => (
              <Button
                key={name}
                variant={place === chosen ? 'soft' : 'secondary'}
                size="small"
                aria-pressed={place === chosen}
                onClick={() => setChosen(place)}
              >
                {name}
              </Button>
            ))}
          </div>
        </fieldset>
      ) : null}
      {draft ? (
        <Suspense fallback={null}>
          <ImportDraft key={chosen} draft={{ ...draft, dishGrams: null, source }} keptAs={null} />
        </Suspense>
      ) : null}
    </>
  )
}
