import type { MemberId } from '#modules/account/member.ts'
import type { Day } from '#modules/calendar/day.ts'
import { dayIn, LONDON } from '#modules/calendar/zone.ts'
import { askDeletion, type DataRightsDeps } from '#modules/data-rights/commands/deletion.ts'
import { type DevicesDeps, disconnectAll } from '#modules/devices/commands.ts'
import { endAllOf } from '#modules/subscriptions/commands/ending.ts'

/**
 * Has an account erased: by its member, and by an operator whom they asked, in the same way.
 * @returns the day on which it happens, and whether nobody had asked before
 */
export async function eraseMember(
  services: DataRightsDeps & { devices: DevicesDeps },
  memberId: MemberId,
): Promise<{ on: Day; isNew: boolean }> {
  // First: nobody is charged again for an account that is about to go.
  await endAllOf(services, memberId)
  const { eraseAt, isNew } = await askDeletion(services, memberId)
  // A locked account reads nothing more of anybody's health; and the services are told while the tokens are known.
  await disconnectAll(services.devices, memberId)
  return { on: dayIn(eraseAt, LONDON), isNew }
}
