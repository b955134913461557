import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { Button } from '#kit/button.tsx'
import { Dialog } from '#kit/dialog.tsx'
import { TextField } from '#kit/text-field.tsx'
import { useToast } from '#kit/toast.tsx'
import { listText } from '../list-view.ts'
import { LONGEST_LIST_NAME } from '../shopping-limits.ts'
import type { ListHeadProps } from './list-head.tsx'
import { useAwake } from './use-awake.ts'

export interface ListMenuProps extends Omit<ListHeadProps, 'setOpen'> {
  readonly open: boolean
  readonly onShare: () => void
  readonly onShops: () => void
  readonly onClose: () => void
}

/** What is done with a whole list. */
export function ListMenu(props: ListMenuProps) {
  const { open, onClose, view } = props
  // Made anew each time, so that the fields begin with what is kept.
  return (
    <Dialog open={open} onClose={onClose} title={view.name}>
      {open ? <Menu {...props} /> : null}
    </Dialog>
  )
}

function Menu(props: ListMenuProps) {
  const { view, aisles, isSample, token, onShare, onShops, onClose } = props
  const { show } = useToast()
  const awake = useAwake()
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(listText(view.name, aisles))
      show({ message: 'List copied' })
    } catch {
      show({ message: 'This browser does not let us copy.', tone: 'warning' })
    }
    onClose()
  }
  const printIt = () => {
    onClose()
    // Once the dialog is gone from the page.
    setTimeout(() => print())
  }
  const changes = !isSample && token === undefined
  return (
    <div className="grid gap-5">
      {awake ? (
        <label className="shop-switch">
          <input type="checkbox" checked={awake.isOn} onChange={event => awake.set(event.currentTarget.checked)} />
          Keep the screen on
        </label>
      ) : null}
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" size="small" onClick={() => void copy()}>
          Copy as text
        </Button>
        <Button variant="secondary" size="small" icon="printer" onClick={printIt}>
          Print
        </Button>
        {isSample ? null : (
          <Button variant="secondary" size="small" icon="share" onClick={onShare}>
            {token === undefined ? 'Share list' : 'My name'}
          </Button>
        )}
        {changes ? (
          <Button variant="secondary" size="small" onClick={onShops}>
            Aisles and shops
          </Button>
        ) : null}
      </div>
      {changes ? (
        <>
          <DaysForm {...props} />
          <NameForm {...props} />
          <NewList {...props} />
        </>
      ) : null}
    </div>
  )
}

function DaysForm({ view, commands, onClose }: ListMenuProps) {
  const [{ from, to }, setDays] = useState(view.days)
  const [error, setError] = useState('')
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (!from || !to || from > to) return setError('The last day is before the first.')
    if (await commands.ask('shopping-list-set', { list: view.list, days: { from, to } })) onClose()
  }
  const set = (day: 'from' | 'to') => (event: { currentTarget: { value: string } }) => {
    setError('')
    setDays(before => ({ ...before, [day]: event.currentTarget.value }))
  }
  return (
    <form onSubmit={event => void submit(event)} className="shop-form">
      <TextField label="From" type="date" value={from} onChange={set('from')} />
      <TextField label="Until" type="date" value={to} onChange={set('to')} error={error} />
      <Button type="submit" variant="soft" size="small">
        Shop for these days
      </Button>
    </form>
  )
}

function NameForm({ view, commands, paths, onClose }: ListMenuProps) {
  const [name, setName] = useState(view.name)
  const navigate = useNavigate()
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (await commands.ask('shopping-list-set', { list: view.list, name })) onClose()
  }
  const discard = async () => {
    if (!(await commands.ask('shopping-list-set', { list: view.list, deleted: true }))) return
    onClose()
    await navigate(paths.here ?? '/')
  }
  return (
    <form onSubmit={event => void submit(event)} className="shop-form">
      <TextField
        label="Name of the list"
        value={name}
        maxLength={LONGEST_LIST_NAME}
        required
        onChange={event => setName(event.currentTarget.value)}
      />
      <Button type="submit" variant="soft" size="small">
        Rename
      </Button>
      {view.isMain ? null : (
        <Button variant="danger" size="small" onClick={() => void discard()}>
          Delete this list
        </Button>
      )}
    </form>
  )
}

function NewList({ commands, paths, onClose }: ListMenuProps) {
  const [name, setName] = useState('')
  const navigate = useNavigate()
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const told = await commands.ask('shopping-list-made', { name })
    if (!told || !('list' in told)) return
    onClose()
    await navigate(`${paths.here ?? ''}?list=${told.list}`)
  }
  return (
    <form onSubmit={event => void submit(event)} className="shop-form">
      <TextField
        label="Another list"
        hint="For another shop: move things to it from their menus."
        value={name}
        maxLength={LONGEST_LIST_NAME}
        required
        onChange={event => setName(event.currentTarget.value)}
      />
      <Button type="submit" variant="soft" size="small">
        Make it
      </Button>
    </form>
  )
}
