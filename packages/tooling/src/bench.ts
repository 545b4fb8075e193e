import { type ChildProcess, fork } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { loadBrand } from '@marquee/brand-build/front'
import { temporaryFolder } from '@marquee/platform-kernel/testing/temporaryFolder'
import { figureRows, type Measured, withTable } from './bench/figures.ts'
import type { Load, Loaded } from './bench/load.ts'
import { buildPeers, type RunningPeer, startPeers } from './bench/peers.ts'
import { signUp } from './bench/visitor.ts'
import { type RunningHouse, startHouse } from './platformAndFront.ts'
import { run } from './run.ts'
import { readSettings } from './settings.ts'
import { appsRoot, command, root, UsageError } from './workspace.ts'

/** s. */
const warmUp = 2
const each = 3
const turns = 5

/** Players who ask in turn, so that nobody's page is the one rendered just before. */
const playerCount = 8

/** Processor time used so far, s. */
type Meter = () => Promise<number>

/** A page, and whose processor time its answers cost. */
interface Subject {
  load: Omit<Load, 'duration'>
  /** A row of the table for each: one page may be counted for the front alone and with its platform. */
  rows: { name: string; meter: Meter; isBase?: boolean }[]
  /** What is asked for is meant not to be there. */
  isMissing?: boolean
}

const ownMeter: Meter = async () => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1_000_000
}

const platformMeter =
  ({ platformUrl }: RunningHouse): Meter =>
  async () => {
    const text = await (await fetch(`${platformUrl}/metrics`)).text()
    const figure = /^process_cpu_seconds_total ([\d.]+)/m.exec(text)?.[1]
    if (figure === undefined)
      throw new UsageError('The platform does not tell its processor time at /metrics.')
    return Number(figure)
  }

async function ourSubjects(house: RunningHouse, folder: string): Promise<Subject[]> {
  const host = `${folder}.localhost:${house.port}`
  const platform = platformMeter(house)
  const both: Meter = async () => (await ownMeter()) + (await platform())
  const players: string[] = []
  for (let nth = 0; nth < playerCount; nth++) players.push(await signUp(house.port, host))
  const loadOf = (address: string, cookies: string[] = []): Subject['load'] => ({
    url: `http://127.0.0.1:${house.port}${address}`,
    // As the peers answer: none of them compresses.
    headers: { host },
    cookies,
  })
  const front = (name: string, load: Subject['load']): Subject => ({
    load,
    rows: [{ name: `${name}: front`, meter: ownMeter }],
  })
  return [
    {
      load: loadOf('/lobby/', players),
      rows: [
        { name: `lobby of ${playerCount} players in turn: front`, meter: ownMeter },
        { name: `lobby of ${playerCount} players in turn: front and platform`, meter: both },
      ],
    },
    // A cookie that may mean somebody: the page is rendered for them alone.
    front('home of a guest, rendered', loadOf('/', ['bench=1'])),
    front('library of a guest, rendered', loadOf('/library', ['bench=1'])),
    front('home of a guest, kept', loadOf('/')),
    front('library of a guest, kept', loadOf('/library')),
    { ...front('file that is missing', loadOf('/assets/none.js')), isMissing: true },
  ]
}

/** The first peer is what all others are compared with. */
const peerSubjects = (peers: readonly RunningPeer[]): Subject[] =>
  peers.map(({ name, url, cpu }, index) => ({
    load: { url, headers: {}, cookies: ['session=Alexandra'] },
    rows: [{ name, meter: cpu, isBase: index === 0 }],
  }))

const ask = (child: ChildProcess, load: Load): Promise<Loaded> =>
  new Promise((resolve) => {
    child.once('message', (loaded) => resolve(loaded as Loaded))
    child.send(load)
  })

/** Answers for each second of processor time, for each row of the subject. */
async function measure(
  child: ChildProcess,
  { load, rows, isMissing = false }: Subject,
  duration: number,
): Promise<number[]> {
  const read = () => Promise.all(rows.map(({ meter }) => meter()))
  const before = await read()
  const { ok, refused, failed } = await ask(child, { ...load, duration })
  const after = await read()
  const [wanted, unwanted] = isMissing ? [refused, ok] : [ok, refused]
  if (failed + unwanted > wanted / 100) {
    throw new UsageError(
      `${load.url} was answered ${wanted} times as it should be and ${failed + unwanted} times otherwise; the figures would mean nothing.`,
    )
  }
  return after.map((used, row) => wanted / (used - (before[row] ?? 0)))
}

async function measureAll(subjects: readonly Subject[]): Promise<Measured[]> {
  const child = fork(path.join(import.meta.dirname, 'bench/load.ts'), { stdio: 'inherit' })
  const measured = subjects.map(({ rows }) =>
    rows.map(({ name, isBase = false }): Measured => ({ name, isBase, figures: [] })),
  )
  // In turn, so that what else the machine does falls on all alike.
  for (let turn = 0; turn <= turns; turn++) {
    for (const [index, subject] of subjects.entries()) {
      const figures = await measure(child, subject, turn === 0 ? warmUp : each)
      if (turn === 0) continue
      for (const [row, figure] of figures.entries()) measured[index]?.[row]?.figures.push(figure)
    }
  }
  child.kill()
  return measured.flat()
}

async function measurePages(folder: string, peers: readonly RunningPeer[]): Promise<string> {
  // One address asks for more than any visitor may.
  Object.assign(process.env, { SANDBOX: '1', LIMIT_FACTOR: '1000' })
  const served = await loadBrand(appsRoot, folder)
  const dataDir = temporaryFolder('bench')
  const house = await startHouse({ port: 0, dataDir, brands: [served] })
  const measured = await measureAll([...peerSubjects(peers), ...(await ourSubjects(house, folder))])
  return [
    `| ${served.brand.name}: answers for each CPU-second, median of ${turns} | | range | against ${peers[0]?.name ?? 'nothing'} |`,
    '|---|---:|---:|---:|',
    ...figureRows(measured),
  ].join('\n')
}

/**
 * `pnpm bench [--brand <folder>] [--peers] [--write]`: what the platform and the front of a brand, the first by default, get
 * done in a second of work; with `--peers` beside other frameworks in the same run, and with `--write` into
 * docs/performance.md.
 */
async function bench(): Promise<void> {
  const { values } = parseArgs({
    options: {
      brand: { type: 'string' },
      peers: { type: 'boolean', default: false },
      write: { type: 'boolean', default: false },
    },
  })
  const [folder] = readSettings(values.brand).folders
  if (folder === undefined) throw new UsageError('There is no brand in apps/ to measure.')
  await run('turbo', [
    'run',
    'build',
    '--output-logs=errors-only',
    `--filter=@marquee/app-${folder}`,
    '--filter=@marquee/game-catalogue',
    '--filter=@marquee/arcade',
    '--filter=@marquee/studio-games',
  ])
  if (values.peers) await buildPeers()
  console.log('Platform: rounds on the embedded database')
  await run('pnpm', ['--filter', '@marquee/platform', 'bench'])
  const peers = values.peers ? await startPeers() : []
  try {
    const table = await measurePages(folder, peers)
    console.log(`\n${table}`)
    const file = path.join(root, 'docs/performance.md')
    if (values.write) writeFileSync(file, withTable(readFileSync(file, 'utf8'), 'bench', table))
  } finally {
    await Promise.all(peers.map((peer) => peer.stop()))
  }
  // The house listens to this as to Ctrl-C: it ends platform and front in order.
  process.kill(process.pid, 'SIGTERM')
}

await command(bench)
