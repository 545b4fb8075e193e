import path from 'node:path'
import type { BrowserContext, Page } from '@playwright/test'
import { readTests } from '@marquee/platform-kernel/testing/testEnvironment'
import { releasedBrands } from '../../support/brands.ts'
import { cameraOf } from '../../support/camera.ts'
import { arriveAt, goTo } from '../../support/clientSide.ts'
import { declaredBy } from '../../support/declared.ts'
import { holdAgainstKept } from '../../support/kept.ts'
import { sizes as usual } from '../../support/look.ts'
import { dismissAll, leaveInPeace, openAlive, prefer } from '../../support/page.ts'
import { makeCredentials, signUpByApi } from '../../support/player.ts'
import { expect, test } from '../../support/test.ts'

const { LOOKS_BRANDS, LOOKS_TREE: tree = path.resolve(import.meta.dirname, '../../../..') } =
  readTests()
const asked = LOOKS_BRANDS?.split(',')
const brands = releasedBrands.filter(({ folder }) => asked?.includes(folder) ?? true)

const modes = ['dark', 'light'] as const
const sizes = { ...usual, tablet: { width: 820, height: 1180 } }

/** As the file of a picture is called: `/wheel-of-wins` gives `wheel-of-wins`, `/` gives `home`. */
const nameOf = (address: string): string =>
  address.replaceAll(/\W+/g, '-').replaceAll(/^-|-$/g, '') || 'home'

/** How long a modal may take to open, in ms, before it is not there. */
const patience = 10_000

/** Whether a modal that the address asks for stands there: one that asks this player for nothing closes by itself. */
async function hasOpened(page: Page): Promise<boolean> {
  const dialog = page.getByRole('dialog').first()
  const isAsked = () => page.evaluate(() => location.search.includes('openModal='))
  const isOver = async () => (await dialog.isVisible()) || !(await isAsked())
  await expect
    .poll(isOver, { timeout: patience })
    .toBe(true)
    .catch(() => {})
  return dialog.isVisible()
}

for (const brand of brands)
  for (const mode of modes)
    for (const [size, viewport] of Object.entries(sizes))
      test.describe(`${brand.name}, ${mode}, ${size}`, () => {
        test.use({ viewport })
        const folder = [brand.folder, mode, size]
        const declared = () =>
          declaredBy({ ...brand, dist: path.join(tree, 'apps', brand.folder, 'dist') })
        /** The same person in both houses, and another for each test. */
        const join = (context: BrowserContext, who: string) =>
          signUpByApi(context, brand, {
            credentials: makeCredentials({ email: `${who}-${mode}-${size}@example.test` }),
          })

        test('pages of a guest', async ({ page, context, pageConsole }) => {
          pageConsole.allow(/status of 404|not-found/)
          await prefer(context, brand, mode)
          await leaveInPeace(context)
          const camera = cameraOf(page, viewport)
          const hold = (name: string) => holdAgainstKept([...folder, 'guest', name], camera.whole)
          await openAlive(page, `${brand.origin}/`)
          await hold('home')
          const { pathsFor } = await declared()
          for (const to of [...pathsFor('guest').filter((one) => one !== '/'), '/no/such/page']) {
            await arriveAt(page, to)
            await hold(nameOf(to))
            await dismissAll(page)
          }
        })

        test('pages of a player, menu and inbox', async ({ page, context, pageConsole }) => {
          pageConsole.allow(/status of 404|not-found/)
          await prefer(context, brand, mode)
          await join(context, 'pages')
          await leaveInPeace(context)
          const camera = cameraOf(page, viewport)
          const place = (name: string) => [...folder, 'player', name]
          const { pathsFor } = await declared()
          await openAlive(page, `${brand.origin}/library`)
          for (const to of pathsFor('player')) {
            await arriveAt(page, to)
            await holdAgainstKept(place(nameOf(to)), camera.whole)
            await dismissAll(page)
          }
          await arriveAt(page, '/library')
          for (const [name, button] of [
            ['inbox', /^Inbox/],
            ['menu', 'Your menu'],
          ] as const) {
            await page.getByRole('button', { name: button }).first().click()
            await expect(page.getByRole('dialog').first()).toBeVisible()
            await holdAgainstKept(place(name), camera.screen)
            await dismissAll(page)
          }
        })

        test('modals', async ({ page, context }) => {
          await prefer(context, brand, mode)
          await join(context, 'modals')
          await leaveInPeace(context)
          const camera = cameraOf(page, viewport)
          const { modals } = await declared()
          await openAlive(page, `${brand.origin}/library`)
          await dismissAll(page)
          for (const name of modals) {
            await goTo(page, `/library?openModal=${name}`)
            if (await hasOpened(page))
              await holdAgainstKept([...folder, 'modals', nameOf(name)], camera.screen)
            await dismissAll(page)
          }
        })
      })
