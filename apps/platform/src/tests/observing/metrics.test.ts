import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { rounds } from '@marquee/contract'
import { runCommand } from '@marquee/platform-kernel/command'
import { listen } from '../../testing/listen.ts'
import { makePlatform, type TestPlatform, type TestPlayer } from '../../testing/makePlatform.ts'
import { makeSpin } from '../../testing/makePlay.ts'
import { scrape, sumOf } from '@marquee/drills/alerts/readMetrics'

let platform: TestPlatform
let player: TestPlayer
beforeAll(async () => {
  platform = await makePlatform({ brand: 'stormrush' })
  player = await platform.signUp({ surname: 'Doe', zip: '43004' })
})
afterAll(() => platform.stop())

const figures = () => scrape(platform.url)

function collectGarbage(): void {
  setFlagsFromString('--expose-gc')
  runInNewContext('gc')()
}

/** Plays one round to its end. */
async function playOne(): Promise<void> {
  platform.clock.advance(4_000)
  const { data } = await player.ask(rounds.play, { body: makeSpin() })
  await player.ask(rounds.finish, { params: { id: data.round.id } })
}

describe('/metrics of the platform', () => {
  it('counts calls by the path of the contract, and what is no call in one place', async () => {
    await player.send('GET', '/rest/nothing-of-this-kind/')
    await player.send('GET', '/wp-login.php')
    await playOne()
    const read = await figures()
    const counted = read.filter(({ name }) => name === 'marquee_http_requests_total')
    const routes = counted.map(({ labels }) => labels.route)
    expect(routes).toContain(rounds.play.path)
    expect(routes).toContain(rounds.finish.path)
    expect(sumOf(read, 'marquee_http_requests_total', { route: 'elsewhere', status: '404' })).toBe(
      2,
    )
    expect(sumOf(read, 'marquee_http_request_seconds_count')).toBeGreaterThan(2)
  })

  it('has no label that a visitor chose', async () => {
    const ask = () => player.send('GET', `/rest/game-rounds/${crypto.randomUUID()}/`)
    await ask()
    await player.send('GET', '/rest/made-up/')
    const own = async () => (await figures()).filter(({ name }) => name.startsWith('marquee_'))
    const before = (await own()).length
    for (let nth = 0; nth < 20; nth++) await player.send('GET', `/rest/made-up-${nth}/`)
    for (let nth = 0; nth < 20; nth++) await ask()
    const read = await figures()
    expect((await own()).length - before).toBeLessThan(5)
    const texts = read.flatMap(({ labels }) => Object.values(labels))
    expect(texts.filter((text) => /made-up|[0-9a-f]{8}-[0-9a-f]{4}-/.test(text))).toEqual([])
    expect(texts).not.toContain(player.playerId)
  })

  it('counts a settled round once, with what it took and gave, whatever is repeated', async () => {
    const before = await figures()
    platform.clock.advance(4_000)
    const { data } = await player.ask(rounds.play, { body: makeSpin() })
    const { id, win, cost } = data.round
    await player.ask(rounds.finish, { params: { id } })
    await player.ask(rounds.finish, { params: { id } })
    const after = await figures()
    const grown = (name: string) => sumOf(after, name) - sumOf(before, name)
    expect(grown('marquee_rounds_total')).toBe(1)
    expect(grown('marquee_round_staked_total')).toBe(cost)
    expect(grown('marquee_round_paid_total')).toBe(win)
    expect(grown('marquee_round_expected_total')).toBeGreaterThan(cost / 2)
    expect(grown('marquee_round_variance_total')).toBeGreaterThan(0)
  })

  it('counts nothing of a command that was rolled back, and its failure', async () => {
    const before = await figures()
    const failing = runCommand(platform.kernel, {
      name: 'test.fail',
      playerId: player.playerId,
      idempotency: null,
      input: {},
      async handle({ afterwards }) {
        afterwards(({ metrics }) => metrics.jobRuns.inc({ job: 'never', outcome: 'done' }))
        throw new Error('on purpose')
      },
    })
    await expect(failing).rejects.toThrow('on purpose')
    const after = await figures()
    expect(sumOf(after, 'marquee_job_runs_total', { job: 'never' })).toBe(0)
    const failed = { outcome: 'failed' }
    expect(
      sumOf(after, 'marquee_commands_total', failed) -
        sumOf(before, 'marquee_commands_total', failed),
    ).toBe(1)
  })

  it('counts statements, waits for a connection, sockets and pushes', async () => {
    const tab = await listen(platform.url, player)
    const before = await figures()
    await playOne()
    await tab.next('setBalance')
    const after = await figures()
    const grown = (name: string) => sumOf(after, name) - sumOf(before, name)
    expect(sumOf(before, 'marquee_sockets_open')).toBe(1)
    expect(grown('marquee_statement_seconds_count')).toBeGreaterThan(6)
    expect(grown('marquee_connection_wait_seconds_count')).toBeGreaterThan(2)
    expect(grown('marquee_pushes_total')).toBeGreaterThan(0)
    expect(grown('marquee_push_delay_seconds_count')).toBe(grown('marquee_pushes_total'))
    expect(sumOf(after, 'marquee_connections', { state: 'most' })).toBeGreaterThan(0)
    tab.close()
  })

  it('tells of the process: event loop, heap and garbage', async () => {
    const names = async () => (await figures()).map(({ name }) => name)
    for (const name of ['nodejs_eventloop_lag_p99_seconds', 'nodejs_heap_size_used_bytes'])
      expect(await names()).toContain(name)
    // A young process may not have collected anything yet, and a collection is told of a moment later.
    collectGarbage()
    await expect.poll(names).toContain('nodejs_gc_duration_seconds_count')
  })

  it('tells of what the database knows: queues, messages, migrations, clocks', async () => {
    const read = await figures()
    const value = (name: string) => read.find((sample) => sample.name === name)?.value
    expect(value('marquee_database_up')).toBe(1)
    expect(value('marquee_migrations_missing')).toBe(0)
    expect(Math.abs(value('marquee_clock_skew_seconds') ?? 99)).toBeLessThan(2)
    expect(value('marquee_outbox_waiting')).toBeLessThan(100)
    expect(value('marquee_events_oldest_seconds')).toBeDefined()
    expect(sumOf(read, 'marquee_unread')).toBe(0)
    expect(sumOf(read, 'marquee_ledger_faults')).toBe(0)
  })
})

describe('who may read /metrics', () => {
  it('this machine alone without a key, and nobody whom a proxy handed on', async () => {
    for (const header of ['x-forwarded-for', 'forwarded', 'via', 'x-real-ip']) {
      const answer = await fetch(`${platform.url}/metrics`, {
        headers: { [header]: '203.0.113.9' },
      })
      expect([header, answer.status]).toEqual([header, 404])
    }
    expect((await fetch(`${platform.url}/metrics`)).status).toBe(200)
  })
})

it('a figure that cannot be looked up is absent, and said to be', async () => {
  const own = await makePlatform()
  try {
    await sql`alter table mail_outbox rename to mail_outbox_gone`.execute(own.kernel.db)
    const read = await scrape(own.url)
    expect(sumOf(read, 'marquee_unread', { figure: 'marquee_messages_waiting' })).toBe(1)
    expect(read.some(({ name }) => name === 'marquee_messages_waiting')).toBe(false)
    expect(sumOf(read, 'marquee_database_up')).toBe(1)
  } finally {
    await own.stop()
  }
})
