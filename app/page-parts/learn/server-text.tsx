import type { OneCopy } from './one-copy.ts'

/** Stands as the server drew it: React takes what is in the document for right. */
export function ServerText({ text, className, id }: { text: OneCopy; className?: string; id?: string }) {
  return (
    <div id={id} className={className} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: text.html ?? '' }} />
  )
}
