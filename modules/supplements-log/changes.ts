import { type Asking, type ChangeKinds, type Refusal, refusal } from '#modules/changes/change-kind.ts'
import { consentFor } from '#modules/profile/commands.ts'
import { CONSENT_NEEDED } from '#modules/profile/health-consent.ts'
import { keyOfDose } from './cabinet.ts'
import type { CabinetChanges } from './cabinet-changes.ts'
import { cabinetEditProblem, doseEditProblem, MOST_ITEMS } from './cabinet-limits.ts'
import { editCabinet } from './commands/cabinet.ts'
import { editDoses } from './commands/doses.ts'
import { CabinetForm, DosesForm } from './forms.ts'

const TOO_MANY_ITEMS = refusal(409, `A cabinet holds up to ${MOST_ITEMS} supplements. Remove one first.`)
const TOO_MANY_DOSES = refusal(409, 'That is as many doses as one account can keep.')

const NEEDS_CONSENT = refusal(403, CONSENT_NEEDED)

const told = (problem: string | null): Refusal | null => (problem === null ? null : refusal(400, problem))

/** Nobody becomes a guest for what is not kept. */
const needsConsent = ({ agrees }: { agrees?: true }, asking: Asking) =>
  asking === 'visitor' && !agrees ? NEEDS_CONSENT : null

/** The kinds of change to what somebody takes. */
export function cabinetChanges({ now }: { now(): Date }): ChangeKinds<CabinetChanges> {
  return {
    'cabinet-changed': {
      schema: CabinetForm,
      merge: {
        subjects: ({ put, removed, away = [] }) => [
          ...put.map(({ id }) => id),
          ...removed,
          ...away.map(name => `away ${name}`),
        ],
        only({ put, removed, away = [], agrees }, subjects) {
          const left = {
            put: put.filter(({ id }) => subjects.includes(id)),
            removed: removed.filter(id => subjects.includes(id)),
            away: away.filter(name => subjects.includes(`away ${name}`)),
          }
          const isEmpty = left.put.length + left.removed.length + left.away.length === 0
          return isEmpty ? null : { ...left, ...(agrees && { agrees }) }
        },
      },
      admits: (body, asking) =>
        told(cabinetEditProblem(body.put, body.removed, body.away ?? [])) ?? needsConsent(body, asking),
      async apply(tx, { member, body: { agrees, ...edit } }) {
        if (!(await consentFor(tx, member.id, agrees === true, now()))) return NEEDS_CONSENT
        return (await editCabinet(tx, member.id, edit, now())) ? { ok: true, told: {} } : TOO_MANY_ITEMS
      },
    },
    'dose-taken': {
      schema: DosesForm,
      merge: {
        subjects: ({ put, removed }) => [...put, ...removed].map(keyOfDose),
        only({ put, removed, agrees }, subjects) {
          const isLeft = (dose: Parameters<typeof keyOfDose>[0]) => subjects.includes(keyOfDose(dose))
          const left = { put: put.filter(isLeft), removed: removed.filter(isLeft) }
          return left.put.length + left.removed.length === 0 ? null : { ...left, ...(agrees && { agrees }) }
        },
      },
      admits: (body, asking) => told(doseEditProblem(body.put, body.removed)) ?? needsConsent(body, asking),
      async apply(tx, { member, body: { agrees, ...edit } }) {
        if (!(await consentFor(tx, member.id, agrees === true, now()))) return NEEDS_CONSENT
        return (await editDoses(tx, member.id, edit, now())) ? { ok: true, told: {} } : TOO_MANY_DOSES
      },
    },
  }
}
