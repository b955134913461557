import { type Dose, type DoseEdit, type KnownItem, withCabinetEdit, withDoseEdit } from './cabinet.ts'

/** What one press does to a cabinet and its doses. */
export interface CabinetAct {
  readonly items: { readonly put: readonly KnownItem[]; readonly removed: readonly string[] }
  readonly doses: DoseEdit
  /** Notices and questions that were put away. */
  readonly away: readonly string[]
}

export interface CabinetState {
  readonly items: readonly KnownItem[]
  readonly doses: readonly Dose[]
}

/** A cabinet and its doses once this was done. */
export const withAct = ({ items, doses }: CabinetState, act: CabinetAct): CabinetState => ({
  items: withCabinetEdit(items, act.items),
  doses: withDoseEdit(doses, act.doses),
})
