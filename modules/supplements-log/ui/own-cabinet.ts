import { kept } from '#browser/kept.ts'
import { storedUser } from '#browser/session.ts'

/** That this browser's person has a cabinet, and nothing of what is in it. */
export const OWN_CABINET = 'own-cabinet'

/** Whether there may be a cabinet to ask after: a member's, or a guest's who made one here. */
export const mayHaveCabinet = (): boolean => storedUser() !== null || kept(OWN_CABINET) !== null
