import { randomUUID } from 'node:crypto'
import { player as playerEndpoints, responsiblePlay, rounds } from '@marquee/contract'
import { auditLedger } from '@marquee/platform-kernel/ledger'
import { forgetDemos } from '@marquee/platform-play/rounds/deals'
import { settleAbandoned } from '@marquee/platform-play/rounds/service'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeField, makeSpin } from '../../testing/makePlay.ts'
import { makePlatform, type TestPlatform } from '../../testing/makePlatform.ts'
import { begin, cashOut, makeSteps, open, outcomeOf, step } from '../../testing/makeSteps.ts'

let platform: TestPlatform
beforeAll(async () => {
  platform = await makePlatform({ sandbox: true })
})
afterAll(async () => {
  expect(await auditLedger(platform.kernel.db)).toMatchObject({ drifted: 0, negative: 0 })
  await platform.stop()
})

const { cellsOf, coins } = makeSteps(() => platform)

describe('a round that waits for choices', () => {
  it('takes the stake once, waits, and credits what was cashed out when its end was shown', async () => {
    const player = await platform.signUp()
    const round = await begin(player)
    expect(round).toMatchObject({ status: 'open', cost: 100, win: 97 })
    expect(outcomeOf(round)).toMatchObject({ awaits: ['open'], made: 0 })
    const { safe } = await cellsOf(round.id)
    const opened = await step(player, round.id, 0, open(safe[0]!))
    expect([opened.status, opened.body.data.round.win]).toEqual([200, 110])
    const out = await step(player, round.id, 1, cashOut)
    expect(outcomeOf(out.body.data.round).awaits).toBeUndefined()
    expect(await coins(player)).toBe(9_900)
    const { data } = await player.ask(rounds.finish, { params: { id: round.id } })
    expect(data.round).toMatchObject({ status: 'settled', win: 110 })
    expect(await coins(player)).toBe(10_010)
    const left = platform.kernel.db.selectFrom('round_deal').select('round_id')
    expect(await left.where('round_id', '=', round.id).execute()).toEqual([])
  })

  it('is lost with a mine, and shows then where all of them lay', async () => {
    const player = await platform.signUp()
    const { id } = await begin(player)
    const { mines } = await cellsOf(id)
    const { body } = await step(player, id, 0, open(mines[0]!))
    expect(body.data.round).toMatchObject({ status: 'open', win: 0 })
    expect(outcomeOf(body.data.round).steps.at(-1)).toMatchObject({ by: 'mine', mines })
    await player.ask(rounds.finish, { params: { id } })
    expect(await coins(player)).toBe(9_900)
  })

  it('says in no answer and no push where a mine lies before the end', async () => {
    const player = await platform.signUp()
    const answers: unknown[] = []
    const round = await begin(player, makeField({ target: '24' }))
    const { safe, mines } = await cellsOf(round.id)
    answers.push(round)
    const asks = [
      () => player.call(rounds.recall, { params: { id: round.id } }),
      () => player.call(rounds.history),
      () => player.call(rounds.play, { body: makeSpin() }),
      () => step(player, round.id, 5, open(0)),
      () => step(player, round.id, 0, open(99)),
      () => player.send('GET', `/rest/game/${round.gameId}/play/`),
      () => player.call(playerEndpoints.me),
    ]
    for (const ask of asks) answers.push((await ask()).body)
    const pushes = await platform.kernel.db
      .selectFrom('outbox')
      .select('data')
      .where('player_id', '=', player.playerId)
      .execute()
    const told = JSON.stringify([answers, pushes])
    expect(told).not.toContain('hidden')
    expect(told).not.toContain(JSON.stringify(mines))
    expect(told).not.toContain('field-end')
    // The one answer that may say it is that to the last step.
    const { body } = await step(player, round.id, 0, open(safe[0]!))
    expect(JSON.stringify(body)).toContain(JSON.stringify(mines))
  })

  it('answers 32 identical steps at once with one body, and one of 25 different ones', async () => {
    const player = await platform.signUp()
    const { id } = await begin(player, makeField({ target: '1' }))
    const { safe } = await cellsOf(id)
    const key = randomUUID()
    const same = await Promise.all(
      Array.from({ length: 32 }, () => step(player, id, 0, open(safe[0]!), key)),
    )
    expect(new Set(same.map(({ body }) => JSON.stringify(body))).size).toBe(1)
    expect(same[0]?.status).toBe(200)
    const others = await Promise.all(
      safe.slice(1, 9).map((cell) => step(player, id, 1, open(cell))),
    )
    expect(others.map(({ status }) => status).sort()).toEqual([200, ...Array(7).fill(409)])
    const refused = others.find(({ status }) => status === 409)
    expect(refused?.body.error).toMatchObject({
      code: 'not-available',
      details: [{ path: 'made', message: '2' }],
    })
    const { data } = await player.ask(rounds.recall, { params: { id } })
    expect(outcomeOf(data.round).made).toBe(2)
  })

  it('refuses a key that stands for another step', async () => {
    const player = await platform.signUp()
    const { id } = await begin(player)
    const { safe } = await cellsOf(id)
    const key = randomUUID()
    await step(player, id, 0, open(safe[0]!), key)
    expect(await step(player, id, 0, open(safe[1]!), key)).toMatchObject({
      status: 409,
      body: { error: { code: 'idempotency-conflict' } },
    })
  })

  it('is nobody else’s, and steps go to no other round', async () => {
    const player = await platform.signUp()
    const stranger = await platform.signUp()
    const { id } = await begin(player)
    expect((await step(stranger, id, 0, open(0))).status).toBe(404)
    expect((await step(player, randomUUID(), 0, open(0))).status).toBe(404)
    const demo = await platform.guest().call(rounds.demoStep, {
      params: { id },
      body: { made: 0, choice: open(0) },
    })
    expect([demo.status, demo.body.error?.code]).toEqual([409, 'round-settled'])
    const { data } = await player.ask(rounds.recall, { params: { id } })
    expect(outcomeOf(data.round).made).toBe(0)
  })

  it('refuses choices that its game does not have, and leaves the round as it is', async () => {
    const player = await platform.signUp()
    const { id } = await begin(player)
    const { safe } = await cellsOf(id)
    await step(player, id, 0, open(safe[0]!))
    for (const choice of [open(safe[0]!), open(25), open(-1), { kind: 'peek' }, { kind: 'open' }]) {
      expect(await step(player, id, 1, choice)).toMatchObject({
        status: 400,
        body: { error: { code: 'invalid-input' } },
      })
    }
    expect((await step(player, id, 1, cashOut)).status).toBe(200)
  })

  it('takes no step when it is over, has none, or is settled', async () => {
    const player = await platform.signUp()
    const field = await begin(player)
    const { mines } = await cellsOf(field.id)
    await step(player, field.id, 0, open(mines[0]!))
    const ended = await step(player, field.id, 1, cashOut)
    expect([ended.status, ended.body.error?.code]).toEqual([409, 'round-settled'])
    await player.ask(rounds.finish, { params: { id: field.id } })
    expect((await step(player, field.id, 1, cashOut)).status).toBe(409)
    platform.clock.advance(2_500)
    const spin = await begin(player, makeSpin())
    expect((await step(player, spin.id, 0, cashOut)).status).toBe(409)
  })

  it('refuses a number of mines that there is not, and takes nothing', async () => {
    const player = await platform.signUp()
    for (const target of ['0', '25', '3.5', 'many', undefined]) {
      const answer = await player.call(rounds.play, { body: makeField({ target }) })
      expect([answer.status, answer.body.error?.code]).toEqual([400, 'invalid-input'])
    }
    expect(await coins(player)).toBe(10_000)
  })

  it('is opened again exactly as it stands', async () => {
    const player = await platform.signUp()
    const { id, gameId } = await begin(player)
    const { safe } = await cellsOf(id)
    const { body } = await step(player, id, 0, open(safe[0]!))
    const launch = await player.send<{ data: { openRound: unknown } }>(
      'GET',
      `/rest/game/${gameId}/play/`,
    )
    expect(launch.body.data.openRound).toEqual(body.data.round)
  })

  it('cashes out what stands when it is finished before it is over', async () => {
    const player = await platform.signUp()
    const { id } = await begin(player)
    const { safe } = await cellsOf(id)
    await step(player, id, 0, open(safe[0]!))
    const { data } = await player.ask(rounds.finish, { params: { id } })
    expect(data.round).toMatchObject({ status: 'settled', win: 110 })
    expect(outcomeOf(data.round).steps.at(-1)).toMatchObject({ by: 'cash-out' })
    expect(await coins(player)).toBe(10_010)
  })

  it('cashes out what stands 15 minutes after the last choice, and not before', async () => {
    const player = await platform.signUp()
    const { id } = await begin(player)
    const { safe } = await cellsOf(id)
    const status = async () =>
      (await player.ask(rounds.recall, { params: { id } })).data.round.status
    platform.clock.advance(10 * 60_000)
    await step(player, id, 0, open(safe[0]!))
    platform.clock.advance(14 * 60_000)
    await settleAbandoned(platform.kernel)
    expect(await status()).toBe('open')
    platform.clock.advance(60_000)
    await settleAbandoned(platform.kernel)
    expect(await status()).toBe('settled')
    expect(await coins(player)).toBe(10_010)
  })
})

