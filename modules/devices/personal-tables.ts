import { type CoveredTables, KEY, OWNER } from '#modules/account/covered-tables.ts'
import type { DevicesTables } from './tables.ts'

const MEMBERS_ALONE = 'stays: a guest connects nothing'

export const PERSONAL_TABLES = {
  device_visit: {
    kind: 'device_visit',
    owner: 'member_id',
    columns: { state_hash: KEY, member_id: OWNER, service: 'told', verifier: KEY, begun_at: 'told' },
    isHealth: true,
    atSignUp: MEMBERS_ALONE,
  },
  device_connection: {
    kind: 'device_connection',
    owner: 'member_id',
    columns: {
      member_id: OWNER,
      service: 'told',
      access_token: KEY,
      refresh_token: KEY,
      expires_at: 'kept back: until when the key opens something',
      connected_at: 'told',
      read_at: 'told',
      broken_at: 'told',
    },
    isHealth: true,
    atSignUp: MEMBERS_ALONE,
  },
  device_weight: {
    kind: 'device_weight',
    owner: 'member_id',
    inOrderOf: 'measured_at',
    columns: { member_id: OWNER, service: 'told', measured_at: 'told', weight_kg: 'told' },
    isHealth: true,
    atSignUp: MEMBERS_ALONE,
  },
  device_activity: {
    kind: 'device_activity',
    owner: 'member_id',
    inOrderOf: 'day',
    columns: { member_id: OWNER, service: 'told', day: 'told', steps: 'told', active_minutes: 'told' },
    isHealth: true,
    atSignUp: MEMBERS_ALONE,
  },
} satisfies CoveredTables<DevicesTables>
