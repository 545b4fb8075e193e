import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brandFolders, isInternal } from '@marquee/brand-build/front'
import { type Browser, chromium, type FrameLocator, type Page } from '@playwright/test'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { signUp } from './bench/visitor.ts'
import { findBrowsers } from './chromium.ts'
import { end } from './run.ts'
import { appsRoot, root } from './workspace.ts'

const left =
  /(^|[/\\])(node_modules|dist|\.turbo|\.git|\.data|test-results|storybook-static|releases|looks)([/\\]|$)/

/** All that the studio wrote, its cover and its maths too, counted line by line. */
const mostLines = 200
const written = path.join(root, 'packages/game-kit/src/testing/weathercock')
const { slug, title } = JSON.parse(readFileSync(path.join(written, 'game.json'), 'utf8')) as {
  slug: string
  title: string
}
const lines = globSync('**/*', { cwd: written })
  .map((file) => path.join(written, file))
  .filter((file) => statSync(file).isFile())
  .map((file) => readFileSync(file, 'utf8').trimEnd().split('\n').length)
  .reduce((sum, count) => sum + count, 0)
const [brand = ''] = brandFolders(appsRoot).filter((folder) => !isInternal(appsRoot, folder))

/** A crowded machine stands still for several seconds. */
const patience = 60_000
/** A brand, every cover and the arcade are built before the first page. */
const built = 1_500_000

interface Round {
  id: string
  cost: number
  win: number
}
interface Entry {
  amount: number
  round: { id: string } | null
}

let place: string
let house: ChildProcess
let printed = ''
let origin: string
let browser: Browser
let page: Page

/** What has been built is known by what git knows of the files. */
function keepByGit(copy: string): void {
  execFileSync('git', ['init', '-q'], { cwd: copy })
  execFileSync('git', ['add', '-A'], { cwd: copy })
}

/** Runs a command of the repository in the copy; gives what it printed. */
const pnpm = (...args: string[]): string =>
  execFileSync('pnpm', args, {
    cwd: path.join(place, 'house'),
    encoding: 'utf8',
    env: { ...process.env, CI: 'true', NO_COLOR: '1', FORCE_COLOR: undefined },
  })

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })

/** `pnpm start` for one brand; resolves once its first page is there. */
async function startHouse(port: number): Promise<void> {
  const copy = path.join(place, 'house')
  house = spawn(process.execPath, ['packages/tooling/src/start.ts', '--brand', brand, '--all'], {
    cwd: copy,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      NODE_ENV: undefined,
      PORT: String(port),
      DATA_DIR: path.join(place, 'data'),
      LOG_LEVEL: 'error',
      // A prize that falls on a round would come between the round and the sum that is looked at.
      WINDFALLS: 'off',
      SANDBOX_LIVED_IN: '',
      // What has been built here before need not be built once more.
      TURBO_CACHE_DIR: path.join(root, '.turbo/cache'),
    },
  })
  const take = (text: Buffer) => void (printed = (printed + text.toString()).slice(-20_000))
  house.stdout?.on('data', take)
  house.stderr?.on('data', take)
  const until = performance.now() + built
  for (;;) {
    if (house.exitCode !== null) throw new Error(`It ended with ${house.exitCode}.\n${printed}`)
    if (performance.now() > until) throw new Error(`It is not there yet.\n${printed}`)
    if (await fetch(`http://127.0.0.1:${port}/`).then(Boolean, () => false)) return
    await new Promise((resolve) => setTimeout(resolve, 500))
  }
}

beforeAll(async () => {
  place = mkdtempSync(path.join(tmpdir(), 'marquee-stranger-'))
  const copy = path.join(place, 'house')
  cpSync(root, copy, { recursive: true, filter: (file) => !left.test(path.relative(root, file)) })
  keepByGit(copy)
  cpSync(written, path.join(place, 'studio', slug), { recursive: true })
  pnpm('install', '--prefer-offline', '--frozen-lockfile')
})

afterAll(async () => {
  await browser?.close()
  if (house) await end(house)
  rmSync(place, { recursive: true, force: true })
})

/** What the platform says to the player who is signed in. */
const read = <Data>(address: string): Promise<Data> =>
  page.evaluate(async (from) => {
    const answer = await fetch(from)
    return ((await answer.json()) as { data: Data }).data
  }, address)

const coins = async (): Promise<number> => {
  const { playerInfo } = await read<{ playerInfo: { playerBalance: { coins: number } } }>(
    '/rest/player/',
  )
  return playerInfo.playerBalance.coins
}

/** What the ledger has of a round, as the player's history tells it. */
const ledgered = async (kind: 'round-stake' | 'round-win', { id }: Round): Promise<number[]> => {
  const { entries } = await read<{ entries: Entry[] }>(`/rest/history/?kind=${kind}`)
  return entries.filter(({ round }) => round?.id === id).map(({ amount }) => amount)
}

/** What the header says once it has stopped counting. */
const shown = async (): Promise<number> => {
  const spoken = await page
    .getByTestId('balance-coins')
    .locator('[role="status"]')
    .textContent({ timeout: patience })
  return Number((spoken ?? '').replace(/\D/g, ''))
}

