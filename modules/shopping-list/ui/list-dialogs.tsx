import { randomId } from '#browser/random-id.ts'
import { CatalogueDialog } from './catalogue-dialog.tsx'
import { ListMenu, type ListMenuProps } from './list-menu.tsx'
import { PutAwayDialog } from './put-away-dialog.tsx'
import { RowSheet, type RowSheetProps } from './row-sheet.tsx'
import { ShareListDialog } from './share-list-dialog.tsx'
import { ShopsDialog } from './shops-dialog.tsx'
import type { Shops } from './use-shops.ts'

export type OpenDialog = 'menu' | 'share' | 'shops' | 'catalogue' | 'away' | null

export interface ListDialogsProps
  extends Omit<ListMenuProps, 'open' | 'onShare' | 'onShops'>,
    Omit<RowSheetProps, 'onClose'> {
  readonly open: OpenDialog
  readonly setOpen: (open: OpenDialog) => void
  /** What was bought and is not in the cupboard yet. */
  readonly away: RowSheetProps['rows']
  readonly shops: Shops
}

/** Everything that opens on top of a list, apart from the page that shows it. */
export default function ListDialogs(props: ListDialogsProps) {
  const { open, setOpen, away, view, me, name, commands, token, paths, shops, onClose } = props
  const closeIt = () => setOpen(null)
  return (
    <>
      <RowSheet {...props} onClose={onClose} />
      <ListMenu
        {...props}
        open={open === 'menu'}
        onShare={() => setOpen('share')}
        onShops={() => setOpen('shops')}
        onClose={closeIt}
      />
      {token === undefined ? <ShopsDialog open={open === 'shops'} {...{ view, shops }} onClose={closeIt} /> : null}
      <ShareListDialog
        open={open === 'share'}
        {...{ view, me, name, commands }}
        isOwn={token === undefined}
        base={paths.shared ?? ''}
        onClose={closeIt}
      />
      <CatalogueDialog
        open={open === 'catalogue'}
        address={paths.view}
        there={new Set(props.rows.flatMap(({ key, tick }) => (tick ? [] : [key])))}
        onClose={closeIt}
        onDone={things => props.act({ add: things.map(({ name: text }) => ({ id: randomId(), text })) })}
      />
      <PutAwayDialog open={open === 'away'} rows={away} onClose={closeIt} onDone={commands.putAway} />
    </>
  )
}
