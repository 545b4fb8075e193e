import { Writable } from 'node:stream'
import { games, responsiblePlay, type RevealedPair, rounds } from '@marquee/contract'
import { type FairRecord, readFairRecord, verifyRound } from '@marquee/game-math/fairness'
import type { RoundChoice, RoundOutcome } from '@marquee/game-math'
import { commitmentOf } from '@marquee/game-math/fairness'
import { fairness, history } from '@marquee/features-history/contract'
import { contract } from '../../contract.ts'
import { makeLog } from '@marquee/platform-kernel/log'
import { withoutWindfalls } from '@marquee/platform-kernel/random'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { foreignRequests } from '../../testing/foreignRequests.ts'
import { makeOwner } from '../../testing/makeOwner.ts'
import {
  gameOfModel,
  makeField,
  makeFlight,
  makeHand,
  makeInstantPlay,
  makeShot,
  makeSpin,
  makeTable,
} from '../../testing/makePlay.ts'
import { makePlatform, type TestPlatform, type TestPlayer } from '../../testing/makePlatform.ts'
import { makeStaff } from '../../testing/makeStaff.ts'
import { inputsOf, makeStaffCase } from '../../testing/makeStaffCase.ts'
import { playAfter } from '../../testing/playRounds.ts'

/** Every secret that the platform has drawn, so that it can be looked for. */
const drawn: string[] = []
const logged: string[] = []
let platform: TestPlatform
let player: TestPlayer
beforeAll(async () => {
  platform = await makePlatform({
    random: {
      ...withoutWindfalls,
      token(bytes) {
        const token = withoutWindfalls.token(bytes)
        if (bytes === 32) drawn.push(Buffer.from(token, 'base64url').toString('hex'))
        return token
      },
    },
    log: makeLog(
      'trace',
      new Writable({
        write(chunk: Buffer, _, done) {
          logged.push(chunk.toString())
          done()
        },
      }),
    ),
  })
})
beforeEach(async () => {
  player = await platform.signUp()
  platform.clock.advance(4_000)
})
afterAll(() => platform.stop())

const spin = makeSpin()
const open = async (who = player, gameId = spin.gameId) => {
  const { data } = await who.ask(games.launchPlay, { params: { idOrSlug: gameId } })
  platform.clock.advance(4_000)
  if (!data.fairness) throw new Error('Nothing was shown before the round.')
  return data.fairness
}
const playOn = async (body = spin, who = player) => {
  const { body: begun } = await playAfter(platform, who, 4_000, body)
  return begun.data.round.id
}
const show = async (who = player) => (await who.ask(fairness.show)).data
const reveal = (pairId: string, playerSeed = 'my-own', key: string = crypto.randomUUID()) =>
  player.call(fairness.reveal, { body: { pairId, playerSeed }, key })
const revealed = async (pairId: string, playerSeed = 'my-own') =>
  (await player.ask(fairness.reveal, { body: { pairId, playerSeed } })).data
const ofRound = async (id: string, who = player) =>
  (await who.ask(history.round, { params: { id } })).data

/** What the history gives for checking a round. */
async function recordOf(id: string): Promise<FairRecord> {
  const { round, fairness: drawnFrom } = await ofRound(id)
  const { action, stake, target, modelId } = round.outcome as unknown as RoundOutcome
  const { record, problems } = readFairRecord({
    ...drawnFrom,
    modelId,
    action,
    stake,
    target,
    outcome: round.outcome,
  })
  if (!record) throw new Error(`The record cannot be read: ${problems.join(', ')}`)
  return record
}

describe('before a round', () => {
  it('the commitment is shown, and that of the pair after it; the round is drawn from what was shown', async () => {
    const shown = await open()
    expect(shown).toMatchObject({ rounds: 0, isOwnSeed: false })
    expect(shown.nextCommitment).not.toBe(shown.commitment)
    const { data } = await player.ask(rounds.play, { body: spin })
    expect(data.fairness).toMatchObject({
      pairId: shown.pairId,
      commitment: shown.commitment,
      playerSeed: shown.playerSeed,
      nonce: 1,
      wasCommittedBefore: true,
      serverSeed: null,
    })
    await player.ask(rounds.finish, { params: { id: data.round.id } })
    const over = await revealed(shown.pairId)
    expect(commitmentOf(over.revealed.serverSeed)).toBe(shown.commitment)
    expect(over.current).toMatchObject({ commitment: shown.nextCommitment, playerSeed: 'my-own' })
  })

  it('opening a game again shows the same pair', async () => {
    const first = await open()
    await playOn()
    expect(await open()).toEqual({ ...first, rounds: 1 })
    expect((await show()).current).toEqual({ ...first, rounds: 1 })
  })

  it('a round without any game opened says that nothing was shown', async () => {
    expect((await show()).current).toBeNull()
    const { data } = await player.ask(rounds.play, { body: spin })
    expect(data.fairness).toMatchObject({ nonce: 1, wasCommittedBefore: false })
    await player.ask(rounds.finish, { params: { id: data.round.id } })
    const second = await ofRound(await playOn())
    expect(second.fairness).toMatchObject({ nonce: 2, wasCommittedBefore: true })
  })

  it('a demo has no seeds to show', async () => {
    const { data } = await platform.guest().ask(games.launch, { params: { id: spin.gameId } })
    expect(data.fairness).toBeNull()
  })
})

