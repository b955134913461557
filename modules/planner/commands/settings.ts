import type { MemberId } from '#modules/account/member.ts'
import type { Tx } from '#platform/db/database.ts'
import { MOST_OF_A_NAME } from '../plan-limits.ts'
import type { PlanSetting, PlanSettingName } from '../plan-settings.ts'
import { inTurn } from './turns.ts'

/** Keeps what was read and found in order, or takes it away; false where there would be too many. */
export async function setPlanSettings(
  tx: Tx,
  memberId: MemberId,
  settings: readonly PlanSetting[],
  now: Date,
): Promise<boolean> {
  await inTurn(tx, memberId)
  for (const name of new Set(settings.map(each => each.name))) {
    const own = settings.filter(each => each.name === name)
    await takeAway(tx, memberId, name, own)
    await keep(tx, memberId, own, now)
    if ((await countOf(tx, memberId, name)) > MOST_OF_A_NAME[name]) return false
  }
  return true
}

async function takeAway(tx: Tx, memberId: MemberId, name: PlanSettingName, settings: readonly PlanSetting[]) {
  const keys = settings.flatMap(({ key, value }) => (value === null ? [key] : []))
  if (keys.length === 0) return
  await tx
    .deleteFrom('plan_setting')
    .where('member_id', '=', memberId)
    .where('name', '=', name)
    .where('key', 'in', keys)
    .execute()
}

async function keep(tx: Tx, memberId: MemberId, settings: readonly PlanSetting[], now: Date) {
  const kept = new Map(settings.flatMap(each => (each.value === null ? [] : [[each.key, each] as const])))
  const rows = [...kept.values()].map(({ name, key, value }) => ({
    ...{ member_id: memberId, name, key, changed_at: now },
    value: JSON.stringify(value),
  }))
  if (rows.length === 0) return
  await tx
    .insertInto('plan_setting')
    .values(rows)
    .onConflict(known =>
      known
        .columns(['member_id', 'name', 'key'])
        .doUpdateSet(now => ({ value: now.ref('excluded.value'), changed_at: now.ref('excluded.changed_at') })),
    )
    .execute()
}

async function countOf(tx: Tx, memberId: MemberId, name: PlanSettingName): Promise<number> {
  const { count } = await tx
    .selectFrom('plan_setting')
    .select(counted => counted.fn.countAll<string>().as('count'))
    .where('member_id', '=', memberId)
    .where('name', '=', name)
    .executeTakeFirstOrThrow()
  return Number(count)
}
