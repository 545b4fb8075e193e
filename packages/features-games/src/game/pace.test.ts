import { ApiError } from '@marquee/api-client'
import { rounds } from '@marquee/contract'
import { expect, it } from 'vitest'
import { makePace } from './pace.ts'

const betweenMs = 2_500

/**
 * A platform that refuses what comes within `betweenMs` of the round before, at the end of a way that
 * takes `there` and back again `back`, on a clock that goes on only while somebody waits.
 */
function makePlatform() {
  let clock = 0
  let begunAt = Number.NEGATIVE_INFINITY
  const refused: number[] = []
  const wait = async (ms: number) => {
    clock += ms
  }
  const pace = makePace({ betweenMs, now: () => clock, wait })
  const play = async ({ there, back = 50 }: { there: number; back?: number }) => {
    await wait(there)
    const left = begunAt + betweenMs - clock
    if (left > 0) refused.push(left)
    else begunAt = clock
    await wait(back)
    if (left <= 0) return begunAt
    const reason = `Play the next one in ${left} ms.`
    throw new ApiError(rounds.play, { code: 'too-fast', reason, retryAfterMs: left })
  }
  return {
    wait,
    refused,
    now: () => clock,
    /** Another page of the same player's plays. */
    playElsewhere: () => {
      begunAt = clock
    },
    /** Presses as soon as a game lets one, and gives when the round began. */
    press: async (way: { there: number; back?: number }, pressedAt: number) => {
      await wait(Math.max(0, pressedAt + betweenMs - clock))
      const at = clock
      return { at, begunAt: await pace(() => play(way)) }
    },
  }
}

it('sends a round at once where answers come as quickly as ever', async () => {
  const { press, refused } = makePlatform()
  let pressedAt = -betweenMs
  for (const nth of [0, 1, 2, 3]) {
    const { at, begunAt } = await press({ there: 50 }, pressedAt)
    expect(begunAt, `round ${nth}`).toBe(at + 50)
    pressedAt = at
  }
  expect(refused).toEqual([])
})

it('holds the next round back by what the last one came late, and by no more', async () => {
  const { press, refused } = makePlatform()
  const first = await press({ there: 50 }, -betweenMs)
  const late = await press({ there: 900 }, first.at)
  const next = await press({ there: 50 }, late.at)
  expect(refused).toEqual([])
  expect(next.begunAt - late.begunAt).toBe(betweenMs)
  const after = await press({ there: 50 }, next.at + 850)
  expect(after.begunAt).toBe(after.at + 50)
})

it('takes a first answer that was slow for one that came late: connections are opened for it', async () => {
  const { press, refused } = makePlatform()
  const first = await press({ there: 400 }, -betweenMs)
  const next = await press({ there: 50 }, first.at)
  expect(refused).toEqual([])
  expect(next.begunAt - first.begunAt).toBe(betweenMs)
  const after = await press({ there: 50 }, next.at + 350)
  expect(after.begunAt).toBe(after.at + 50)
})

it('never waits longer than the pace after an answer', async () => {
  const { press, now, refused } = makePlatform()
  const first = await press({ there: 0, back: 10 }, -betweenMs)
  const lost = await press({ there: 20, back: 9_000 }, first.at)
  const answeredAt = now()
  const next = await press({ there: 0, back: 10 }, lost.at)
  expect(next.begunAt - answeredAt).toBeLessThanOrEqual(betweenMs)
  expect(refused).toEqual([])
})

it('plays at the named time where another page of the player was first', async () => {
  const { press, playElsewhere, wait, refused, now } = makePlatform()
  const first = await press({ there: 50 }, -betweenMs)
  await wait(1_000)
  playElsewhere()
  const elsewhereAt = now()
  const next = await press({ there: 50 }, first.at)
  expect(refused).toHaveLength(1)
  expect(next.begunAt).toBeGreaterThanOrEqual(elsewhereAt + betweenMs)
})

it.each([
  ['another refusal', new ApiError(rounds.play, { code: 'cool-off', reason: 'A break.' })],
  [
    'a wait longer than the pace',
    new ApiError(rounds.play, { code: 'too-fast', reason: 'Slow.', retryAfterMs: betweenMs + 1 }),
  ],
])('hands on %s without asking again', async (_, refusal) => {
  let asked = 0
  const pace = makePace({ betweenMs, now: () => 0, wait: async () => {} })
  const send = async () => {
    asked += 1
    throw refusal
  }
  await expect(pace(send)).rejects.toBe(refusal)
  expect(asked).toBe(1)
})
