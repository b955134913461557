import { Button } from '#kit/button.tsx'

export function PrintButton() {
  return (
    <Button variant="secondary" size="small" className="needs-script" onClick={() => window.print()}>
      Print
    </Button>
  )
}