describe('rounds of a pair', () => {
  it('are right to the last number once the seed is shown, also those that wait for choices', async () => {
    const { pairId } = await open()
    const ids: string[] = []
    for (const body of [
      spin,
      makeSpin({ gameId: gameOfModel('network-20').id }),
      makeSpin({ gameId: gameOfModel('cascade-ladder').id }),
      makeShot(),
      makeInstantPlay('keno-steady', '3,17,41,80'),
    ]) {
      ids.push(await playOn(body))
    }
    const choose = async (
      body: ReturnType<typeof makeField>,
      choices: RoundChoice[],
      afterMs = 0,
    ) => {
      platform.clock.advance(4_000)
      const { round } = (await player.ask(rounds.play, { body })).data
      platform.clock.advance(afterMs)
      for (const [made, choice] of choices.entries()) {
        const { status } = await player.call(rounds.step, {
          params: { id: round.id },
          body: { made, choice },
        })
        if (status !== 200) break
      }
      await player.ask(rounds.finish, { params: { id: round.id } })
      ids.push(round.id)
    }
    // One played to its end, and each kind left to end by itself.
    await choose(makeField(), [{ kind: 'open', cell: 4 }, { kind: 'cash-out' }])
    await choose(makeField(), [{ kind: 'open', cell: 9 }])
    await choose(makeHand(), [{ kind: 'hold', cards: [0, 3] }])
    await choose(makeHand(), [])
    await choose(makeTable(), [{ kind: 'hit' }, { kind: 'stand' }])
    await choose(makeTable(), [])
    await choose(makeFlight(), [])
    await choose(makeFlight({ target: '1.50' }), [])
    await choose(makeFlight(), [{ kind: 'cash-out' }], 1_500)
    expect((await ofRound(ids[0] ?? '')).fairness?.serverSeed).toBeNull()
    await revealed(pairId)
    const records = await Promise.all(ids.map(recordOf))
    expect(records.map(({ nonce }) => nonce)).toEqual(ids.map((_, index) => index + 1))
    expect(records.map((record) => verifyRound(record).verdict)).toEqual(ids.map(() => 'right'))
    // A round is not that of its neighbour.
    const [one, other] = records
    expect(verifyRound({ ...one, nonce: other?.nonce } as FairRecord).verdict).toBe('wrong')
  })

  it('that begin at the same time never share a number', async () => {
    await open()
    const begun = await Promise.all(
      Array.from({ length: 6 }, () => player.call(rounds.play, { body: spin })),
    )
    const [first, ...more] = begun.filter(({ status }) => status === 200)
    expect(more).toEqual([])
    expect(begun.filter(({ body }) => body.error?.code === 'round-open')).toHaveLength(5)
    await player.ask(rounds.finish, { params: { id: first?.body.data.round.id ?? '' } })
    await playOn()
    const { rows } = await sql<{ nonce: number }>`
      select fair_nonce as nonce from game_round where player_id = ${player.playerId}
      order by created_at`.execute(platform.kernel.db)
    expect(rows.map(({ nonce }) => nonce)).toEqual([1, 2])
    expect((await show()).current?.rounds).toBe(2)
    await expect(
      sql`update game_round set fair_nonce = 1 where player_id = ${player.playerId}`.execute(
        platform.kernel.db,
      ),
    ).rejects.toThrow(/game_round_fair/)
  })

  it('are counted once for a repeated key, and not for a refused round', async () => {
    await open()
    const key = crypto.randomUUID()
    const first = await player.call(rounds.play, { body: spin, key })
    const again = await player.call(rounds.play, { body: spin, key })
    expect(again.body).toEqual(first.body)
    expect((await player.call(rounds.play, { body: spin })).status).toBe(409)
    expect((await show()).current?.rounds).toBe(1)
  })
})