describe('a break that begins during a round', () => {
  it('leaves the first cell and the way out open, and no further risk (RP-02)', async () => {
    const player = await platform.signUp()
    const { id } = await begin(player)
    const { safe } = await cellsOf(id)
    await player.ask(responsiblePlay.coolOff, { body: { days: 1 } })
    expect((await step(player, id, 0, open(safe[0]!))).status).toBe(200)
    const more = await step(player, id, 1, open(safe[1]!))
    expect([more.status, more.body.error?.code]).toEqual([403, 'cool-off'])
    expect((await step(player, id, 1, cashOut)).status).toBe(200)
    await player.ask(rounds.finish, { params: { id } })
    expect(await coins(player)).toBe(10_010)
  })
})

const newParagraph = { id: 'new', text: { en: 'Something new.', es: 'Algo nuevo.' } }

describe('a round that is under way where none may begin', () => {
  it('lets the player cash out from a closed region and with terms to accept, and risk no more', async () => {
    const player = await platform.signUp()
    const { id } = await begin(player)
    const { safe } = await cellsOf(id)
    await step(player, id, 0, open(safe[0]!))
    await player.send('POST', '/sandbox/region', { body: { region: 'US-WA' } })
    const away = await step(player, id, 1, open(safe[1]!))
    expect([away.status, away.body.error?.code]).toEqual([403, 'region-blocked'])
    await player.send('POST', '/sandbox/region', { body: { region: 'US-OH' } })
    const terms = { key: 'terms-of-use', version: 'newer', add: [newParagraph] }
    expect((await player.send('POST', '/sandbox/terms', { body: terms })).status).toBe(200)
    const unread = await step(player, id, 1, open(safe[1]!))
    expect([unread.status, unread.body.error?.code]).toEqual([403, 'terms-required'])
    expect((await step(player, id, 1, cashOut)).status).toBe(200)
  })
})

