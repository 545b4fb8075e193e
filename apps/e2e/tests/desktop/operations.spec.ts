import type { Locator } from '@playwright/test'
import { type Db, openDatabase } from '@marquee/platform-kernel/database'
import {
  type DatabaseServer,
  startDatabaseServer,
} from '@marquee/platform-kernel/testing/databaseServer'
import { sql } from 'kysely'
import { expectAccessible } from '../../support/axe.ts'
import { stormrush } from '../../support/brands.ts'
import { type OwnHouse, startHouse } from '../../support/house.ts'
import { makeCredentials, signUpByApi } from '../../support/player.ts'
import { chooseBrand, signInStaffByApi, staff } from '../../support/staff.ts'
import { expect, test } from '../../support/test.ts'

test.describe.configure({ mode: 'serial', timeout: 240_000 })

let server: DatabaseServer
let house: OwnHouse
let db: Db

test.beforeAll(async () => {
  test.setTimeout(240_000)
  const started = await startDatabaseServer()
  if (!started) throw new Error('There is no PostgreSQL package for this machine.')
  server = started
  house = await startHouse(stormrush, { DATABASE_URL: server.url, SANDBOX: '1' })
  db = openDatabase({ kind: 'postgres', url: server.url })
})
test.afterAll(async () => {
  await db?.destroy()
  await house?.stop()
  await server?.stop()
})

const job = 'inbox.forget-old'

/** As the queue notes work that failed as often as it is tried. */
const giveUp = () =>
  sql`
    insert into pgboss.job (name, data, singleton_key, source_name, source_id, source_output)
    values ('failed-jobs', ${JSON.stringify({ name: job })}::jsonb, ${job}, 'jobs',
      gen_random_uuid(), '{"message":"The disk was full."}'::jsonb)`.execute(db)

test('an administrator sees which mail did not leave and why, and which work failed, and decides on both', async ({
  page,
  context,
  browser,
  pageConsole,
}) => {
  // Whoever is not signed in yet is told so, which browsers log.
  pageConsole.allow(/401/)
  const playerContext = await browser.newContext()
  const credentials = { ...makeCredentials(), email: 'bounce1@example.test' }
  await signUpByApi(playerContext, house.brand, { credentials, complete: false, claimed: false })
  await playerContext.close()
  await giveUp()
  await giveUp()

  await signInStaffByApi(context, staff.administrator, house.staffOrigin)
  await page.goto(house.staffOrigin)
  await chooseBrand(page, stormrush)

  await page.getByRole('menuitem', { name: 'Messages' }).click()
  const mail = page.getByRole('row').filter({ hasText: 'b•••@example.test' })
  await expect(async () => {
    await page.reload()
    await expect(mail.first()).toBeVisible({ timeout: 3_000 })
  }).toPass({ timeout: 30_000 })
  await expect(mail.first()).toContainText('Refused by the provider')
  await expect(mail.first()).toContainText('550')
  await expectAccessible(page, 'messages')
  const count = await mail.count()
  await mail
    .first()
    .getByRole('button', { name: /^Dismiss message/ })
    .click()
  await expect(mail).toHaveCount(count - 1)

  await page.getByRole('menuitem', { name: 'Failed jobs' }).click()
  const row = page
    .getByRole('table', { name: 'Failed jobs' })
    .getByRole('row')
    .filter({ hasText: job })
  await expect(row).toContainText('The disk was full.')
  await expect(row.getByRole('cell').first()).toHaveText('2')
  await expectAccessible(page, 'failed jobs')
  await row.getByRole('button', { name: `Run again: ${job}` }).click()
  await expect(page.getByText(`${job} runs again now.`)).toBeVisible()
  await expect(page.getByText('No failed jobs.')).toBeVisible()
  await giveUp()
  await page.reload()
  await page.getByRole('button', { name: `Dismiss ${job}` }).click()
  await expect(page.getByText('No failed jobs.')).toBeVisible()
})

test('an administrator sees that nothing fires, then which alert does, since when, and where the runbook says what to do', async ({
  page,
  context,
  pageConsole,
}) => {
  pageConsole.allow(/401/)
  await signInStaffByApi(context, staff.administrator, house.staffOrigin)
  await page.goto(house.staffOrigin)
  await chooseBrand(page, stormrush)
  await page.getByRole('menuitem', { name: 'Alerts' }).click()
  const quiet = page.getByRole('table', { name: 'Quiet alerts' }).getByRole('row')
  const givenUp = { hasText: 'JobGivenUp' }
  // What the database knows is looked up once in five seconds, and judged each fifteen.
  const becomes = (row: Locator) =>
    expect(async () => {
      await page.getByRole('button', { name: 'Check again' }).click()
      await expect(row).toBeVisible({ timeout: 1_000 })
    }).toPass({ timeout: 60_000 })
  // What the test before left behind may fire a moment longer.
  await becomes(quiet.filter(givenUp))
  await expect(quiet.filter(givenUp)).toContainText('A job was given up and waits for staff.')
  await expectAccessible(page, 'alerts')

  await giveUp()
  const firing = page.getByRole('table', { name: 'Alerts now' }).getByRole('row').filter(givenUp)
  await becomes(firing)
  await expect(firing).toContainText('Firing')
  await expect(firing).toContainText(`job: ${job}`)
  await expect(firing).toContainText('docs/runbooks/alerts.md')
  await expect(firing.locator('time')).toHaveText(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d UTC$/)
  await expect(quiet.filter(givenUp)).toHaveCount(0)
  await expectAccessible(page, 'an alert that fires')

  await page.getByRole('menuitem', { name: 'Dashboard' }).click()
  await page.getByRole('button', { name: 'See alerts' }).click()
  await expect(firing).toBeVisible()
  await page.getByRole('menuitem', { name: 'Failed jobs' }).click()
  await page.getByRole('button', { name: `Dismiss ${job}` }).click()
  await page.getByRole('menuitem', { name: 'Alerts' }).click()
  await becomes(quiet.filter(givenUp))
})
