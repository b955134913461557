import { type CoveredTables, OWNER } from '#modules/account/covered-tables.ts'
import type { SupplementsLogTables } from './tables.ts'

// What somebody takes tells of their health: kept with the consent, and gone with it.
const MEMBERS = { owner: 'member_id', isHealth: true } as const

export const PERSONAL_TABLES = {
  cabinet_item: {
    ...MEMBERS,
    kind: 'supplements',
    inOrderOf: 'added_on',
    columns: {
      member_id: OWNER,
      id: 'told',
      what: 'told in parts',
      units: 'told',
      times: 'told',
      weekdays: 'told',
      packs: 'told',
      added_on: 'told',
      paused_on: 'told',
      changed_at: 'told',
    },
    atSignUp: { alike: ['id'], keeps: { later: 'changed_at' } },
  },
  supplement_dose: {
    ...MEMBERS,
    kind: 'supplement_doses',
    inOrderOf: 'day',
    columns: {
      member_id: OWNER,
      item: 'told',
      day: 'told',
      slot: 'told',
      time: 'told',
      units: 'told',
      name: 'told',
      unit: 'told',
      amounts: 'told in parts',
      changed_at: 'told',
    },
    atSignUp: { alike: ['item', 'day', 'slot'], keeps: { later: 'changed_at' } },
  },
  cabinet_put_away: {
    ...MEMBERS,
    kind: 'supplement_notices_put_away',
    inOrderOf: 'changed_at',
    columns: { member_id: OWNER, what: 'told', changed_at: 'told' },
    atSignUp: { alike: ['what'], keeps: { later: 'changed_at' } },
  },
} satisfies CoveredTables<SupplementsLogTables>
