import type { BrowserContext } from '@playwright/test'
import { act } from '../../support/api.ts'
import { stormrush, tao, type TestedBrand } from '../../support/brands.ts'
import { atNightUnless } from '../../support/nightly.ts'
import { openAlive } from '../../support/page.ts'
import { signUpByApi } from '../../support/player.ts'
import { expect, test } from '../../support/test.ts'

interface Played {
  round: { id: string; cost: number; win: number }
}

/** Plays keno to its end until it has won something; gives the round and the game. */
async function winRound(context: BrowserContext, brand: TestedBrand) {
  const catalogue = await context.request.get(`${brand.origin}/api/rest/games`)
  const { games } = (await catalogue.json()) as { games: { id: number; title: string }[] }
  const game = games.find(({ title }) => title === 'Clover Keno')
  if (!game) throw new Error(`${brand.name} has no Clover Keno.`)
  for (let play = 0; play < 40; play++) {
    const begun = await act(context, brand, '/rest/game-rounds/', {
      method: 'POST',
      data: { gameId: game.id, action: 'play', stake: 20, target: '3,17,41,80' },
    })
    expect(begun.status(), await begun.text()).toBe(200)
    const { round } = ((await begun.json()) as { data: Played }).data
    await act(context, brand, `/rest/game-rounds/${round.id}/finish/`, { method: 'POST' })
    if (round.win > round.cost) return round
    await new Promise((resolve) => setTimeout(resolve, 2_600))
  }
  throw new Error('Forty draws won nothing.')
}

test.setTimeout(240_000)

for (const brand of [stormrush, tao]) {
  test(
    `${brand.name}: a round is shared from the history, seen by somebody without an account, and gone once its link is ended`,
    atNightUnless(brand === tao),
    async ({ page, context, newVisitor }) => {
      await signUpByApi(context, brand)
      await context.grantPermissions(['clipboard-read', 'clipboard-write'])
      const round = await winRound(context, brand)
      await openAlive(page, `${brand.origin}/profile/history?kind=round-win`)
      await page.getByRole('button', { name: 'Watch again: Clover Keno' }).first().click()
      const dialog = page.getByRole('dialog')
      await expect(dialog.getByRole('textbox', { name: 'Link' })).toHaveCount(0)
      await dialog.getByRole('button', { name: 'Share this round' }).click()
      const address = await dialog.getByRole('textbox', { name: 'Link' }).inputValue()
      expect(address).toMatch(new RegExp(`^${brand.origin}/replay/[\\w-]{22}$`))
      expect(address).not.toContain(round.id)

      const stranger = await newVisitor()
      const answer = await stranger.request.get(address)
      expect(answer.status()).toBe(200)
      const html = await answer.text()
      expect(html).toMatch(/<meta name="robots" content="noindex">/)
      expect(html).toMatch(/<meta property="og:title" content="×[\d.]+ in Clover Keno/)
      expect(html).toMatch(/<meta property="og:image" content="[^"]+">/)
      expect(html).not.toContain(round.id)

      const seen = await stranger.newPage()
      await seen.goto(address)
      await expect(seen.getByRole('heading', { level: 1 })).toHaveText(/^×[\d.]+ in Clover Keno$/)
      const game = seen.frameLocator('iframe[data-testid="replay-frame"]')
      await expect(game.locator('.controls .result')).toHaveText(`Won ${round.win}`, {
        timeout: 60_000,
      })
      const picked = game.locator('.keno [aria-pressed="true"]')
      await expect(picked).toHaveText(['3', '17', '41', '80'])
      await expect(game.locator('button.play')).toBeHidden()

      await dialog.getByRole('button', { name: 'Stop sharing' }).click()
      await expect(dialog.getByRole('textbox', { name: 'Link' })).toHaveCount(0)
      const id = address.split('/').at(-1)
      const gone = await stranger.request.get(`${brand.origin}/api/rest/shared-rounds/${id}/`)
      expect(gone.status()).toBe(404)
    },
  )
}
