import type { BrowserContext, Page } from '@playwright/test'
import { readTests } from '@marquee/platform-kernel/testing/testEnvironment'
import { releasedBrands } from '../../support/brands.ts'
import { arriveAt, goTo } from '../../support/clientSide.ts'
import { declaredBy } from '../../support/declared.ts'
import { isWholeSoon, sizes as usual, veiled } from '../../support/look.ts'
import { dismissAll, openAlive, prefer } from '../../support/page.ts'
import { makeCredentials, signUpByApi } from '../../support/player.ts'
import { expect, test } from '../../support/test.ts'

const asked = readTests().LOOKS_BRANDS?.split(',')
const brands = releasedBrands.filter(({ folder }) => asked?.includes(folder) ?? true)

const modes = ['dark', 'light'] as const
const sizes = { ...usual, tablet: { width: 820, height: 1180 } }

/** How much of a long page is looked at, in heights of the screen. */
const screens = 3

/** As the file of a picture is called: `/wheel-of-wins` gives `wheel-of-wins`, `/` gives `home`. */
const nameOf = (path: string): string =>
  path.replaceAll(/\W+/g, '-').replaceAll(/^-|-$/g, '') || 'home'

/** Brings what loads when it comes near, and gives the height of what is looked at. */
async function bring(page: Page): Promise<number> {
  const height = await page.evaluate(async (most) => {
    const screen = window.innerHeight
    for (let to = 1; to < most; to += 1) {
      window.scrollTo({ top: to * screen, behavior: 'instant' })
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    }
    window.scrollTo({ top: 0, behavior: 'instant' })
    return Math.min(document.documentElement.scrollHeight, most * screen)
  }, screens)
  await isWholeSoon(page)
  return height
}

/** Where one test keeps its pictures, and how it takes them. */
function cameraOf(page: Page, ...folder: string[]) {
  const take = (
    name: string,
    options: { clip?: { x: number; y: number; width: number; height: number } } = {},
  ) =>
    veiled(page, () =>
      expect.soft(page).toHaveScreenshot([...folder, `${name}.png`], {
        ...options,
        fullPage: Boolean(options.clip),
        animations: 'disabled',
        caret: 'hide',
        scale: 'css',
        maxDiffPixels: 40,
        timeout: 40_000,
      }),
    )
  return {
    /** The page from its top, as long as a picture of it is. */
    async whole(name: string) {
      let before = 0
      let height = await bring(page)
      // A list goes on when its end is near.
      for (; height !== before; height = await bring(page)) before = height
      // What opens by itself may have come meanwhile.
      await dismissAll(page)
      const { width } = page.viewportSize() ?? sizes.phone
      await take(name, { clip: { x: 0, y: 0, width, height } })
    },
    /** What is on the screen. */
    async screen(name: string) {
      await isWholeSoon(page)
      await take(name)
    },
  }
}

test.describe.configure({ timeout: 600_000 })

for (const brand of brands)
  for (const mode of modes)
    for (const [size, viewport] of Object.entries(sizes))
      test.describe(`${brand.name}, ${mode}, ${size}`, () => {
        test.use({ viewport })
        /** The same person in both houses, and another for each test. */
        const join = (context: BrowserContext, who: string) =>
          signUpByApi(context, brand, {
            credentials: makeCredentials({ email: `${who}-${mode}-${size}@example.test` }),
          })

        test('pages of a guest', async ({ page, context, pageConsole }) => {
          pageConsole.allow(/status of 404|not-found/)
          await prefer(context, brand, mode)
          const camera = cameraOf(page, brand.folder, mode, size, 'guest')
          await openAlive(page, `${brand.origin}/`)
          await camera.whole('home')
          const { pathsFor } = await declaredBy(brand)
          for (const path of [...pathsFor('guest').filter((one) => one !== '/'), '/no/such/page']) {
            await arriveAt(page, path)
            await dismissAll(page)
            await camera.whole(nameOf(path))
          }
        })

        test('pages of a player, menu and inbox', async ({ page, context, pageConsole }) => {
          pageConsole.allow(/status of 404|not-found/)
          await prefer(context, brand, mode)
          await join(context, 'pages')
          const camera = cameraOf(page, brand.folder, mode, size, 'player')
          const { pathsFor } = await declaredBy(brand)
          await openAlive(page, `${brand.origin}/library`)
          for (const path of pathsFor('player')) {
            await arriveAt(page, path)
            await dismissAll(page)
            await camera.whole(nameOf(path))
          }
          await arriveAt(page, '/library')
          await dismissAll(page)
          for (const [name, button] of [
            ['inbox', /^Inbox/],
            ['menu', 'Your menu'],
          ] as const) {
            await page.getByRole('button', { name: button }).first().click()
            await expect(page.getByRole('dialog').first()).toBeVisible()
            await camera.screen(name)
            await dismissAll(page)
          }
        })

        test('modals', async ({ page, context }) => {
          await prefer(context, brand, mode)
          await join(context, 'modals')
          const camera = cameraOf(page, brand.folder, mode, size, 'modals')
          const { modals } = await declaredBy(brand)
          await openAlive(page, `${brand.origin}/library`)
          await dismissAll(page)
          for (const name of modals) {
            await goTo(page, `/library?openModal=${name}`)
            const dialog = page.getByRole('dialog').first()
            // One that asks this player for nothing closes by itself.
            const isThere = await dialog
              .waitFor({ timeout: 3_000 })
              .then(() => true)
              .catch(() => false)
            if (isThere) await camera.screen(nameOf(name))
            await dismissAll(page)
          }
        })
      })
