import type { ColumnType } from 'kysely'
import type { MaybeMoment, Moment } from '#platform/db/moment.ts'
import type { HealthService } from './health-service.ts'

export interface DevicesTables {
  device_visit: DeviceVisitTable
  device_connection: DeviceConnectionTable
  device_weight: DeviceWeightTable
  device_activity: DeviceActivityTable
}

interface DeviceVisitTable {
  state_hash: string
  member_id: string
  service: HealthService
  verifier: string
  begun_at: Moment
}

interface DeviceConnectionTable {
  member_id: string
  service: HealthService
  access_token: string
  refresh_token: string
  expires_at: Moment
  connected_at: Moment
  read_at: MaybeMoment
  broken_at: MaybeMoment
}

interface DeviceWeightTable {
  member_id: string
  service: HealthService
  measured_at: Moment
  weight_kg: number
}

interface DeviceActivityTable {
  member_id: string
  service: HealthService
  day: ColumnType<string, string, string>
  steps: number
  active_minutes: number
}
