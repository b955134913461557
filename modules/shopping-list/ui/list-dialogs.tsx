import { ListMenu, type ListMenuProps } from './list-menu.tsx'
import { PutAwayDialog } from './put-away-dialog.tsx'
import { RowSheet, type RowSheetProps } from './row-sheet.tsx'
import { ShareListDialog } from './share-list-dialog.tsx'

export type OpenDialog = 'menu' | 'share' | 'away' | null

export interface ListDialogsProps extends Omit<ListMenuProps, 'open' | 'onShare'>, Omit<RowSheetProps, 'onClose'> {
  readonly open: OpenDialog
  readonly setOpen: (open: OpenDialog) => void
  /** What was bought and is not in the cupboard yet. */
  readonly away: RowSheetProps['rows']
}

/** Everything that opens on top of a list, apart from the page that shows it. */
export default function ListDialogs(props: ListDialogsProps) {
  const { open, setOpen, away, view, me, name, commands, token, paths, onClose } = props
  const closeIt = () => setOpen(null)
  return (
    <>
      <RowSheet {...props} onClose={onClose} />
      <ListMenu {...props} open={open === 'menu'} onShare={() => setOpen('share')} onClose={closeIt} />
      <ShareListDialog
        open={open === 'share'}
        {...{ view, me, name, commands }}
        isOwn={token === undefined}
        base={paths.shared ?? ''}
        onClose={closeIt}
      />
      <PutAwayDialog open={open === 'away'} rows={away} onClose={closeIt} onDone={commands.putAway} />
    </>
  )
}
