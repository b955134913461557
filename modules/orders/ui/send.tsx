import { useNavigation } from 'react-router'
import { Button } from '#kit/button.tsx'

interface SendProps {
  label: string
  /** What it says meanwhile. */
  waiting: string
  look?: 'primary' | 'secondary' | 'danger'
  wide?: boolean
}

/** Sends the form around it, once. */
export function Send({ label, waiting, look = 'primary', wide }: SendProps) {
  const pending = useNavigation().state !== 'idle'
  return (
    <Button type="submit" variant={look} wide={wide} pending={pending} pendingLabel={waiting}>
      {label}
    </Button>
  )
}
