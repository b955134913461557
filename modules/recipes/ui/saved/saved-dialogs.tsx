import type { SavedPage } from '../../queries/saved-recipes.ts'
import { EditCollectionsDialog } from './edit-collections-dialog.tsx'
import { OrganiseDialog } from './organise-dialog.tsx'
import { ShareCollectionDialog } from './share-collection-dialog.tsx'
import type { SavedChanges } from './use-saved-changes.ts'

export interface SavedDialogsProps {
  page: SavedPage
  memberName: string
  sharedBase: string
  changes: SavedChanges
  open: 'edit' | 'share' | null
  /** The recipe that is being put in its place. */
  organised: string | null
  onClose: () => void
}

/** Everything that is done to what is kept, apart from the page that shows it. */
export default function SavedDialogs(props: SavedDialogsProps) {
  const { page, memberName, sharedBase, changes, open, organised, onClose } = props
  const { collections, current, items } = page
  return (
    <>
      <OrganiseDialog item={items.find(({ id }) => id === organised) ?? null} {...{ collections, changes, onClose }} />
      <EditCollectionsDialog open={open === 'edit'} {...{ collections, changes, onClose }} />
      {current ? (
        <ShareCollectionDialog
          key={current.ref}
          open={open === 'share'}
          collection={current}
          base={sharedBase}
          {...{ memberName, changes, onClose }}
        />
      ) : null}
    </>
  )
}
