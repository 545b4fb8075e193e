import { readFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import { loadContract } from '@marquee/conformance/document'
import { type Field, makeField } from '@marquee/drills/field'
import { callsOf, runDoor, runPlayer } from '@marquee/drills/load'
import { startDatabase, startRedis } from '@marquee/drills/servers'
import { starvation } from '@marquee/drills/starvation'
import { judge, type Verdict } from '@marquee/drills/verdict'
import { seededRng } from '@marquee/game-math'
import { root } from '../workspace.ts'
import { type BrowserPlayer, startBrowserPlayer } from './browserPlayer.ts'
import { makeHouse, type Rehearsed, starterOf } from './house.ts'
import type { Exits, Running } from './processes.ts'
import { type Proxy, startProxy } from './proxy.ts'
import { verifyRecord } from './record.ts'
import {
  buildOf,
  missingParts,
  movedAmong,
  newVisitors,
  open,
  sentTo,
  shownBuild,
} from './sides.ts'

/** What one part of the rehearsal was like. */
export interface Stage {
  name: string
  /** In ms, without the play afterwards. */
  took: number
  /** Acts that were acknowledged, in it and in the play afterwards. */
  acts: number
  failed: number
}

export interface Outcome {
  stages: Stage[]
  verdict: Verdict
  record: { holds: boolean; told: string }
  /** From the command until the earlier release answers and nothing of the later one is left, in ms. */
  rollback: number
  /** How many times its own time work took on this machine around it. */
  starvation: number
  /** Of visitors who came while a tenth was given the next release. */
  share: { visitors: number; next: number; moved: number; atAll: number }
  /** Parts of a release that open pages of it could not get once it had gone. */
  missing: string[]
  failed: string[]
  /** What came of the brand beside, which is not released: acts by stage, and builds that are not its own. */
  beside: { acts: number[]; failed: string[]; otherBuilds: string[] }
  /** What browsers sent again by themselves, since a connection had been closed before it came. */
  resent: string[]
  exits: Exits
  acknowledged: number
  browserRounds: number
}

/** How long it is played after each change, in ms. */
const settle = 8_000
/** How long a page waits for an answer before it tells the player that none came, in ms. */
const clientPatience = 15_000
/** How many come while the next release has a tenth: few enough for seconds, many enough for a share. */
const visitorCount = 400

const failuresOf = ({ interrupted, wrong }: Field): string[] => [
  ...wrong,
  ...interrupted.map((what) => `sent again: ${what}`),
]

/** Releases N+1 over N under load, a tenth of visitors first, and takes it back. */
export async function rehearse(
  given: Rehearsed,
  { tell, later }: { tell: (line: string) => void; later: (end: () => Promise<unknown>) => void },
): Promise<Outcome> {
  const { folder, earlier, next } = given
  const database = await startDatabase(folder)
  later(() => database.remove())
  const redis = await startRedis(folder)
  later(() => redis.stop())
  const house = await makeHouse(given, database.url, redis.url)
  const { ports, hosts, exits } = house
  const { brand: origin, beside: originBeside } = house.origins
  const start = starterOf(house, given)
  const running: Record<string, Running> = {}
  later(() => Promise.all(Object.values(running).map((one) => one.end())))
  const run = async (name: string, starting: Promise<Running>) =>
    void (running[name] = await starting)
  const end = async (name: string) => running[name]?.end()
  const runPlatform = (which: 'now' | 'next') =>
    Promise.all(start.platform(which).map(([role, one]) => run(`${role} ${which}`, one)))
  const endPlatform = (which: 'now' | 'next') =>
    Promise.all(house.roles.map((role) => end(`${role} ${which}`)))
  const proxy: Proxy = await startProxy(folder, ports, hosts)
  later(() => proxy.stop())
  setDefaultCACertificates([
    ...getCACertificates('default'),
    readFileSync(proxy.authority.root, 'utf8'),
  ])

  await start.migrate('now')
  await runPlatform('now')
  await run('front now', start.front('now', false))
  await run('front beside', start.beside())
  const contract = loadContract(path.join(root, 'docs/contracts/openapi.json'))
  const fieldAt = (url: string, seed: number) =>
    makeField({
      contract,
      doors: [{ url, isUp: () => true }],
      random: seededRng(seed),
      patience: clientPatience,
    })
  const field = fieldAt(origin, given.seed)
  const fieldBeside = fieldAt(originBeside, given.seed + 1)
  let current = 'N alone'
  const browser: BrowserPlayer = await startBrowserPlayer(
    origin,
    proxy.authority.signs,
    () => current,
  )
  const stopBrowser = () => browser.stop()
  later(stopBrowser)
  const calls = callsOf(contract)
  let failure: unknown
  const playing = Promise.all(
    [field, fieldBeside].flatMap((one, nth) => [
      ...Array.from({ length: given.players }, (_, n) =>
        runPlayer(one, nth * given.players + n + 1, calls),
      ),
      runDoor(one, calls),
    ]),
  )
  playing.catch((error: unknown) => (failure = error))
  while (field.entered + fieldBeside.entered < 2 * given.players) {
    if (failure) throw failure
    await sleep(50)
  }

  const stages: Stage[] = []
  const beside: Outcome['beside'] = { acts: [], failed: [], otherBuilds: [] }
  const buildBeside = buildOf(given.beside.front)
  const count = () => ({
    acts: field.acknowledged.length,
    failed: failuresOf(field).length + browser.failed.length,
  })
  let missing: string[] = []
  async function stage(name: string, change: () => Promise<number | void>): Promise<number> {
    current = name
    const before = count()
    const actsBeside = fieldBeside.acknowledged.length
    const began = performance.now()
    const took = (await change()) ?? performance.now() - began
    await sleep(settle)
    if (failure) throw failure
    const after = count()
    beside.acts.push(fieldBeside.acknowledged.length - actsBeside)
    const shown = await shownBuild(originBeside)
    if (shown !== buildBeside) beside.otherBuilds.push(`${name}: ${shown}`)
    const made = { acts: after.acts - before.acts, failed: after.failed - before.failed }
    stages.push({ name, took, ...made })
    tell(
      `  ${name.padEnd(34)}${(took / 1000).toFixed(1).padStart(6)} s, ${made.acts} acts, ${made.failed} failed`,
    )
    return took
  }

  await stage('N alone', () => sleep(settle))
  await stage('the platform N+1, which migrates', async () => {
    await start.migrate('next')
    await runPlatform('next')
    await proxy.send({ platform: 'next' })
    await endPlatform('now')
  })
  await stage('the brand N+1, nobody yet', () => run('front next', start.front('next', true)))
  const build = buildOf(next.front)
  const share = { visitors: visitorCount, next: 0, moved: 0, atAll: 0 }
  let visitors: Awaited<ReturnType<typeof newVisitors>> = []
  await stage('a tenth of visitors', async () => {
    await proxy.send({ share: 'tenth' })
    visitors = await newVisitors(origin, visitorCount)
    share.next = visitors.filter((one) => one.build === build).length
    share.moved = await movedAmong(origin, visitors)
    missing = [
      ...(await missingParts(origin, earlier.front)),
      ...(await missingParts(origin, next.front)),
    ]
  })
  await stage('all visitors, N is gone', async () => {
    await proxy.send({ share: 'all' })
    await end('front now')
    share.atAll = await sentTo(build, origin, visitors)
    missing.push(...(await missingParts(origin, earlier.front)))
  })
  const starvedBefore = starvation()
  let starved = starvedBefore
  const rollback = await stage('back to N', async () => {
    const began = performance.now()
    await Promise.all([runPlatform('now'), run('front now', start.front('now', true))])
    await proxy.send({ share: 'none', platform: 'now' })
    await Promise.all([end('front next'), endPlatform('next')])
    const answer = await open(origin, '/')
    const shown = await shownBuild(origin)
    if (answer.status !== 200 || shown !== buildOf(earlier.front))
      throw new Error(`After going back the home answered ${answer.status}, of build ${shown}.`)
    const took = performance.now() - began
    starved = Math.max(starvedBefore, starvation())
    missing.push(...(await missingParts(origin, next.front, earlier.front)))
    return took
  })
  current = 'the end'
  for (const one of [field, fieldBeside]) one.stopped = true
  await Promise.all([playing, browser.stop()])
  const failed = [...failuresOf(field), ...browser.failed]
  const seals = path.join(house.dataDir, 'seals.jsonl')
  beside.failed = failuresOf(fieldBeside)
  const record = await verifyRecord(earlier.platform, house.env.worker, {
    seals,
    to: path.join(folder, 'record.jsonl'),
  })
  const fields = [field, fieldBeside]
  const acknowledged = fields.reduce((all, one) => all + one.acknowledged.length, 0)
  const resent = fields.flatMap((one) => one.resent)
  const verdict = await judge(fields, database.url, 'releases')
  return {
    stages,
    verdict,
    record,
    rollback,
    starvation: starved,
    share,
    missing,
    failed,
    beside,
    resent,
    exits,
    acknowledged,
    browserRounds: browser.rounds(),
  }
}
