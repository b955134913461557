import { useState } from 'react'
import { Form, useActionData } from 'react-router'
import { Button } from '#kit/button.tsx'
import { Icon } from '#kit/icon.tsx'
import { useToast } from '#kit/toast.tsx'
import { sendLearning, useLearning, useWaiting } from './use-learning.ts'

const NOT_SENT = 'That could not be saved. Please check your connection and try again.'
const WAITS = 'Kept here and sent when there is a connection'

/** At the end of an article: that it was read, on every device. */
export function ReadMark({ article }: { article: string }) {
  const sent = useActionData<{ isRead: boolean }>()
  const known = useIsRead(article)
  const [own, setOwn] = useState<boolean | null>(null)
  const { show } = useToast()
  const isRead = own ?? known ?? sent?.isRead ?? false
  const mark = () => {
    const refused = (error: string | null) => {
      setOwn(isRead)
      show({ message: error ?? NOT_SENT, tone: 'error' })
    }
    setOwn(!isRead)
    sendLearning('article-read', { article, isRead: !isRead }, () => show({ message: WAITS })).then(
      settled => settled.ok || refused(settled.error),
      () => refused(null),
    )
  }
  return (
    <Form
      method="post"
      action="#read"
      reloadDocument
      data-offline="own"
      id="read"
      className="learn-read"
      onSubmit={event => {
        event.preventDefault()
        mark()
      }}
    >
      <p role="status">
        {isRead ? (
          <>
            <Icon name="check" size={18} /> You have read this
          </>
        ) : null}
      </p>
      <Button type="submit" variant={isRead ? 'text' : 'secondary'} name="isRead" value={isRead ? '' : 'yes'}>
        {isRead ? 'Take the mark away' : 'Mark as read'}
      </Button>
    </Form>
  )
}

/** Null where nobody knows. */
function useIsRead(article: string): boolean | null {
  const learning = useLearning()
  const last = useWaiting('article-read').findLast(mark => mark.article === article)
  return last?.isRead ?? learning?.read.includes(article) ?? null
}
