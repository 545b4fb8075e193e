import { parseArgs } from 'node:util'
import { loadBrand } from '@marquee/brand-build/front'
import { type Browser, chromium } from '@playwright/test'
import { temporaryFolder } from '@marquee/platform-kernel/testing/temporaryFolder'
import { signUp } from './bench/visitor.ts'
import { findBrowsers } from './chromium.ts'
import { median } from './median.ts'
import { startHouse } from './platformAndFront.ts'
import { run } from './run.ts'
import { readSettings } from './settings.ts'
import { type GameVisit, measuredGames, visitGame } from './vitals/games.ts'
import {
  followAgainAndAgain,
  type Growth,
  grownBy,
  leakOf,
  leastTimes,
  openAgainAndAgain,
  roundsBetween,
} from './vitals/heap.ts'
import { type Visit, visitOnce } from './vitals/measure.ts'
import { phoneInWords } from './vitals/phone.ts'
import { appsRoot, command, UsageError } from './workspace.ts'

/** How often each page, and each game, is visited; the median counts. The heap is looked at over so many. */
const usualRuns = { pages: 7, games: 3, heap: 200 }
const columns = ['lcp', 'tbt', 'cls', 'busy', 'document', 'scripts', 'styles'] as const
const gameColumns = ['scene', 'firstFrame', 'p50', 'p95', 'work', 'heap'] as const

/** A canvas without a graphics card; the game's frame in the page's process, which is slowed down. */
const gameArgs = [
  '--enable-unsafe-swiftshader',
  '--webgl-msaa-sample-count=0',
  '--in-process-gpu',
  '--disable-features=IsolateSandboxedIframes',
]

const medianOf = <Column extends string>(
  visits: readonly Record<Column, number>[],
  column: Column,
): number => median(visits.map((visit) => visit[column]))

const shown = (column: keyof Visit, figure: number): string =>
  figure.toFixed(column === 'cls' ? 3 : 0)

function runsOf(text: string | undefined, usual: number): number {
  const runs = text === undefined ? usual : Number(text)
  if (Number.isInteger(runs) && runs > 0) return runs
  throw new UsageError(`--runs is '${text}'. Give a whole number from 1, such as 7.`)
}

interface Measuring {
  browser: Browser
  /** Folder of a brand, and the port all are served at. */
  folders: readonly string[]
  port: number
  runs: number
}

/** A page of each brand, for a guest. */
async function measurePages({ browser, folders, port, runs }: Measuring, address: string) {
  console.log(`${address}, guest, ${phoneInWords}; median of ${runs}`)
  console.log(`| brand | ${columns.join(' | ')} |\n|---${'|---:'.repeat(columns.length)}|`)
  for (const folder of folders) {
    const url = `http://${folder}.localhost:${port}${address}`
    // The first render is the warm-up of the server, which is no player’s wait.
    await visitOnce(browser, url)
    const visits: Visit[] = []
    for (let nth = 0; nth < runs; nth++) visits.push(await visitOnce(browser, url))
    const figures = columns.map((column) => shown(column, medianOf(visits, column)))
    console.log(`| ${folder} | ${figures.join(' | ')} |`)
  }
}

/** A game of each engine in the first of the brands, for a player who has opened none of them before. */
async function measureGames({ browser, folders: [folder = ''], port, runs }: Measuring) {
  const host = `${folder}.localhost:${port}`
  const origin = `http://${host}`
  console.log(`games of ${folder}, one round each, ${phoneInWords}; median of ${runs}`)
  console.log(
    '| engine | title | loading scene unslowed, ms | first frame, ms | frame p50, ms | frame p95, ms | scripts of a frame p95, ms | heap, MB |',
  )
  console.log(`|---|---${'|---:'.repeat(gameColumns.length)}|`)
  for (const { engine, title } of measuredGames) {
    const visits: GameVisit[] = []
    for (let nth = 0; nth < runs; nth++) {
      visits.push(await visitGame(browser, origin, { title, cookie: await signUp(port, host) }))
    }
    const figures = gameColumns.map((column) =>
      medianOf(visits, column).toFixed(['scene', 'firstFrame'].includes(column) ? 0 : 1),
    )
    console.log(`| ${engine} | ${title} | ${figures.join(' | ')} |`)
  }
}

