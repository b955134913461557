import { Link } from 'react-router'

interface ChoiceLinksProps {
  label: string
  choices: readonly { readonly to: string; readonly label: string; readonly isChosen: boolean }[]
}

/** Ways to see the same, each with an address of its own: they work without script, and with the back button. */
export function ChoiceLinks({ label, choices }: ChoiceLinksProps) {
  return (
    <nav aria-label={label} className="choice-links">
      {choices.map(({ to, label: name, isChosen }) => (
        <Link key={to} to={to} aria-current={isChosen ? 'true' : undefined} preventScrollReset>
          {`${name} `}
        </Link>
      ))}
    </nav>
  )
}
