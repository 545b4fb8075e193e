import type { BrowserContext, Page } from '@playwright/test'
import { act, playerOf } from '../../support/api.ts'
import { expectAccessible } from '../../support/axe.ts'
import { brandOf } from '../../support/brands.ts'
import { goByMenu, openAlive, socketOf } from '../../support/page.ts'
import { shownBalance, signUpByApi } from '../../support/player.ts'
import { expect, test } from '../../support/test.ts'

const brand = brandOf('tao')

interface Prize {
  coins: number
  entries: number
}
interface Scratched {
  data: { card: { id: number; prize: Prize; fields: number[] } }
}

async function giveCards(context: BrowserContext, cards: number): Promise<void> {
  const gift = await act(context, brand, '/sandbox/scratch-cards', {
    method: 'POST',
    data: { cards },
  })
  expect(gift.status(), await gift.text()).toBe(200)
}

/** Scratches so many of the player's cards outside of any page. */
async function scratchElsewhere(context: BrowserContext, count: number): Promise<void> {
  const path = '/rest/scratch-card-lottery/get/'
  const answer = await context.request.get(`${brand.origin}${path}`)
  const { data } = (await answer.json()) as { data: { cards: { id: number; status: string }[] } }
  const ready = data.cards.filter(({ status }) => status === 'ready_for_activate').slice(0, count)
  for (const { id } of ready) {
    const done = await act(context, brand, `/rest/scratch-card-lottery/${id}/scratch/`, {
      method: 'POST',
    })
    expect(done.status(), await done.text()).toBe(200)
  }
}

/** Rubs over a part of the cover: from one share of its height to another. */
async function rub(page: Page, from: number, to: number): Promise<void> {
  const surface = page.getByTestId('scratch-surface')
  await surface.scrollIntoViewIfNeeded()
  const box = await surface.boundingBox()
  if (!box) throw new Error('The cover is not on the page.')
  const at = (x: number, y: number) => [box.x + x * box.width, box.y + y * box.height] as const
  await page.mouse.move(...at(0.03, from))
  await page.mouse.down()
  for (let y = from; y <= to; y += 0.16) {
    await page.mouse.move(...at(0.97, y), { steps: 2 })
    await page.mouse.move(...at(0.03, y + 0.08), { steps: 2 })
  }
  await page.mouse.up()
}

test('SCRATCH-01 MAGICBOX-01 MODAL-43 a card is rubbed free with the pointer and tells what it holds only then; cards scratched elsewhere bring a key that opens a box', async ({
  page,
  context,
}) => {
  await signUpByApi(context, brand)
  const connected = socketOf(page)
  await openAlive(page, `${brand.origin}/scratch-cards?openModal=welcome-scratch-cards`)
  await expect(page.getByRole('dialog', { name: 'Welcome to scratch cards' })).toBeVisible()
  await page.getByTestId('scratch-welcome-go').click()
  await connected
  const ready = page.getByTestId('scratch-tray').getByText('Ready to scratch')
  await expect(ready).toHaveCount(1)
  await giveCards(context, 2)
  await expect(ready).toHaveCount(3)

  const { playerBalance: before } = (await playerOf(context, brand)).playerInfo
  const scratched = page.waitForResponse(/\/scratch\/$/)
  await rub(page, 0.05, 0.2)
  const { card } = ((await (await scratched).json()) as Scratched).data
  expect(card.fields).toHaveLength(9)
  await expect(page.getByText('Scratching now')).toBeVisible()
  await expect(page.getByTestId('won')).toHaveCount(0)
  expect(await shownBalance(page, 'coins')).toBe(before.coins)
  await rub(page, 0.1, 0.9)
  await expect(page.getByTestId('won')).toBeVisible()
  await expect.poll(() => shownBalance(page, 'coins')).toBe(before.coins + card.prize.coins)
  await expectAccessible(page, 'a scratched card')

  await goByMenu(page, 'Moon-gate boxes')
  const keys = page.getByTestId('cosmic-keys')
  await expect(keys).toHaveText('You have 1 key')
  await scratchElsewhere(context, 2)
  await expect(keys).toHaveText('You have 2 keys')
  const { playerBalance: between } = (await playerOf(context, brand)).playerInfo
  const opened = page.waitForResponse(/\/rest\/magic-box\/4\/open\/$/)
  await page.getByTestId('cosmic-box-4').press('Enter')
  const { prize } = ((await (await opened).json()) as { data: { prize: Prize } }).data
  await expect(page.getByTestId('cosmic-done')).toBeFocused()
  await expect.poll(() => shownBalance(page, 'coins')).toBe(between.coins + prize.coins)
  await expect(keys).toHaveText('You have 1 key')
  await expectAccessible(page, 'an opened box')
})
