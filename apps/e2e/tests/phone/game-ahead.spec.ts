import { stormrush } from '../../support/brands.ts'
import { gameIsReady } from '../../support/game.ts'
import { openAlive } from '../../support/page.ts'
import { signUpByApi } from '../../support/player.ts'
import { expect, test } from '../../support/test.ts'

const title = 'Pearl Ferry'
/** What every game is made of: the page in its frame, its scripts and styles. */
const isPart = /\/arcade\/(?:\?mode=play|assets\/(?:pixi|game|loading|index)-[^/]+\.(?:js|css))$/

test('what every game is made of comes compressed while the page rests, and is not fetched again by the game', async ({
  page,
  context,
}) => {
  await signUpByApi(context, stormrush)
  const devtools = await context.newCDPSession(page)
  await devtools.send('Network.enable')
  const fetched: string[] = []
  const kept: string[] = []
  devtools.on('Network.responseReceived', ({ response }) => {
    const { url, fromDiskCache, headers } = response
    if (!isPart.test(url)) return
    if (fromDiskCache) return void kept.push(url)
    fetched.push(url)
    const length = Number(headers['content-length'])
    if (length > 1024) expect(headers['content-encoding'], url).toMatch(/br|gzip/)
  })
  await openAlive(page, `${stormrush.origin}/library?q=${encodeURIComponent(title)}`)
  await expect.poll(() => fetched.length).toBe(7)
  await page.waitForLoadState('networkidle')
  const ahead = fetched.splice(0)

  await page.getByTestId('game-tile').filter({ hasText: title }).first().click()
  await gameIsReady(page)
  expect(fetched).toEqual([])
  expect([...new Set(kept)].sort()).toEqual(ahead.sort())
})
