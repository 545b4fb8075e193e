import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
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
import { buildOf, missingParts, movedAmong, newVisitors, sentTo } from './sides.ts'

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
  exits: Exits
  acknowledged: number
  browserRounds: number
}

/** How long it is played after each change, in ms. */
const settle = 8_000
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
  const { origin, ports, exits } = house
  const start = starterOf(house, given)
  const running: Record<string, Running> = {}
  later(() => Promise.all(Object.values(running).map((one) => one.end())))
  const run = async (name: string, starting: Promise<Running>) =>
    void (running[name] = await starting)
  const end = async (name: string) => running[name]?.end()
  const proxy: Proxy = await startProxy(folder, ports)
  later(() => proxy.stop())

  await run('platform now', start.platform('now'))
  await run('front now', start.front('now', false))
  const contract = loadContract(path.join(root, 'docs/contracts/openapi.json'))
  const field = makeField({
    contract,
    doors: [{ url: origin, isUp: () => true }],
    random: seededRng(given.seed),
  })
  let current = 'N alone'
  const browser: BrowserPlayer = await startBrowserPlayer(origin, () => current)
  const stopBrowser = () => browser.stop()
  later(stopBrowser)
  const calls = callsOf(contract)
  let failure: unknown
  const playing = Promise.all([
    ...Array.from({ length: given.players }, (_, n) => runPlayer(field, n + 1, calls)),
    runDoor(field, calls),
  ])
  playing.catch((error: unknown) => (failure = error))
  while (field.entered < given.players) {
    if (failure) throw failure
    await sleep(50)
  }

  const stages: Stage[] = []
  const count = () => ({
    acts: field.acknowledged.length,
    failed: failuresOf(field).length + browser.failed.length,
  })
  let missing: string[] = []
  async function stage(name: string, change: () => Promise<number | void>): Promise<number> {
    current = name
    const before = count()
    const began = performance.now()
    const took = (await change()) ?? performance.now() - began
    await sleep(settle)
    if (failure) throw failure
    const after = count()
    const made = { acts: after.acts - before.acts, failed: after.failed - before.failed }
    stages.push({ name, took, ...made })
    tell(
      `  ${name.padEnd(34)}${(took / 1000).toFixed(1).padStart(6)} s, ${made.acts} acts, ${made.failed} failed`,
    )
    return took
  }

  await stage('N alone', () => sleep(settle))
  await stage('the platform N+1, which migrates', async () => {
    await run('platform next', start.platform('next'))
    await proxy.send({ platform: 'next' })
    await end('platform now')
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
    await Promise.all([
      run('platform now', start.platform('now')),
      run('front now', start.front('now', true)),
    ])
    await proxy.send({ share: 'none', platform: 'now' })
    await Promise.all([end('front next'), end('platform next')])
    const answer = await fetch(`${origin}/`)
    await answer.text()
    const { build: shown } = (await (await fetch(`${origin}/version.json`)).json()) as {
      build: string
    }
    if (!answer.ok || shown !== buildOf(earlier.front))
      throw new Error(`After going back the home answered ${answer.status}, of build ${shown}.`)
    const took = performance.now() - began
    starved = Math.max(starvedBefore, starvation())
    missing.push(...(await missingParts(origin, next.front)))
    return took
  })
  current = 'the end'
  field.stopped = true
  await Promise.all([playing, browser.stop()])
  const failed = [...failuresOf(field), ...browser.failed]
  const seals = path.join(house.dataDir, 'seals.jsonl')
  const record = await verifyRecord(earlier.platform, house.env.platform, {
    seals,
    to: path.join(folder, 'record.jsonl'),
  })
  const acknowledged = field.acknowledged.length
  const verdict = await judge(field, database.url)
  return {
    stages,
    verdict,
    record,
    rollback,
    starvation: starved,
    share,
    missing,
    failed,
    exits,
    acknowledged,
    browserRounds: browser.rounds(),
  }
}
