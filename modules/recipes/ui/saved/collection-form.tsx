import type { FormChange } from '#browser/change.ts'
import { LONGEST_NAME } from '../../saved/collections.ts'

interface CollectionFormProps {
  change: FormChange
  formOwner: string
  /** Where changes are sent, and the page to come back to. */
  action: string
  here: string
}

/** A new collection, for a browser without script: the change was made with the page, so sent twice it is one. */
export function CollectionForm({ change, formOwner, action, here }: CollectionFormProps) {
  return (
    <noscript>
      <form method="post" action={action} className="mt-8 flex max-w-100 items-end gap-2">
        <input type="hidden" name="change" value={JSON.stringify(change)} />
        <input type="hidden" name="by" value={formOwner} />
        <input type="hidden" name="to" value={here} />
        <label className="field flex-1">
          <span className="field-label">New collection</span>
          <input name="body.name" required maxLength={LONGEST_NAME} className="input" />
        </label>
        <button type="submit" className="button button-secondary">
          Add
        </button>
      </form>
    </noscript>
  )
}
