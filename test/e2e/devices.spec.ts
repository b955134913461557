import { sqlNow } from '../sql-now.ts'
import { sql } from './database.ts'
import { expect, expectAccessible, expectSaid, test, visit } from './journey.ts'
import { asMember } from './people.ts'

const PAGE = '/dashboard/settings'

test('a device asks for consent first', async ({ page }) => {
  await asMember(page, 'cleo')
  await visit(page, PAGE)
  const devices = page.getByRole('region', { name: 'Connected Devices' })
  await expect(devices).toContainText('What a device measures is health data.')
  await expect(devices.getByRole('link', { name: /^Connect / })).toHaveCount(0)
})

for (const name of ['Fitbit', 'Withings']) {
  test(`${name} is connected, read, and disconnected`, async ({ page }) => {
    const { id } = await asMember(page, 'ben')
    await sql(`insert into health_consent (member_id, wording_version, given_at) values ($1, '2026-11', ${sqlNow()})`, [
      id,
    ])
    await visit(page, PAGE)
    const devices = page.getByRole('region', { name: 'Connected Devices' })
    await devices.getByRole('link', { name: `Connect ${name}` }).click()

    await expect(page.getByRole('heading', { name: `Let Thymewell read your ${name} data?` })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Deny' }).click()
    await expectSaid(page, 'You did not allow it, so nothing is connected')

    await devices.getByRole('link', { name: `Connect ${name}` }).click()
    await page.getByRole('button', { name: 'Allow' }).click()
    await expect(page.getByText('Connected', { exact: true }).first()).toBeVisible()
    await expect(devices).toContainText(/\d+ weights, 31 days of activity/)
    await expectAccessible(page)

    await devices.getByRole('button', { name: `Disconnect ${name}` }).click()
    await expectSaid(page, 'Disconnected: we can no longer read it')
    await expect(devices.getByRole('link', { name: `Connect ${name}` })).toBeVisible()
    expect(await sql('select 1 from device_connection where member_id = $1', [id])).toHaveLength(0)
    expect((await sql('select 1 from device_weight where member_id = $1', [id])).length).toBeGreaterThan(5)
  })
}
