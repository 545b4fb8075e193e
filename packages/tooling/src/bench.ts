import { type ChildProcess, fork } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { loadBrand } from '@marquee/brand-build/front'
import type { Load, Loaded } from './bench/load.ts'
import { signUp } from './bench/visitor.ts'
import { startHouse } from './platformAndFront.ts'
import { run } from './run.ts'
import { readSettings } from './settings.ts'
import { appsRoot, command, UsageError } from './workspace.ts'

/** s. */
const warmUp = 2
const each = 3
const rounds = 3

interface Scenario {
  name: string
  path: string
  headers: Record<string, string>
  /** What is asked for is meant not to be there. */
  isMissing?: boolean
}

const scenariosFor = (session: string): Scenario[] => [
  { name: 'lobby of a player', path: '/lobby/', headers: { cookie: session } },
  // A cookie that may mean somebody: the page is rendered for them alone.
  { name: 'home page of a guest, rendered', path: '/', headers: { cookie: 'bench=1' } },
  { name: 'home page of a guest, kept', path: '/', headers: {} },
  { name: 'library of a guest, kept', path: '/library', headers: {} },
  { name: 'file that is missing', path: '/assets/none.js', headers: {}, isMissing: true },
]

const ask = (child: ChildProcess, load: Load): Promise<Loaded> =>
  new Promise((resolve) => {
    child.once('message', (loaded) => resolve(loaded as Loaded))
    child.send(load)
  })

const median = (figures: number[]): number => {
  const sorted = figures.toSorted((one, other) => one - other)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}

/** Answers for each second that this process, which is the front, was at work. */
async function measure(child: ChildProcess, load: Load, isMissing = false): Promise<number> {
  const before = process.cpuUsage()
  const { ok, refused, failed } = await ask(child, load)
  const { user, system } = process.cpuUsage(before)
  const [wanted, unwanted] = isMissing ? [refused, ok] : [ok, refused]
  if (failed + unwanted > wanted / 100) {
    throw new UsageError(
      `${load.url} was answered ${wanted} times as it should be and ${failed + unwanted} times otherwise; the figures would mean nothing.`,
    )
  }
  return wanted / ((user + system) / 1_000_000)
}

async function measureFront(folder: string): Promise<void> {
  // One address asks for more than any visitor may.
  Object.assign(process.env, { SANDBOX: '1', LIMIT_FACTOR: '1000' })
  const brand = await loadBrand(appsRoot, folder)
  const dataDir = mkdtempSync(path.join(tmpdir(), 'marquee-bench-'))
  const front = await startHouse({ port: 0, dataDir, brands: [brand] })
  const host = `${folder}.localhost:${front.port}`
  const scenarios = scenariosFor(await signUp(front.port, host))
  const child = fork(path.join(import.meta.dirname, 'bench/load.ts'), { stdio: 'inherit' })
  const measured = new Map<Scenario, number[]>(scenarios.map((scenario) => [scenario, []]))
  // In turn, so that what else the machine does falls on all alike.
  for (let round = 0; round <= rounds; round++) {
    for (const scenario of scenarios) {
      const { path: address, isMissing } = scenario
      const headers = { host, 'accept-encoding': 'gzip', ...scenario.headers }
      const url = `http://127.0.0.1:${front.port}${address}`
      const duration = round === 0 ? warmUp : each
      const figure = await measure(child, { url, headers, duration }, isMissing)
      if (round > 0) measured.get(scenario)?.push(figure)
    }
  }
  child.kill()
  console.log(
    `\n${brand.brand.name}: answers for each CPU-second of the front, median of ${rounds}`,
  )
  for (const [{ name }, figures] of measured)
    console.log(`  ${name.padEnd(32)} ${median(figures).toFixed(0).padStart(7)}`)
}

/** `pnpm bench [--brand <folder>]`: what the platform and the front of a brand, the first by default, get done in a second of work. */
async function bench(): Promise<void> {
  const { values } = parseArgs({ options: { brand: { type: 'string' } } })
  const [folder] = readSettings(values.brand).folders
  if (folder === undefined) throw new UsageError('There is no brand in apps/ to measure.')
  await run('turbo', [
    'run',
    'build',
    '--output-logs=errors-only',
    `--filter=@marquee/app-${folder}`,
    '--filter=@marquee/game-catalogue',
    '--filter=@marquee/arcade',
  ])
  console.log('Platform: rounds on the embedded database')
  await run('pnpm', ['--filter', '@marquee/platform', 'bench'])
  await measureFront(folder)
  // The house listens to this as to Ctrl-C: it ends platform and front in order.
  process.kill(process.pid, 'SIGTERM')
}

await command(bench)
