import { readFileSync } from 'node:fs'
import { randomUUID } from 'node:crypto'
import type { BrowserContext } from '@playwright/test'
import { act, gameIds } from '../../support/api.ts'
import { expectAccessible } from '../../support/axe.ts'
import { stormrush, tao, type TestedBrand } from '../../support/brands.ts'
import {
  gameIsReady,
  gameWindow,
  openFromLibrary,
  playOneRound,
  settlement,
  startRound,
} from '../../support/game.ts'
import { openAlive, socketOf } from '../../support/page.ts'
import { type Credentials, signUpByApi } from '../../support/player.ts'
import { expect, test } from '../../support/test.ts'

const slot = 'Wharf Sevens'
const signUpData = {
  password: 'a-long-password',
  name: 'Kim',
  birthDay: '1988-08-08',
  state: 'CA',
  acceptedTerms: true,
}
const sections = [
  ['/game/responsible-play', 'Responsible play'],
  ['/profile/purchase-limit', 'Purchase limit'],
  ['/profile/play-limits', 'Play limits'],
  ['/profile/reality-check', 'Reality check'],
  ['/profile/cool-off', 'Take a break'],
  ['/profile/self-exclusion', 'Self-exclusion'],
  ['/profile/history', 'History'],
] as const

/** A player of their own name: whoever is excluded is recognised by it in every brand. */
async function signUpAsSomebody(
  context: BrowserContext,
  brand: TestedBrand,
  credentials?: Credentials,
): Promise<Credentials> {
  const used = await signUpByApi(context, brand, { credentials, complete: false })
  const surname = `Q${randomUUID().replace(/[^a-f]/g, '')}`
  const told = await act(context, brand, '/rest/player/profile/', {
    method: 'POST',
    data: { surname, zip: '94016' },
  })
  expect(told.status(), await told.text()).toBe(200)
  return used
}

test('RP-01 RP-02 RP-03 RP-04 RP-05 RP-06 ROUTE-09 the account has every section, and each can be read by everybody', async ({
  page,
  context,
}) => {
  await signUpByApi(context, stormrush)
  await openAlive(page, `${stormrush.origin}/game/responsible-play`)
  const links = page.getByRole('navigation', { name: 'Account' })
  for (const [path, name] of sections) {
    await links.getByRole('link', { name, exact: true }).click()
    await page.waitForURL(`${stormrush.origin}${path}`)
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    await expectAccessible(page, path)
  }
})

test('RP-03 a purchase limit holds at once, a looser one waits and can be taken back', async ({
  page,
  context,
}) => {
  await signUpByApi(context, stormrush)
  await openAlive(page, `${stormrush.origin}/game/responsible-play`)
  await page
    .getByRole('main')
    .getByRole('link', { name: /The most you can spend/ })
    .click()
  const row = page.getByTestId('limit-purchase-week')
  const set = async (button: string, amount: string) => {
    await row.getByRole('button', { name: button }).click()
    await row.getByRole('textbox').fill(amount)
    await row.getByRole('button', { name: 'Save' }).click()
  }
  await set('Set a limit: In any 7 days', '50')
  await expect(row).toContainText('Your limit is in force.')
  await set('Change: In any 7 days', '90')
  const pending = row.getByTestId('pending-change')
  await expect(pending).toContainText('$90.00')
  await page.reload()
  await expect(row).toContainText('$50.00')
  await expect(pending).toContainText('$90.00')
  await expectAccessible(page, 'a change that waits')
  await expect(pending.getByRole('button')).toBeEnabled()
  await pending.getByRole('button', { name: 'Cancel the change' }).click()
  await expect(pending).toHaveCount(0)
  await expect(row).toContainText('$50.00')
})

test('RP-02 a cool-off begins in the account and stands before every game, one tap from which it was set', async ({
  page,
  context,
  pageConsole,
}) => {
  pageConsole.allow(/403 \(Forbidden\)|cool-off/)
  await signUpByApi(context, stormrush)
  const [game] = await gameIds(context, stormrush)
  await openAlive(page, `${stormrush.origin}/game?game=${game}`)
  await page.getByTestId('responsible-play-link').click()
  await page
    .getByRole('main')
    .getByRole('link', { name: /A break of 1 to 30 days/ })
    .click()
  await page.getByRole('radio', { name: '3 days' }).check()
  await page.getByRole('button', { name: 'Start my break' }).click()
  await page.getByTestId('confirm').click()
  await expect(page.getByTestId('play-restriction')).toContainText('You’re taking a break')
  await openAlive(page, `${stormrush.origin}/game?game=${game}`)
  const refusal = page.getByRole('dialog', { name: 'You’re taking a break' })
  await expectAccessible(page, 'play refused')
  await refusal.getByRole('link', { name: 'See it in your account' }).click()
  await page.waitForURL(`${stormrush.origin}/profile/cool-off`)
})

