import type { CabinetEdit, DoseEdit } from './cabinet.ts'

/** What a visitor can change of what they take, by the kind of the change. `agrees` gives the consent with it. */
export interface CabinetChanges {
  /** Items that came, changed or went. Of two changes of an item the later counts. */
  'cabinet-changed': CabinetEdit & { readonly agrees?: true }
  /** Doses that were taken, or not after all. Of two changes of a dose the later counts. */
  'dose-taken': DoseEdit & { readonly agrees?: true }
}
