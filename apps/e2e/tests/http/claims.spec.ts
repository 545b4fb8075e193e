import { randomUUID } from 'node:crypto'
import { expect, test } from '@playwright/test'
import { act, gameIds, playerOf } from '../../support/api.ts'
import { stormrush } from '../../support/brands.ts'
import { signUpByApi } from '../../support/player.ts'

interface Claimed {
  success: boolean
  prizes: { coins: number; entries: number }
}

test('DAILY-01 CALL-29 twenty claims at once under two keys pay one reward', async ({
  context,
}) => {
  await signUpByApi(context, stormrush, { claimed: false })
  const before = (await playerOf(context, stormrush)).playerInfo.playerBalance
  const keys = [randomUUID(), randomUUID()]
  const answers = await Promise.all(
    Array.from({ length: 20 }, async (_, index) => {
      const key = keys[index % 2] ?? ''
      const response = await act(context, stormrush, '/rest/daily-login/apply-prize/', { key })
      return { key, status: response.status(), body: await response.text() }
    }),
  )
  const paid = answers.filter(({ status }) => status === 200)
  const refused = answers.filter(({ status }) => status !== 200)
  expect(paid).toHaveLength(10)
  expect(new Set(paid.map(({ key }) => key)).size).toBe(1)
  expect(new Set(paid.map(({ body }) => body)).size).toBe(1)
  for (const { body } of refused) expect(JSON.parse(body).error.code).toBe('already-claimed')
  const { success, prizes } = JSON.parse(paid[0]?.body ?? '{}') as Claimed
  expect(success).toBe(true)
  const after = (await playerOf(context, stormrush)).playerInfo.playerBalance
  expect(after.coins - before.coins).toBe(prizes.coins)
  expect(after.entries - before.entries).toBe(prizes.entries)
  expect(prizes.coins + prizes.entries).toBeGreaterThan(0)
})

test('a stake sent twice at once under one key is one round, and its win is paid once', async ({
  context,
}) => {
  await signUpByApi(context, stormrush)
  const [gameId = 0] = await gameIds(context, stormrush)
  const launch = await context.request.get(`${stormrush.origin}/rest/game/${gameId}/play/`)
  const { stakes, model } = (
    (await launch.json()) as {
      data: { stakes: number[]; model: string }
    }
  ).data
  expect(model).not.toContain('fish')
  const before = (await playerOf(context, stormrush)).playerInfo.playerBalance.coins
  const key = randomUUID()
  const data = { gameId, action: 'spin', stake: stakes[0] }
  const plays = await Promise.all(
    [1, 2].map(async () => {
      const response = await act(context, stormrush, '/rest/game-rounds/', {
        method: 'POST',
        key,
        data,
      })
      expect(response.status(), await response.text()).toBe(200)
      return (
        (await response.json()) as {
          data: { round: { id: string; cost: number; win: number } }
        }
      ).data.round
    }),
  )
  const [round] = plays
  if (!round) throw new Error('No round was answered.')
  expect(plays[1]).toEqual(round)
  const finishes = await Promise.all(
    [1, 2, 3].map(() =>
      act(context, stormrush, `/rest/game-rounds/${round.id}/finish/`, { method: 'POST' }),
    ),
  )
  expect(finishes.map((response) => response.status())).toEqual([200, 200, 200])
  const after = (await playerOf(context, stormrush)).playerInfo.playerBalance.coins
  expect(after).toBe(before - round.cost + round.win)
})

test('a call that acts is refused without a key and from another site', async ({ context }) => {
  await signUpByApi(context, stormrush, { claimed: false })
  const path = `${stormrush.origin}/rest/daily-login/apply-prize/`
  const own = { origin: stormrush.origin, 'sec-fetch-site': 'same-origin' }
  const foreign = {
    origin: 'http://evil.example',
    'sec-fetch-site': 'cross-site',
    'idempotency-key': randomUUID(),
  }
  const codes = await Promise.all(
    [own, foreign].map(async (headers) => {
      const response = await context.request.get(path, { headers })
      return ((await response.json()) as { error: { code: string } }).error.code
    }),
  )
  expect(codes).toEqual(['missing-idempotency-key', 'cross-site'])
})