test('RP-06 self-exclusion in one brand closes a running game in another: the connection within a second, the game after its round', async ({
  page,
  context,
  browser,
  newVisitor,
  pageConsole,
}) => {
  pageConsole.allow(/403 \(Forbidden\)|self-excluded/)
  const credentials = await signUpAsSomebody(context, stormrush)
  const elsewhere = await newVisitor()
  await signUpAsSomebody(elsewhere, tao, credentials)
  const tab = await elsewhere.newPage()
  const connected = socketOf(tab)
  await openAlive(tab, `${tao.origin}/library?q=${encodeURIComponent(slot)}`)
  const socket = await connected
  await tab.getByTestId('game-tile').click()
  await tab.setViewportSize(gameWindow)
  await gameIsReady(tab)

  await openAlive(page, `${stormrush.origin}/profile/self-exclusion`)
  await page.getByRole('radio', { name: '6 months' }).check()
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Exclude me from play' }).click()
  const settled = settlement(tab)
  await startRound(tab)
  const closed = socket.waitForEvent('close').then(() => performance.now())
  const excluded = page
    .waitForResponse((response) =>
      response.url().endsWith('/rest/responsible-play/self-exclusion/'),
    )
    .then((response) => [performance.now(), response.status()] as const)
  await page.getByTestId('confirm').click()
  const [answeredAt, status] = await excluded
  expect(status).toBe(200)
  expect((await closed) - answeredAt).toBeLessThan(1_000)
  expect((await settled).status()).toBe(200)
  await tab.waitForURL(`${tao.origin}/profile/self-exclusion?confirmed=true`)
  await expect(tab.getByTestId('play-restriction')).toContainText('You’re excluded from play')
  await page.waitForURL(`${stormrush.origin}/profile/self-exclusion?confirmed=true`)
  await expect(page.getByTestId('play-restriction')).toContainText('You’re excluded from play')
  await tab.getByRole('link', { name: 'See your history' }).click()
  await expect(tab.getByRole('rowheader', { name: /Stake/ })).toHaveCount(1)
  await expectAccessible(tab, 'an excluded player’s history')

  const fresh = await browser.newContext({ locale: 'es-ES' })
  const again = await act(fresh, tao, '/rest/sign-up/', {
    method: 'POST',
    data: { ...signUpData, email: credentials.email.replace('@', '+again@') },
  })
  expect([again.status(), await again.text()]).toEqual([
    403,
    expect.stringContaining('self-excluded'),
  ])
  await fresh.close()
})

test('the history shows every entry with its balance, gives it as a file and replays a round in its own game', async ({
  page,
  context,
}) => {
  await signUpByApi(context, stormrush)
  await openFromLibrary(page, stormrush, slot)
  await page.setViewportSize(gameWindow)
  const round = await playOneRound(page)
  await openAlive(page, `${stormrush.origin}/profile/history`)
  await page.getByRole('combobox', { name: 'Kind' }).selectOption('round-stake')
  await page.waitForURL(/kind=round-stake/)
  const stake = page.getByRole('rowheader', { name: `Stake ${slot}` })
  await expect(stake).toHaveCount(1)
  await expect(page.getByRole('rowheader')).toHaveCount(1)

  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download CSV' }).click()
  const file = await download
  expect(file.suggestedFilename()).toBe('history.csv')
  const lines = readFileSync(await file.path(), 'utf8')
    .trimEnd()
    .split('\r\n')
  expect(lines).toHaveLength(2)
  expect(lines[1]).toContain(`round-stake,coins,-${round.cost},`)
  expect(lines[1]).toContain(round.id)

  await page.getByRole('button', { name: `Watch again: ${slot}` }).click()
  const replay = page.frameLocator('iframe[data-testid="replay-frame"]')
  await expect(replay.getByText('Replay', { exact: true }).first()).toBeVisible({
    timeout: 45_000,
  })
  await expect(replay.getByRole('button', { name: /^spin$/i })).toHaveCount(0)
  await expectAccessible(page, 'a round that is shown again')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page
    .getByRole('main')
    .getByText(/^[A-Z][a-z]+ \d{4}$/)
    .first()
    .click()
  await expect(page.getByRole('table', { name: /^Statement for/ }).first()).toBeVisible()
})
