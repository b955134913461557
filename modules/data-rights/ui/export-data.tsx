import { type SubmitEvent, useState } from 'react'
import { reach } from '#browser/calls.ts'
import { Button } from '#kit/button.tsx'
import { Notice } from '#kit/notice.tsx'

type State = 'idle' | 'packing' | 'done' | 'too-often' | 'failed'

const PROBLEMS: Partial<Record<State, string>> = {
  'too-often': 'You’ve asked for that several times. Please wait ten minutes and try again.',
  failed: 'We couldn’t make the file. Please try again in a moment.',
}

/** Everything as one archive. Without script the form itself fetches it. */
export function ExportData({ action }: { action: string }) {
  const [state, setState] = useState<State>('idle')

  const fetchArchive = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (state === 'packing') return
    setState('packing')
    setState(await download(action))
  }
  const problem = PROBLEMS[state]
  return (
    <form method="post" action={action} onSubmit={fetchArchive}>
      <h2 className="text-h3">Export Data</h2>
      <p className="mt-3 text-ink-2">
        One ZIP file with everything we keep about you, as JSON for programs and CSV for spreadsheets, and a README to
        explain it.
      </p>
      <Button
        type="submit"
        variant="secondary"
        icon="download"
        className="mt-5"
        pending={state === 'packing'}
        pendingLabel="Packing…"
      >
        Export Data
      </Button>
      <p role="status" className="mt-3 text-small text-ink-2 empty:hidden">
        {state === 'done' ? 'The file is in your downloads. Keep it where nobody else can read it.' : null}
      </p>
      {problem ? (
        <Notice tone="error" live className="mt-4">
          {problem}
        </Notice>
      ) : null}
    </form>
  )
}

/** A long account takes a while. */
const PACKING_MS = 120_000

async function download(action: string): Promise<State> {
  try {
    const { answer } = await reach(action, { body: new FormData(), patienceMs: PACKING_MS })
    if (!answer?.ok) return answer?.status === 429 ? 'too-often' : 'failed'
    const name = /filename="([^"]+)"/.exec(answer.headers.get('content-disposition') ?? '')?.[1]
    const address = URL.createObjectURL(await answer.blob())
    const link = document.createElement('a')
    link.href = address
    link.download = name ?? 'thymewell-data.zip'
    link.click()
    // The browser has it by then.
    setTimeout(() => URL.revokeObjectURL(address), 10_000)
    return 'done'
  } catch {
    return 'failed'
  }
}
