import type { Page, Request } from '@playwright/test'
import { playerOf } from '../../support/api.ts'
import { stormrush } from '../../support/brands.ts'
import {
  gameFrame,
  gameIsReady,
  gameWindow,
  openFromLibrary,
  type PlayedRound,
} from '../../support/game.ts'
import { openAlive } from '../../support/page.ts'
import { signUpByApi } from '../../support/player.ts'
import { expect, test } from '../../support/test.ts'

test.use({ viewport: gameWindow })
test.setTimeout(180_000)

const title = 'Anemone Alley'
const play = '/rest/game-rounds/'
const button = (page: Page) => gameFrame(page).locator('button.play')

interface Volley {
  rounds: PlayedRound[]
  /** Beginnings (`fire`) and settlements (`land`) as they were answered. */
  course: ('fire' | 'land')[]
}

/** Notes what is fired and what lands from here on. */
function follow(page: Page): Volley {
  const volley: Volley = { rounds: [], course: [] }
  page.on('response', (answer) => {
    const address = answer.url()
    if (address.endsWith('/finish/')) volley.course.push('land')
    if (!address.endsWith(play) || answer.status() !== 200) return
    volley.course.push('fire')
    void answer.json().then(({ data }: { data: { round: PlayedRound } }) => {
      volley.rounds.push(data.round)
    })
  })
  return volley
}

/**
 * Presses Space so often, each time as soon as the pace allows another shot: from within the frame, whose
 * pictures keep a runner waiting for longer than a shot takes.
 */
const fire = (page: Page, shots: number): Promise<void> =>
  button(page).evaluate(async ({ ownerDocument: { body } }, count) => {
    for (let shot = 0; shot < count; shot++) {
      body.dispatchEvent(new KeyboardEvent('keydown', { key: ' ', bubbles: true }))
      await new Promise((resolve) => setTimeout(resolve, 310))
    }
  }, shots)

const paidFor = ({ rounds }: Volley): number =>
  rounds.reduce((sum, { cost, win }) => sum + win - cost, 0)

async function allLanded(volley: Volley, shots: number): Promise<void> {
  await expect
    .poll(() => volley.course.filter((event) => event === 'land').length, { timeout: 60_000 })
    .toBe(shots)
}

test.beforeEach(async ({ page, context, pageConsole }) => {
  // Shots that leave in time may arrive closer together: what comes too early is asked for once more.
  pageConsole.allow(/429 \(Too Many Requests\)|too-fast/)
  await signUpByApi(context, stormrush)
  page.on('dialog', (dialog) => void dialog.accept())
  await openFromLibrary(page, stormrush, title)
  await gameIsReady(page)
})

test('several shots are in flight, each lands by itself, and the balance shown is the one that was paid; a win is watched again', async ({
  page,
  context,
}) => {
  const coins = async () => (await playerOf(context, stormrush)).playerInfo.playerBalance.coins
  const game = gameFrame(page)
  const before = await coins()
  // The net over the commonest shoal is the second thing there is to aim at.
  await button(page).press('ArrowRight')
  await expect(game.getByRole('radio', { name: /^net over 9: clownfish/i })).toBeChecked()

  let won = 0
  let paid = 0
  // A net comes up empty once in nine times.
  for (let attempt = 0; won === 0; attempt++) {
    expect(attempt).toBeLessThan(5)
    const volley = follow(page)
    await fire(page, 4)
    await allLanded(volley, 4)
    expect(volley.course.slice(0, 2)).toEqual(['fire', 'fire'])
    expect(volley.rounds.map(({ outcome }) => outcome)).toMatchObject(
      Array.from({ length: 4 }, () => ({ target: 'net-clownfish' })),
    )
    won = volley.rounds.reduce((sum, { win }) => sum + win, 0)
    paid += paidFor(volley)
    page.removeAllListeners('response')
  }
  await gameIsReady(page)
  expect(await coins()).toBe(before + paid)
  const shown = game.locator('.controls .meter .amount').first()
  await expect(shown).toHaveText((before + paid).toLocaleString('en'))

  await openAlive(page, `${stormrush.origin}/profile/history?kind=round-win`)
  await page
    .getByRole('button', { name: `Watch again: ${title}` })
    .first()
    .click()
  const replay = page.frameLocator('iframe[data-testid="replay-frame"]')
  await expect(replay.locator('.controls .result')).toHaveText(/you win|returned/i, {
    timeout: 60_000,
  })
  await expect(replay.locator('.badge')).toHaveText('Replay')
  await expect(replay.getByRole('radio')).toHaveCount(0)
})

test('a reload in the middle brings every shot back, and each is paid once', async ({
  page,
  context,
}) => {
  const coins = async () => (await playerOf(context, stormrush)).playerInfo.playerBalance.coins
  const before = await coins()
  // No shot is settled before the page that comes next asks for the game, however late the reload is.
  let isHeld = true
  const finished: string[] = []
  await page.route(/\/game-rounds\/[^/]+\/finish\/$/, (route) => {
    if (!isHeld) return route.continue()
  })
  await fire(page, 3)
  const launch = /\/rest\/game\/[^/]+\/play\/$/
  page.on('request', (request: Request) => {
    const { pathname } = new URL(request.url())
    if (launch.test(pathname)) isHeld = false
    const id = /game-rounds\/([^/]+)\/finish\/$/.exec(pathname)?.[1]
    if (id && !isHeld) finished.push(id)
  })
  const launched = page.waitForResponse((answer) => launch.test(new URL(answer.url()).pathname))
  await page.reload()
  const { openRound, laterRounds = [] } = (
    (await (await launched).json()) as {
      data: { openRound: PlayedRound | null; laterRounds?: PlayedRound[] }
    }
  ).data
  const brought = [openRound, ...laterRounds].flatMap((round) => round?.id ?? [])
  expect(brought.length).toBeGreaterThanOrEqual(2)
  await gameIsReady(page)
  // Whatever was under way is shown and finished: nothing is left open.
  const rounds = async () => {
    const answer = await context.request.get(`${stormrush.origin}/rest/game-rounds/`)
    return ((await answer.json()) as { data: { rounds: (PlayedRound & { status: string })[] } })
      .data.rounds
  }
  await expect
    .poll(async () => (await rounds()).filter(({ status }) => status === 'open').length, {
      timeout: 60_000,
    })
    .toBe(0)
  const all = await rounds()
  expect(all.length).toBeGreaterThanOrEqual(2)
  expect([...new Set(finished)].toSorted()).toEqual(brought.toSorted())
  expect(await coins()).toBe(before + all.reduce((sum, { cost, win }) => sum + win - cost, 0))
})

test('a shot lands though the stage changes its size and loses its graphics meanwhile', async ({
  page,
}) => {
  const volley = follow(page)
  await fire(page, 1)
  await page.setViewportSize({ width: 700, height: 620 })
  await fire(page, 1)
  await page.setViewportSize({ width: 1000, height: 560 })
  await allLanded(volley, 2)
  await gameIsReady(page)

  const canvas = gameFrame(page).locator('.stage canvas')
  const lost = await canvas.evaluateHandle((element) => {
    const stage = element as HTMLCanvasElement
    const extension = stage.getContext('webgl2')?.getExtension('WEBGL_lose_context')
    if (!extension) throw new Error('The stage is drawn without WebGL, or cannot lose it.')
    extension.loseContext()
    return extension
  })
  await fire(page, 1)
  await lost.evaluate((extension) => extension.restoreContext())
  await allLanded(volley, 3)
  await gameIsReady(page)
})
