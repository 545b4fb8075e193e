import type { BrowserContext, FrameLocator, Page } from '@playwright/test'
import { findGameModel, jackpotIds, type JackpotId, partsPerUnit } from '@marquee/game-math'
import { games } from '@marquee/game-catalogue'
import { type Db, openDatabase } from '@marquee/platform-kernel/database'
import {
  type DatabaseServer,
  startDatabaseServer,
} from '@marquee/platform-kernel/testing/databaseServer'
import { act, playerOf } from '../../support/api.ts'
import { stormrush, type TestedBrand } from '../../support/brands.ts'
import {
  gameFrame,
  gameIsReady,
  gameWindow,
  hurry,
  openFromLibrary,
  settlement,
} from '../../support/game.ts'
import { type OwnHouse, startHouse } from '../../support/house.ts'
import { signUpByApi } from '../../support/player.ts'
import type { FoundRound } from '../../support/rounds.ts'
import { expect, test } from '../../support/test.ts'

test.use({ viewport: gameWindow })
test.describe.configure({ mode: 'serial', timeout: 240_000 })

/** A title whose network has a jackpot of every level. */
const title = games.find(({ model: id }) => {
  const model = findGameModel(id)
  return model.engine === 'lines' && model.network?.levels.length === jackpotIds.length
})!

let server: DatabaseServer
let house: OwnHouse
let db: Db
let brand: TestedBrand
let context: BrowserContext
let page: Page

test.beforeAll(async ({ browser }) => {
  test.setTimeout(240_000)
  const started = await startDatabaseServer()
  if (!started) throw new Error('There is no PostgreSQL package for this machine.')
  server = started
  house = await startHouse(stormrush, { DATABASE_URL: server.url, SANDBOX: '1' })
  ;({ brand } = house)
  db = openDatabase({ kind: 'postgres', url: server.url })
  context = await browser.newContext({ viewport: gameWindow, reducedMotion: 'reduce' })
  await signUpByApi(context, brand)
  page = await context.newPage()
  await openFromLibrary(page, brand, title.title)
  await gameIsReady(page)
})
test.afterAll(async () => {
  await context?.close()
  await db?.destroy()
  await house?.stop()
  await server?.stop()
})

/**
 * What a level holds is what it falls at, so that it falls to the next round, and no other level does.
 * Nothing else of the ledger or the jackpots is touched.
 */
async function bringDue(due: JackpotId): Promise<void> {
  const model = findGameModel(title.model)
  const levels = model.engine === 'lines' ? (model.network?.levels ?? []) : []
  const rows = await db.selectFrom('network_jackpot').select(['level', 'parts']).execute()
  expect(rows.map(({ level }) => level).toSorted()).toEqual([...jackpotIds].toSorted())
  for (const { id, mustDropBy } of levels) {
    const parts = Number(rows.find(({ level }) => level === id)!.parts)
    const at = id === due ? Math.floor(parts / partsPerUnit) : mustDropBy
    await db
      .updateTable('network_jackpot')
      .set({ drop_at: BigInt(at) })
      .where('level', '=', id)
      .execute()
  }
}

interface Seen {
  title: string
  /** The amount before the press that skips, after it, and when the next press has ended the scene. */
  counting: string
  counted: string
  isGone: boolean
}

/**
 * Plays a round up to its jackpot's scene and skips that, from within the frame: the smallest scene is over
 * before a runner has asked twice.
 */
const playAndSkip = (game: FrameLocator, level: JackpotId): Promise<Seen> =>
  game.locator('button.play').evaluate(async (element, wanted) => {
    const play = element as HTMLElement
    const look = () => document.querySelector<HTMLElement>(`.celebration.jackpot.${wanted}`)
    const frames = async (count: number) => {
      for (let frame = 0; frame < count; frame++) {
        await new Promise((resolve) => requestAnimationFrame(resolve))
      }
    }
    play.click()
    const until = performance.now() + 60_000
    let card = look()
    for (; !card; card = look()) {
      if (performance.now() > until) throw new Error(`No ${wanted} jackpot was shown.`)
      // Lines that won beside it are hurried past.
      if (play.dataset.phase === 'showing') play.click()
      await frames(1)
    }
    const textOf = (part: string) => card?.querySelector(part)?.textContent ?? ''
    const titleText = textOf('strong')
    const counting = textOf('.amount')
    play.click()
    await frames(2)
    const counted = textOf('.amount')
    play.click()
    await frames(2)
    return { title: titleText, counting, counted, isGone: !card.isConnected }
  }, level)