describe('showing a seed', () => {
  it('waits until the open round is over', async () => {
    const { pairId } = await open()
    const { round } = (await player.ask(rounds.play, { body: makeField() })).data
    const refused = await reveal(pairId)
    expect([refused.status, refused.body.error?.code]).toEqual([409, 'round-open'])
    expect(refused.body.error?.details).toEqual([{ path: 'roundId', message: round.id }])
    await player.ask(rounds.finish, { params: { id: round.id } })
    expect((await reveal(pairId)).status).toBe(200)
  })

  it('is done once, whoever asks twice', async () => {
    const { pairId } = await open()
    const key = crypto.randomUUID()
    const first = await reveal(pairId, 'mine', key)
    expect((await reveal(pairId, 'mine', key)).body).toEqual(first.body)
    const late = await reveal(pairId, 'other')
    expect([late.status, late.body.error?.code]).toEqual([409, 'not-available'])
    const { current, revealed: over } = await show()
    expect(current).toMatchObject({ playerSeed: 'mine', isOwnSeed: true, rounds: 0 })
    expect(over.map((pair: RevealedPair) => pair.pairId)).toEqual([pairId])
  })

  it('of two that come at once lets one through', async () => {
    const { pairId } = await open()
    const both = await Promise.all([reveal(pairId, 'one'), reveal(pairId, 'two')])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect((await show()).revealed).toHaveLength(1)
  })

  it.each(['', 'a:b', 'ü', 'x'.repeat(65)])('takes no %j for a seed', async (playerSeed) => {
    const { pairId } = await open()
    expect((await reveal(pairId, playerSeed)).status).toBe(400)
  })

  it('belongs to the player alone', async () => {
    const { pairId } = await open()
    const other = await platform.signUp()
    await open(other)
    const { status } = await other.call(fairness.reveal, {
      body: { pairId, playerSeed: 'stolen' },
    })
    expect(status).toBe(404)
    expect((await show()).current?.pairId).toBe(pairId)
  })

  it('and reading stay open during a break', async () => {
    const { pairId } = await open()
    const id = await playOn()
    await player.ask(responsiblePlay.coolOff, { body: { days: 7 } })
    expect((await show()).current?.pairId).toBe(pairId)
    expect((await reveal(pairId)).status).toBe(200)
    expect(verifyRound(await recordOf(id)).verdict).toBe('right')
  })
})

describe('a seed that was not shown', () => {
  it('is in no answer, log, figure or table but its own', async () => {
    const owner = await makeOwner(platform)
    const answers: string[] = []
    const keep = ({ body }: { body: unknown }) =>
      void answers.push(typeof body === 'string' ? body : JSON.stringify(body))
    const launch = await owner.player.call(games.launchPlay, { params: { idOrSlug: spin.gameId } })
    keep(launch)
    for (const call of Object.values(contract.calls)) {
      const request = foreignRequests[call.id]
      if (call.effect || !request || !['player', 'public'].includes(call.audience)) continue
      const { params = {}, ...input } = request(owner)
      const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) =>
        encodeURIComponent(String(params[name] ?? '')),
      )
      keep(await owner.player.send(call.method, path, input))
    }
    const about = await makeStaffCase(platform)
    const staff = await (await makeStaff(platform)).signIn()
    for (const { endpoint, input } of Object.values(
      inputsOf({ ...about, player: owner.player, roundId: owner.roundId }),
    ))
      if (!endpoint.effect) keep(await staff.call(endpoint, input))
    expect(answers.length).toBeGreaterThan(60)
    const { current } = await show(owner.player)
    const { rows: held } = await sql<{ seed: string }>`
      select server_seed as seed from fair_pair where player_id = ${owner.player.playerId}
      and state <> 'revealed'`.execute(platform.kernel.db)
    const seeds = held.map(({ seed }) => seed).filter((seed) => drawn.includes(seed))
    // The one that decides rounds is one that the platform has drawn, or the test looks for nothing.
    expect(seeds.map(commitmentOf)).toContain(current?.commitment)
    const { rows: tables } = await sql<{ name: string }>`
      select table_name as name from information_schema.tables
      where table_schema = current_schema() and table_type = 'BASE TABLE'
      and table_name <> 'fair_pair'`.execute(platform.kernel.db)
    expect(tables.length).toBeGreaterThan(50)
    const places: [string, string][] = [
      ['answers', answers.join('\n')],
      ['log', logged.join('')],
      ['figures', await (await fetch(`${platform.url}/metrics`)).text()],
    ]
    for (const { name } of tables) {
      const { rows } = await sql<{ row: string }>`
        select t::text as row from ${sql.table(name)} t`.execute(platform.kernel.db)
      places.push([name, rows.map(({ row }) => row).join('\n')])
    }
    const found = places.flatMap(([place, text]) =>
      seeds.some((seed) => {
        const bytes = Buffer.from(seed, 'hex')
        return [seed, bytes.toString('base64url'), bytes.toString('base64')].some((form) =>
          text.includes(form),
        )
      })
        ? [place]
        : [],
    )
    expect(found).toEqual([])
  })
})
