import { ButtonLink } from '#kit/button.tsx'

interface PartHeadProps {
  title: string
  text?: string
  to: string
  link: string
}

/** The head of a part of the home page, with where all of it is. */
export const PartHead = ({ title, text, to, link }: PartHeadProps) => (
  <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
    <div>
      <h2>{title}</h2>
      {text ? <p className="mt-2 text-ink-2">{text}</p> : null}
    </div>
    <ButtonLink to={to} variant="text" iconEnd="arrow-right">
      {link}
    </ButtonLink>
  </div>
)