const coins = async () => (await playerOf(context, brand)).playerInfo.playerBalance.coins

/** What the account says that a round credited, in minor units. */
async function creditOf(id: string): Promise<number[]> {
  const answer = await act(context, brand, '/rest/history/?kind=round-win')
  const { data } = (await answer.json()) as {
    data: { entries: { amount: number; round: { id: string } | null }[] }
  }
  return data.entries.filter(({ round }) => round?.id === id).map(({ amount }) => amount)
}

const settledRound = async (settled: ReturnType<typeof settlement>): Promise<FoundRound> =>
  ((await (await settled).json()) as { data: { round: FoundRound } }).data.round

/** A round that nothing falls to: levels begin with the first one that feeds them. */
test('a first round feeds every level', async () => {
  const settled = settlement(page)
  await gameFrame(page).locator('button.play').dispatchEvent('click')
  await hurry(gameFrame(page))
  await settled
  await gameIsReady(page)
  expect(await db.selectFrom('network_jackpot').select('level').execute()).toHaveLength(4)
})

for (const level of jackpotIds) {
  test(`a ${level} jackpot that falls has its scene, with its name and its sum; a press skips it, and the sum is the ledger’s`, async () => {
    await bringDue(level)
    const before = await coins()
    const settled = settlement(page, 120_000)
    const seen = await playAndSkip(gameFrame(page), level)
    await hurry(gameFrame(page))
    const { id, cost, win, outcome } = await settledRound(settled)
    await gameIsReady(page)

    const steps = outcome.steps as { kind: string; level?: string; win?: number }[]
    const [drop, ...others] = steps.filter(({ kind }) => kind === 'jackpot-drop')
    expect([drop?.level, others]).toEqual([level, []])
    const amount = drop?.win ?? 0
    expect(seen.title.toLowerCase()).toContain(`${level} jackpot`)
    expect(seen.counting).not.toBe(seen.counted)
    expect([seen.counted, seen.isGone]).toEqual([amount.toLocaleString('en'), true])
    // Nothing under the stake is celebrated.
    expect(amount).toBeGreaterThan(cost)

    const fallen = await db
      .selectFrom('network_drop')
      .select(['level', 'amount'])
      .where('round_id', '=', id)
      .execute()
    expect(fallen).toEqual([{ level, amount: BigInt(amount) }])
    expect(await creditOf(id)).toEqual([win])
    expect(win).toBeGreaterThanOrEqual(amount)
    expect(await coins()).toBe(before - cost + win)
  })
}

test('a mini jackpot below a high stake is told in a line of its own, and not celebrated', async () => {
  const game = gameFrame(page)
  const higher = game.getByRole('button', { name: 'Higher stake' })
  while (await higher.isEnabled()) await higher.dispatchEvent('click')
  await bringDue('mini')
  const settled = settlement(page, 120_000)
  const told = game.locator('button.play').evaluate(async (play) => {
    ;(play as HTMLElement).click()
    const until = performance.now() + 60_000
    for (;;) {
      if (performance.now() > until) throw new Error('No jackpot was told.')
      await new Promise((resolve) => requestAnimationFrame(resolve))
      const card = document.querySelector('.overlay .card')
      if (/jackpot/i.test(card?.textContent ?? '')) {
        return { classes: card?.className, text: card?.textContent }
      }
    }
  })
  const { classes, text } = await told
  await hurry(game)
  const { id, cost, outcome, win } = await settledRound(settled)
  const { win: amount = 0 } = outcome.steps.find(({ kind }) => kind === 'jackpot-drop') as {
    win?: number
  }
  expect(amount).toBeGreaterThan(0)
  expect(amount).toBeLessThanOrEqual(cost)
  expect(classes).toBe('card')
  expect(text).toMatch(/mini jackpot/i)
  expect(text).toContain(amount.toLocaleString('en'))
  expect(await creditOf(id)).toEqual([win])
})
