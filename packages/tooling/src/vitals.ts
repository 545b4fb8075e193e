import { parseArgs } from 'node:util'
import { loadBrand } from '@marquee/brand-build/front'
import { chromium } from '@playwright/test'
import { temporaryFolder } from '@marquee/platform-kernel/testing/temporaryFolder'
import { findBrowsers } from './chromium.ts'
import { startHouse } from './platformAndFront.ts'
import { run } from './run.ts'
import { readSettings } from './settings.ts'
import { type Visit, visitOnce } from './vitals/measure.ts'
import { appsRoot, command, UsageError } from './workspace.ts'

/** How often each page is visited; the median counts. */
const usualRuns = 7
const columns = ['lcp', 'tbt', 'cls', 'busy', 'document', 'scripts', 'styles'] as const

const medianOf = (visits: readonly Visit[], column: keyof Visit): number => {
  const sorted = visits.map((visit) => visit[column]).toSorted((one, other) => one - other)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}

const shown = (column: keyof Visit, figure: number): string =>
  figure.toFixed(column === 'cls' ? 3 : 0)

function runsOf(text: string | undefined): number {
  const runs = text === undefined ? usualRuns : Number(text)
  if (Number.isInteger(runs) && runs > 0) return runs
  throw new UsageError(`--runs is '${text}'. Give a whole number from 1, such as 7.`)
}

/**
 * `pnpm vitals [--brand <folder>] [--path /library] [--runs 7]`: how fast a page is for a guest on a cheap
 * phone in a slow network, the median of several visits, for each brand or for one.
 */
async function vitals(): Promise<void> {
  const { values } = parseArgs({
    options: { brand: { type: 'string' }, path: { type: 'string' }, runs: { type: 'string' } },
  })
  const { folders } = readSettings(values.brand)
  const runs = runsOf(values.runs)
  const address = values.path ?? '/'
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
    args: process.getuid?.() === 0 ? ['--no-sandbox', '--disable-gpu'] : ['--disable-gpu'],
  })
  console.log(`${address}, guest, phone 390 x 844, 4 x slower, 1.6 Mbps, 150 ms; median of ${runs}`)
  console.log(`| brand | ${columns.join(' | ')} |\n|---${'|---:'.repeat(columns.length)}|`)
  for (const folder of folders) {
    const url = `http://${folder}.localhost:${front.port}${address}`
    // The first render is the warm-up of the server, which is no player’s wait.
    await visitOnce(browser, url)
    const visits: Visit[] = []
    for (let nth = 0; nth < runs; nth++) visits.push(await visitOnce(browser, url))
    const figures = columns.map((column) => shown(column, medianOf(visits, column)))
    console.log(`| ${folder} | ${figures.join(' | ')} |`)
  }
  await browser.close()
  // The house listens to this as to Ctrl-C: it ends platform and front in order.
  process.kill(process.pid, 'SIGTERM')
}

await command(vitals)
