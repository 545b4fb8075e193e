import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { globalAgent } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { rounds, session } from '@marquee/contract'
import { pino } from 'pino'
import { allBrands } from '../brands/index.ts'
import { readStore } from '@marquee/platform-kernel/config'
import { MovableClock } from '@marquee/platform-kernel/clock'
import type { Kernel } from '@marquee/platform-kernel/command'
import { auditLedger } from '@marquee/platform-kernel/ledger'
import { settingsOf } from '@marquee/platform-kernel/module'
import { systemRandomness } from '@marquee/platform-kernel/random'
import { finish, play } from '@marquee/platform-play/rounds/service'
import { startPlatform } from '../platform.ts'
import { makeCoversManifest } from '../testing/makeCoversManifest.ts'
import { makeClient, type TestClient } from '../testing/makeClient.ts'
import { makeShot } from '../testing/makePlay.ts'
import { makeSignUp } from '../testing/makePlatform.ts'

// How many rounds a second (stake, outcome, win) one process takes, through the services and through
// HTTP: on the embedded database, or on an empty one of PostgreSQL with DATABASE_URL. A few thousand rounds.
const brand = 'wireframe'
const settings = settingsOf({ brands: allBrands }, brand)
const playerCount = 32
/** Rounds of each player per measurement; below the limit of acts a minute. */
const roundsEach = 50

interface Player {
  id: string
  client: TestClient
}

interface Measured {
  rounds: number
  seconds: number
  /** Processor time of this process, which is client and platform in one. */
  cpuSeconds: number
  /** Of single rounds, in ms, sorted. */
  times: number[]
}

/** All players play at once, one round each; then the clock moves on so that the next may begin. */
async function measure(
  clock: MovableClock,
  players: Player[],
  round: (player: Player) => Promise<void>,
): Promise<Measured> {
  const times: number[] = []
  const began = performance.now()
  const cpu = process.cpuUsage()
  for (let turn = 0; turn < roundsEach; turn++) {
    clock.advance(300)
    const one = async (player: Player) => {
      const start = performance.now()
      await round(player)
      times.push(performance.now() - start)
    }
    await Promise.all(players.map(one))
  }
  const seconds = (performance.now() - began) / 1_000
  const { user, system } = process.cpuUsage(cpu)
  return {
    rounds: times.length,
    seconds,
    cpuSeconds: (user + system) / 1e6,
    times: times.sort((one, other) => one - other),
  }
}

const throughServices =
  (kernel: Kernel) =>
  async ({ id }: Player): Promise<void> => {
    const caller = () => ({
      brand,
      playerId: id,
      idempotency: { scope: `player:${id}`, key: randomUUID() },
    })
    const { round } = await play(kernel, settings, caller(), makeShot())
    await finish(kernel, caller(), round.id)
  }

async function throughHttp({ client }: Player): Promise<void> {
  const { data } = await client.ask(rounds.play, { body: makeShot() })
  await client.ask(rounds.finish, { params: { id: data.round.id } })
}

async function enter(url: string, kernel: Kernel, number: number): Promise<Player> {
  const client = makeClient({ url, host: `${brand}.localhost`, ip: `198.51.100.${number}` })
  const form = makeSignUp()
  await client.ask(session.signUp, { body: form })
  const { id } = await kernel.db
    .selectFrom('player')
    .select('id')
    .where('email', '=', form.email)
    .executeTakeFirstOrThrow()
  return { id, client }
}

const report = (name: string, { rounds: count, seconds, cpuSeconds, times }: Measured): void => {
  const at = (share: number) => (times[Math.floor(times.length * share)] ?? 0).toFixed(1)
  process.stdout.write(
    `${name}: ${(count / seconds).toFixed(0)} rounds/s, ${(count / cpuSeconds).toFixed(0)} per CPU-second (${count} rounds in ${seconds.toFixed(1)} s, ${playerCount} players at once; one p50 ${at(0.5)} ms, p95 ${at(0.95)} ms)\n`,
  )
}

process.env.COVERS_MANIFEST ??= makeCoversManifest()
const { DATABASE_URL } = readStore(process.env)
const folder = mkdtempSync(join(tmpdir(), 'bench-'))
const clock = new MovableClock()
const platform = await startPlatform({
  target: DATABASE_URL
    ? { kind: 'postgres', url: DATABASE_URL }
    : { kind: 'embedded', folder: join(folder, 'database') },
  clock,
  random: systemRandomness,
  log: pino({ level: 'error' }),
  rendererKey: 'renderer-key-of-the-bench',
  identityKey: 'identity-key-of-the-bench-0123456789',
  port: 0,
})
try {
  const { kernel } = platform.surroundings
  const numbers = Array.from({ length: playerCount }, (_, index) => index + 1)
  const players = await Promise.all(numbers.map((number) => enter(platform.url, kernel, number)))
  report('services', await measure(clock, players, throughServices(kernel)))
  // The server has closed what stood idle meanwhile; reusing such a connection would fail.
  globalAgent.destroy()
  report('HTTP', await measure(clock, players, throughHttp))
  const { drifted, negative } = await auditLedger(kernel.db)
  process.stdout.write(`ledger: ${drifted} accounts drifted, ${negative} below zero\n`)
} finally {
  await platform.stop()
  rmSync(folder, { recursive: true, force: true })
}
