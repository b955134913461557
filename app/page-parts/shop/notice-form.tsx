import { Form, href, Link, useNavigation } from 'react-router'
import { Button } from '#kit/button.tsx'
import { TextField } from '#kit/text-field.tsx'

interface NoticeFormProps {
  id: string
  /** What comes back of a form that was not taken. */
  typed?: string | undefined
  problem?: string | undefined
}

/** Asks for one e-mail when a product can be bought. It holds nothing of anybody: the page may be kept for everybody. */
export function NoticeForm({ id, typed, problem }: NoticeFormProps) {
  const { formAction } = useNavigation()
  const action = href('/shop/supplements/:id/notice', { id })
  return (
    <Form method="post" action={action} noValidate className="mt-5 grid gap-3 print:hidden">
      <p className="font-semibold">Want an e-mail when you can buy it?</p>
      <div className="flex flex-wrap items-end gap-3">
        <TextField
          label="E-mail"
          name="email"
          type="email"
          inputMode="email"
          autoComplete="email"
          required
          maxLength={254}
          defaultValue={typed}
          error={problem}
          className="min-w-56 grow basis-0"
        />
        <Button type="submit" variant="secondary" pending={formAction === action} pendingLabel="Sending…">
          Tell me
        </Button>
      </div>
      {/* For programs that fill in whatever they find. People neither see it nor come to it. */}
      <div hidden>
        <label>
          Leave this empty <input name="website" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <p className="text-small text-ink-3">
        One e-mail, then we delete your address.{' '}
        <Link to="/privacy" className="link">
          Privacy
        </Link>
      </p>
    </Form>
  )
}
