import { Icon } from '#kit/icon.tsx'
import { CARE, type CareId } from '#modules/nutrition/advice/care.ts'

/** What is advised for what is on the stove now. */
export const CareNotes = ({ care }: { care: readonly CareId[] }) =>
  care.map(id => (
    <p key={id} className="cook-care">
      <Icon name="info" size={20} /> {CARE[id].sentence}
    </p>
  ))
