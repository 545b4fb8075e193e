import type { Browser } from '@playwright/test'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { checkGame, launchBrowser } from './checkGame.ts'
import { plantGame, type Changes } from './plantedGame.ts'
import { leak, plants, webglGame } from './plants.ts'

/** How long a game that does nothing is waited for, in ms. */
const patience = 3000

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

async function problemOf(
  changes: Changes,
  check: string,
  options: { openings: number; browser?: Browser } = { openings: 0, browser },
): Promise<string | null> {
  const game = plantGame(changes)
  try {
    const found = await checkGame(game.folder, { ...options, only: [check], patience })
    expect(found.map(({ name }) => name)).toEqual([check])
    return found[0]!.problem
  } finally {
    game.remove()
  }
}

// They wait more than they work.
describe.concurrent('the check of games', () => {
  it.each(plants)('$check refuses a game $title', async ({ check, changes, says }) => {
    expect(await problemOf(changes, check)).toMatch(says)
  })

  it('context passes a game on WebGL that draws again', async () => {
    expect(await problemOf(webglGame, 'context')).toBeNull()
  })

  it(`memory refuses a game ${leak.title}`, async () => {
    // In a browser of its own: pages may share a heap.
    expect(await problemOf(leak.changes, 'memory', { openings: 24 })).toMatch(leak.says)
  })
})