/** What the page holds after many launches and many visits; what holds too much fails the command. */
async function measureHeap(
  { browser, folders: [folder = ''], port, runs }: Measuring,
  title: string | undefined,
) {
  if (runs < leastTimes) throw new UsageError(`--runs is ${runs}. Give ${leastTimes} or more.`)
  const games = measuredGames.filter((game) => title === undefined || game.title === title)
  if (games.length === 0) {
    const titles = measuredGames.map((game) => game.title)
    throw new UsageError(`--title is '${title}'. Give one of ${titles.join(', ')}.`)
  }
  const host = `${folder}.localhost:${port}`
  const visitor = async () => ({ origin: `http://${host}`, cookie: await signUp(port, host) })
  console.log(`what a page of ${folder} holds after ${runs} times, all garbage collected`)
  console.log('| what | scripts, MB, early | late | growth, % | documents, early | late |')
  console.log(`|---${'|---:'.repeat(5)}|`)
  const tell = (what: string, growth: Growth, drawings?: number) => {
    const { early, late } = growth
    const share = (100 * grownBy(growth)).toFixed(1)
    console.log(
      `| ${what} | ${(early.heap / 1e6).toFixed(2)} | ${(late.heap / 1e6).toFixed(2)} | ${share} | ${early.documents} | ${late.documents} |`,
    )
    const leak = leakOf(growth, drawings)
    if (!leak) return
    console.error(`${what}: ${leak}.`)
    process.exitCode = 1
  }
  if (title === undefined)
    tell('pages, one after the other', await followAgainAndAgain(browser, await visitor(), runs))
  for (const game of games) {
    const growth = await openAgainAndAgain(browser, await visitor(), {
      title: game.title,
      times: runs,
    })
    // A frame that stays, with each opening or with each round, is as many as the rounds or more.
    tell(`${game.title} (${game.engine})`, growth, Math.max(0, roundsBetween(runs) - 1))
  }
}

/**
 * Scripts are interpreted where the heap is weighed: what a browser compiles of them as they are used again is
 * part of it, and nothing that a page holds.
 */
const interpreting = ['--js-flags=--no-sparkplug --no-maglev --no-turbofan']

/**
 * `pnpm vitals [--brand <folder>] [--path /library] [--runs 7]`: how fast a page is for a guest on a cheap
 * phone in a slow network, the median of several visits, for each brand or for one. `--games` tells the
 * same of a game of each engine instead: how soon it is there, and how evenly it shows a round. `--heap`
 * opens pages and then a game of each engine again and again (200 times, or `--runs`), and fails when the
 * page holds more than 5 % more in the end; with `--title` one game alone.
 */
async function vitals(): Promise<void> {
  const { values } = parseArgs({
    options: {
      brand: { type: 'string' },
      path: { type: 'string' },
      runs: { type: 'string' },
      games: { type: 'boolean', default: false },
      heap: { type: 'boolean', default: false },
      title: { type: 'string' },
    },
  })
  const { folders: asked } = readSettings(values.brand)
  const withGames = values.games || values.heap
  const folders = withGames ? asked.slice(0, 1) : asked
  const usual = values.heap ? 'heap' : values.games ? 'games' : 'pages'
  const runs = runsOf(values.runs, usualRuns[usual])
  await run('turbo', [
    'run',
    'build',
    '--output-logs=errors-only',
    ...folders.map((folder) => `--filter=@marquee/app-${folder}`),
    '--filter=@marquee/game-catalogue',
    '--filter=@marquee/arcade',
    '--filter=@marquee/studio-games',
  ])
  Object.assign(process.env, { SANDBOX: '1', LIMIT_FACTOR: '1000' })
  const brands = await Promise.all(folders.map((folder) => loadBrand(appsRoot, folder)))
  const dataDir = temporaryFolder('vitals')
  const front = await startHouse({ port: 0, dataDir, brands })
  const browser = await chromium.launch({
    // A desktop browser shows pages of its own beside the one that is measured.
    executablePath: findBrowsers().shell,
    args: [
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      '--disable-gpu',
      ...(withGames ? gameArgs : []),
      ...(values.heap ? interpreting : []),
    ],
  })
  const measuring = { browser, folders, port: front.port, runs }
  if (values.heap) await measureHeap(measuring, values.title)
  else if (values.games) await measureGames(measuring)
  else await measurePages(measuring, values.path ?? '/')
  await browser.close()
  // The house listens to this as to Ctrl-C: it ends platform and front in order.
  process.kill(process.pid, 'SIGTERM')
}

await command(vitals)
