/** Everything that bounds a code, where it is accepted and before anybody pays. */
export function CodeTerms({ terms, notYet }: { terms: readonly string[]; notYet: string | null }) {
  return (
    <>
      {notYet ? <p className="text-small font-medium text-turmeric-text">{notYet}</p> : null}
      <p className="text-small text-ink-2">{terms.join(' ')}</p>
    </>
  )
}
