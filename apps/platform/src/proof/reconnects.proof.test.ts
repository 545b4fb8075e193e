import { setTimeout as sleep } from 'node:timers/promises'
import { session } from '@marquee/contract'
import { type AnyPush, createRealtime } from '@marquee/realtime'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { runCommand } from '@marquee/platform-kernel/command'
import { makePlatform, type TestPlatform, type TestPlayer } from '../testing/makePlatform.ts'
import { type CuttingProxy, startCuttingProxy } from '../testing/cuttingProxy.ts'

const players = 20
const tabsEach = 10
const reconnects = 1000
/** Pushes that a tab may be behind: one that misses more than 200 is told the state instead, rightly. */
const furthestBehind = 100

let platform: TestPlatform
let proxy: CuttingProxy
beforeAll(async () => {
  platform = await makePlatform()
  proxy = await startCuttingProxy(Number(new URL(platform.url).port))
})
afterAll(async () => {
  proxy.stop()
  await platform.stop()
})

/** Numbers that look random and are the same in every run. */
function makeRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

async function until(done: () => boolean, ms: number): Promise<void> {
  const deadline = performance.now() + ms
  while (!done() && performance.now() < deadline) await sleep(20)
}

/** One tab: what it has applied, and how often it was connected again. */
async function openTab(player: TestPlayer) {
  const applied: number[] = []
  const resyncs: number[] = []
  let connections = 0
  const realtime = createRealtime({
    url: `http://127.0.0.1:${proxy.port}`,
    lastSequence: 0,
    getTicket: async () => (await player.ask(session.realtimeTicket)).data,
    onPush: ({ seq, channel }: AnyPush) => {
      if (channel === 'bingo') applied.push(seq)
    },
    onSnapshot: ({ seq }) => resyncs.push(seq),
    onStatus: (status) => {
      if (status === 'connected') connections += 1
    },
    logger: { warn: () => {}, error: (message) => expect.fail(message) },
  })
  await realtime.connect()
  await until(() => realtime.status === 'connected', 20_000)
  return {
    player,
    applied,
    resyncs,
    realtime,
    reconnections: () => connections - 1,
  }
}

const pushTo = (player: TestPlayer, point: number) =>
  runCommand(platform.kernel, {
    name: 'proof.push',
    playerId: player.playerId,
    idempotency: null,
    input: point,
    handle: async ({ push }) =>
      push(player.playerId, 'bingo', { availablePoint: point, nextBallProgress: 0 }),
  })

describe('realtime through a line that is cut again and again', () => {
  it(`loses nothing and applies nothing twice over ${reconnects} forced reconnections`, async () => {
    const everybody = await Promise.all(Array.from({ length: players }, () => platform.signUp()))
    const tabs = await Promise.all(
      everybody.flatMap((player) => Array.from({ length: tabsEach }, () => openTab(player))),
    )
    const random = makeRandom(20_261_120)
    const reconnected = () => tabs.reduce((sum, tab) => sum + tab.reconnections(), 0)
    let point = 0
    // As often as it takes: how long a reconnection needs is the machine's affair.
    while (reconnected() < reconnects) {
      point += 1
      await Promise.all(everybody.map((player) => pushTo(player, point)))
      // A crowded machine may need long for a tab whose line is cut again before it has caught up.
      const isNear = () => tabs.every(({ applied }) => point - applied.length < furthestBehind)
      if (isNear()) proxy.cut(0.2, random)
      else await until(isNear, 45_000)
      await sleep(150)
    }
    point += 1
    await Promise.all(everybody.map((player) => pushTo(player, point)))
    await until(() => tabs.every(({ applied }) => applied.length >= point), 45_000)

    expect(reconnected()).toBeGreaterThanOrEqual(reconnects)
    for (const { applied, resyncs, realtime } of tabs) {
      realtime.disconnect()
      // Every push once, in order: each number is one more than the one before.
      expect(resyncs).toEqual([])
      expect(applied).toHaveLength(point)
      expect(applied.every((seq, index) => index === 0 || seq > (applied[index - 1] ?? 0))).toBe(
        true,
      )
    }
  })
})
