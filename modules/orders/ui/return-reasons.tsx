import { TextArea } from '#kit/text-area.tsx'
import { LONGEST_NOTE, type ReturnAnswers } from '../return-asking.ts'
import { isOurFault, RETURN_REASONS, type ReturnReason } from '../return-life.ts'
import type { SendBackView } from '../return-view.ts'
import { REASON_WORDS } from '../return-words.ts'

interface ReturnReasonsProps {
  sendBack: SendBackView
  answers: ReturnAnswers | null
}

/** Why it comes back, which may be withheld: it only decides who pays the postage. */
export function ReturnReasons({ sendBack, answers }: ReturnReasonsProps) {
  const opened = answers?.lines.some(({ seal }) => seal === 'opened') ?? false
  const onlyWrong = opened || sendBack.onlyWrong
  return (
    <>
      <p className="mt-2 text-ink-2">
        {onlyWrong
          ? opened
            ? 'Once its seal is broken, a food supplement can come back only when something is wrong with it.'
            : 'The 14 days to change your mind are over. What was wrong can still come back.'
          : 'You don’t have to say why. It only decides who pays the postage.'}
      </p>
      {onlyWrong ? null : (
        <Reasons
          legend="You pay the postage"
          reasons={RETURN_REASONS.filter(reason => !isOurFault(reason))}
          chosen={answers?.reason ?? null}
        />
      )}
      <Reasons
        legend="We pay the postage"
        reasons={RETURN_REASONS.filter(isOurFault)}
        chosen={answers?.reason ?? null}
      />
      <TextArea
        label="Anything we should know"
        name="note"
        optional
        rows={3}
        maxLength={LONGEST_NOTE}
        defaultValue={answers?.note}
        hint="Please leave out anything about your health."
        className="mt-6"
      />
    </>
  )
}

interface ReasonsProps {
  legend: string
  reasons: readonly ReturnReason[]
  chosen: ReturnReason | null
}

function Reasons({ legend, reasons, chosen }: ReasonsProps) {
  return (
    <fieldset className="return-reasons">
      <legend>{legend}</legend>
      {reasons.map(reason => (
        <label key={reason}>
          <input type="radio" name="reason" value={reason} defaultChecked={reason === chosen} />
          {REASON_WORDS[reason]}
        </label>
      ))}
    </fieldset>
  )
}
