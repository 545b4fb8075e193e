import { rounds } from '@marquee/contract'
import { auditLedger } from '@marquee/platform-kernel/ledger'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { makePlatform, type TestPlatform } from '../../testing/makePlatform.ts'
import { makeSpin } from '../../testing/makePlay.ts'

let platform: TestPlatform
beforeAll(async () => {
  platform = await makePlatform({ brand: 'wireframe' })
})
afterAll(() => platform.stop())

/** Where rounds and the entries of their stakes are. */
const placesOf = async (playerId: string) => {
  const { rows } = await sql<{ round: string; entry: string }>`
    select r.tableoid::regclass::text as round, min(e.tableoid::regclass::text) as entry
    from game_round r join ledger_transaction t on t.reference = r.id::text and t.kind = 'round-stake'
      join ledger_entry e on e.transaction_id = t.id
    where r.player_id = ${playerId} group by r.id, r.tableoid, r.created_at
    order by r.created_at`.execute(platform.kernel.db)
  return rows
}

it('a round that is open at the turn of a month keeps others out, is found, and ends in the next month', async () => {
  const { clock } = platform
  const now = new Date(clock.now())
  const turn = Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1)
  clock.advance(turn - 60_000 - clock.now())
  const player = await platform.signUp()
  clock.advance(turn - 500 - clock.now())
  const { data } = await player.ask(rounds.play, { body: makeSpin() })
  clock.advance(turn + 5_000 - clock.now())
  const beside = await player.call(rounds.play, { body: makeSpin() })
  expect(beside.body.error?.code).toBe('round-open')
  const ended = await player.ask(rounds.finish, { params: { id: data.round.id } })
  expect(ended.data.round.status).toBe('settled')
  const again = await player.ask(rounds.finish, { params: { id: data.round.id } })
  expect(again.data).toEqual(ended.data)
  const next = await player.ask(rounds.play, { body: makeSpin() })
  await player.ask(rounds.finish, { params: { id: next.data.round.id } })
  const [first, second] = await placesOf(player.playerId)
  expect(first?.round).not.toBe(second?.round)
  expect(first?.entry).not.toBe(second?.entry)
  expect(second?.entry.slice(-8)).toBe(second?.round.slice(-8))
  expect(await auditLedger(platform.kernel.db)).toMatchObject({ drifted: 0, negative: 0 })
})

it('a round whose id tells no time is found in whatever month it is', async () => {
  const player = await platform.signUp()
  const { data } = await player.ask(rounds.play, { body: makeSpin() })
  const id = 'b3a0f8f8-6a2c-4d0e-9d7e-0b8f6d1f2a3b'
  await sql`update game_round set id = ${id} where id = ${data.round.id}`.execute(
    platform.kernel.db,
  )
  const ended = await player.ask(rounds.finish, { params: { id } })
  expect(ended.data.round).toMatchObject({ id, status: 'settled' })
})