const frame = (): FrameLocator => page.frameLocator('iframe[data-testid="game-frame"]')
const playButton = () => frame().locator('#play:enabled', { hasText: 'Play' })

const answered = async <Data>(address: RegExp): Promise<Data> => {
  const answer = await page.waitForResponse((one) => address.test(new URL(one.url()).pathname), {
    timeout: patience,
  })
  expect(answer.status(), await answer.text()).toBe(200)
  return ((await answer.json()) as { data: Data }).data
}
const settled = () => answered<{ round: Round }>(/\/rest\/game-rounds\/[^/]+\/finish\/$/)

/** Begins a round; gives what the platform decided. */
async function begin(): Promise<Round> {
  await playButton().waitFor({ timeout: patience })
  const [{ round }] = await Promise.all([
    answered<{ round: Round }>(/\/rest\/game-rounds\/$/),
    playButton().dispatchEvent('click'),
  ])
  return round
}

/** Both sides of a round are in the ledger once: its stake, and its win where there is one. */
async function expectLedgered(round: Round): Promise<void> {
  expect(await ledgered('round-stake', round)).toEqual([-round.cost])
  expect(await ledgered('round-win', round)).toEqual(round.win > 0 ? [round.win] : [])
}

describe('a game of a studio that nobody here knows', () => {
  it(`has ${lines} of at most ${mostLines} lines in all its files, and passes what every game is checked for`, () => {
    expect(lines).toBeLessThanOrEqual(mostLines)
    const checked = pnpm(
      'game:check',
      '--game',
      path.join(place, 'studio', slug),
      '--openings',
      '0',
    )
    expect(checked).toMatch(/ok {3}keyboard/)
    expect(checked).not.toContain('FAIL')
  })

  it('is a title of a brand after one command, found in its library and opened by its tile', async () => {
    const added = pnpm('game:add', path.join(place, 'studio', slug), '--brand', brand)
    expect(added).toContain(`${title} is in games/${slug}, listed at ${brand}.`)
    const port = await freePort()
    await startHouse(port)
    const host = `${brand}.localhost:${port}`
    origin = `http://${host}`
    browser = await chromium.launch({
      executablePath: findBrowsers().shell,
      args: ['--host-resolver-rules=MAP *.localhost 127.0.0.1', '--disable-gpu'],
    })
    const context = await browser.newContext({ reducedMotion: 'reduce' })
    const [name = '', value = ''] = (await signUp(port, host)).split('=')
    await context.addCookies([{ name, value, url: origin }])
    page = await context.newPage()
    page.setDefaultTimeout(patience)
    // Leaving in the middle of a round is asked about.
    page.on('dialog', (dialog) => void dialog.accept())
    await page.goto(`${origin}/library?q=${title}`)
    const tile = page.getByTestId('game-tile')
    await tile.filter({ hasText: title }).waitFor()
    expect(await tile.count()).toBe(1)
    await page.waitForLoadState('networkidle')
    await tile.dispatchEvent('click')
    await playButton().waitFor()
    const source = await page.getByTestId('game-frame').getAttribute('src')
    expect(source).toBe(`/studio-games/${slug}/?mode=play`)
  }, 1_800_000)

  it('plays a round to its end: the ledger has it, and the balance of the page moves with it', async () => {
    const before = await coins()
    await expect.poll(shown, { timeout: patience }).toBe(before)
    const finished = settled()
    const round = await begin()
    expect((await finished).round.id).toBe(round.id)
    await playButton().waitFor()
    await expectLedgered(round)
    const after = before - round.cost + round.win
    expect(await coins()).toBe(after)
    await expect.poll(shown, { timeout: patience }).toBe(after)
  })

  it('goes on where a reload in the middle of a round left it, and is paid once', async () => {
    const before = await coins()
    const round = await begin()
    const launched = answered<{ openRound: Round | null }>(/\/rest\/game\/[^/]+\/play\/$/)
    const finished = settled()
    await page.reload()
    expect((await launched).openRound?.id).toBe(round.id)
    expect((await finished).round.id).toBe(round.id)
    await playButton().waitFor()
    await expectLedgered(round)
    expect(await coins()).toBe(before - round.cost + round.win)
  })

  it('is shown again from the history, and pays nothing again', async () => {
    const before = await coins()
    await page.goto(`${origin}/profile/history?kind=round-stake`)
    await page.waitForLoadState('networkidle')
    const again = page.getByRole('button', { name: `Watch again: ${title}`, includeHidden: true })
    expect(await again.count()).toBe(2)
    await again.first().dispatchEvent('click')
    const replay = page.frameLocator('iframe[data-testid="replay-frame"]')
    const show = replay.locator('#play:enabled', { hasText: 'Show again' })
    await show.dispatchEvent('click')
    const says = replay.getByRole('status')
    await expect
      .poll(() => says.textContent(), { timeout: patience })
      .toMatch(/^(No win\.|You win \d|Returned \d)/)
    expect(await coins()).toBe(before)
  })
})