describe('a demo that waits for choices', () => {
  const demo = async () =>
    (await platform.guest().ask(rounds.demo, { body: makeField() })).data.round
  const demoStep = (id: string, made: number, choice: object, key = randomUUID()) =>
    platform.guest().call(rounds.demoStep, { params: { id }, body: { made, choice }, key })

  it('is played step by step without an account, and hides as much', async () => {
    const round = await demo()
    expect(round).toMatchObject({ status: 'open', settledAt: null })
    const { safe, mines } = await cellsOf(round.id)
    expect(JSON.stringify(round)).not.toContain(JSON.stringify(mines))
    const { body } = await demoStep(round.id, 0, open(safe[0]!))
    expect(body.data.round).toMatchObject({ status: 'open', win: 110 })
    const twice = await Promise.all([
      demoStep(round.id, 1, open(safe[1]!)),
      demoStep(round.id, 1, open(safe[2]!)),
    ])
    expect(twice.map(({ status }) => status).sort()).toEqual([200, 409])
    const end = await demoStep(round.id, 2, cashOut)
    expect(end.body.data.round).toMatchObject({ status: 'settled' })
    expect((await demoStep(round.id, 3, cashOut)).status).toBe(400)
  })

  it('is forgotten after a while', async () => {
    const round = await demo()
    await forgetDemos(platform.kernel.db, platform.clock.now())
    const answer = await demoStep(round.id, 0, open(0))
    expect([answer.status, answer.body.error?.code]).toEqual([409, 'round-settled'])
  })
})
