import { FieldFrame } from '#kit/field-frame.tsx'
import { OILY_FISH } from '../health-profile.ts'
import { oilyFishWords, USES } from '../profile-view.ts'

interface OilyFishFieldProps {
  /** What was chosen or typed; '' as advised. */
  value: string | number
  className?: string
}

/** The most of it in a week, chosen without a question. */
export const OilyFishField = ({ value, className }: OilyFishFieldProps) => (
  <FieldFrame label="Oily fish" hint={USES.oilyFish} className={className}>
    {links => (
      <select {...links} name="oilyFish" defaultValue={value} className="input">
        {[null, ...OILY_FISH].map(oilyFishPortions => (
          <option key={oilyFishPortions} value={oilyFishPortions ?? ''}>
            {oilyFishWords({ oilyFishPortions })}
          </option>
        ))}
      </select>
    )}
  </FieldFrame>
)
