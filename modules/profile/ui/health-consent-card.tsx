import { Form } from 'react-router'
import { Button } from '#kit/button.tsx'
import { Card } from '#kit/card.tsx'
import { HEALTH_FIELDS, wordsAgreedTo } from '../health-consent.ts'

interface HealthConsentCardProps {
  /** When it was given and which wording, in words; null where none is in force. */
  given: { date: string; version: string } | null
  /** Where taking it back is posted. */
  withdrawTo: string
  isSample: boolean
}

/** What was agreed to and when, and the way back, which says first what goes with it. */
export function HealthConsentCard({ given, withdrawTo, isSample }: HealthConsentCardProps) {
  return (
    <Card aria-labelledby="health-consent">
      <h2 id="health-consent" className="text-h3">
        Consent to keep health data
      </h2>
      {given ? (
        <>
          <p className="mt-3 text-small text-ink-2">
            Given on {given.date} (wording {given.version}): “{wordsAgreedTo(given.version)}”
          </p>
          {isSample ? null : (
            <details className="group/consent mt-2">
              <summary className="button button-text list-none">Withdraw consent</summary>
              <p className="mt-1 text-small">
                This erases your {HEALTH_FIELDS}, and any weight or activity from a connected device, at once and for
                good. Your name, e-mail, saved recipes, settings and orders stay. You can agree again whenever you like.
              </p>
              <Form method="post" action={withdrawTo} replace className="mt-3">
                <Button type="submit" variant="danger" size="small">
                  Withdraw and erase
                </Button>
              </Form>
            </details>
          )}
        </>
      ) : (
        <p className="mt-3 text-small text-ink-2">
          Not given. We ask when you edit your profile. What you tell us about your body, diet and allergies is health
          data, and we keep it only if you agree, separately from the terms. We never give it to advertisers or the
          recipe provider, or send it with a payment.
        </p>
      )}
    </Card>
  )
}
