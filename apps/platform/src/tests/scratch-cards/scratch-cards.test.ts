import { randomUUID } from 'node:crypto'
import { featuresInfo, magicBox, player as players, responsiblePlay } from '@marquee/contract'
import { scratchCards } from '@marquee/features-scratch-cards/contract'
import { scratchCardRun } from '@marquee/features-scratch-cards/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { allBrands } from '../../brands/index.ts'
import { auditLedger, balancesOf } from '@marquee/platform-kernel/ledger'
import { systemRandomness } from '@marquee/platform-kernel/random'
import { makeShot } from '../../testing/makePlay.ts'
import { makePlatform, type TestPlatform, type TestPlayer } from '../../testing/makePlatform.ts'
import { playAfter } from '../../testing/playRounds.ts'
import { drawOutcome } from '@marquee/platform-draws'
import { scratchPeriod } from '@marquee/features-scratch-cards/server/rules'

const day = 86_400_000
const known = allBrands.get('wireframe')?.scratchCards
if (!known)
  throw new Error('The internal brand has no scratch cards. Give it some in its settings.')
const settings = known

let platform: TestPlatform
beforeAll(async () => {
  platform = await makePlatform({ sandbox: true })
})
afterAll(async () => {
  expect(await auditLedger(platform.kernel.db)).toMatchObject({ drifted: 0, negative: 0 })
  await platform.stop()
})

const period = () => scratchPeriod(settings, platform.clock.now())
const forwardTo = (instant: number) => platform.clock.advance(instant - platform.clock.now())
// The second day of the next run, an hour after midnight.
beforeEach(() => forwardTo(period().nextAt + day + 3_600_000))

const runOf = async (player: TestPlayer) => (await player.ask(scratchCards.info)).data
const boxesOf = async (player: TestPlayer) => (await player.ask(magicBox.info)).data
const scratch = (player: TestPlayer, id: number, key = randomUUID()) =>
  player.call(scratchCards.scratch, { params: { id }, key })
const open = (player: TestPlayer, id: number, key = randomUUID()) =>
  player.call(magicBox.open, { params: { id }, key })
const balance = ({ playerId }: TestPlayer) => balancesOf(platform.kernel.db, playerId)
const shoot = (player: TestPlayer) => playAfter(platform, player, 300, makeShot())
const statuses = async (player: TestPlayer) =>
  (await runOf(player)).cards.map(({ status }) => status)
const readyOf = async (player: TestPlayer) =>
  (await runOf(player)).cards.find(({ status }) => status === 'ready_for_activate')?.id ?? 0
const give = async (player: TestPlayer, cards: number) =>
  expect((await player.send('POST', '/sandbox/scratch-cards', { body: { cards } })).status).toBe(
    200,
  )
const kindsOf = async ({ playerId }: TestPlayer, kind: string) =>
  platform.kernel.db
    .selectFrom('ledger_transaction')
    .select('reference')
    .where('player_id', '=', playerId)
    .where('kind', '=', kind)
    .execute()

describe('scratch cards', () => {
  it.each([...allBrands.values()])(
    'CALL-27 SCRATCH-02 $key tells when the run finishes, its cards with status, prize and timer, and odds that sum to one; a guest sees the odds alone',
    async ({ key: brand }) => {
      const player = await platform.signUp({}, { brand })
      const { data } = await player.ask(scratchCards.info)
      expect(scratchCardRun.parse(data)).toEqual(data)
      expect(data.finishedAt).toBeGreaterThan(platform.clock.now())
      expect(data.cards[0]).toMatchObject({ status: 'ready_for_activate', prize: null })
      const timers = data.cards.filter(({ status }) => status === 'available')
      for (const { timer } of timers) expect(timer).toBeGreaterThan(0)
      expect(data.odds.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 12)
      expect(data.odds.every(({ prize }) => prize.coins + prize.entries > 0)).toBe(true)
      const guest = platform.guest({ brand })
      expect((await guest.ask(scratchCards.info)).data).toEqual({
        ...data,
        cards: [],
        earning: { rounds: 0, roundsPerCard: 0, left: 0 },
      })
      const scratch = { params: { id: 1 }, key: randomUUID() }
      expect((await guest.call(scratchCards.scratch, scratch)).status).toBe(401)
    },
  )

  it('SCRATCH-01 are scratched once: drawn, credited and told in one answer, whatever is repeated', async () => {
    const player = await platform.signUp()
    const before = await balance(player)
    const id = await readyOf(player)
    const key = randomUUID()
    const answers = await Promise.all(Array.from({ length: 12 }, () => scratch(player, id, key)))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1)
    const card = answers[0]?.body.data.card
    expect(card).toMatchObject({ id, status: 'scratched', timer: null })
    expect(card?.fields).toHaveLength(9)
    const won = card?.fields.find((one) => card.fields.filter((two) => two === one).length === 3)
    expect(settings.outcomes.find((outcome) => outcome.id === won)?.prize).toEqual(card?.prize)
    const after = await balance(player)
    expect(after.coins - before.coins).toBe(BigInt(card?.prize?.coins ?? -1))
    expect(after.entries - before.entries).toBe(BigInt(card?.prize?.entries ?? -1))
    expect(await scratch(player, id)).toMatchObject({
      status: 409,
      body: { error: { code: 'already-claimed' } },
    })
    expect(await kindsOf(player, 'scratch-card')).toHaveLength(1)
    // Kept, so that a reload shows what it was.
    expect((await runOf(player)).cards.at(-1)).toEqual(card)
  })

  it('come free with every new day, and one that waits is there until then', async () => {
    const player = await platform.signUp()
    const [today, tomorrow] = (await runOf(player)).cards
    expect(tomorrow?.status).toBe('available')
    // It is an hour after midnight, and the clock goes on.
    expect(Math.abs(23 * 3_600 - (tomorrow?.timer ?? 0))).toBeLessThan(60)
    expect(await readyOf(player)).toBe(today?.id)
    const early = await scratch(player, tomorrow?.id ?? 0)
    expect(early).toMatchObject({ status: 409, body: { error: { code: 'not-available' } } })
    expect(early.body.error?.retryAfterMs).toBeGreaterThan(22 * 3_600_000)
    platform.clock.advance(day)
    expect(await readyOf(player)).toBe(tomorrow?.id)
    expect((await scratch(player, today?.id ?? 0)).status).toBe(409)
    expect((await scratch(player, tomorrow?.id ?? 0)).status).toBe(200)
  })

  it('are earned by rounds, each told to every tab, so many a day and no more', async () => {
    const player = await platform.signUp()
    expect((await runOf(player)).earning).toEqual({ rounds: 0, roundsPerCard: 10, left: 2 })
    for (let round = 0; round < 9; round++) await shoot(player)
    expect((await runOf(player)).earning).toEqual({ rounds: 9, roundsPerCard: 10, left: 2 })
    expect(await statuses(player)).toEqual(['ready_for_activate', 'available', 'locked'])
    for (let round = 0; round < 15; round++) await shoot(player)
    expect((await runOf(player)).earning).toEqual({ rounds: 0, roundsPerCard: 10, left: 0 })
    expect(await statuses(player)).toEqual([
      'ready_for_activate',
      'ready_for_activate',
      'ready_for_activate',
      'available',
    ])
    const pushes = await platform.kernel.db
      .selectFrom('outbox')
      .select('data')
      .where('player_id', '=', player.playerId)
      .where('channel', '=', 'app')
      .execute()
    expect(pushes.map(({ data }) => data)).toEqual([
      { kind: 'feature-status', feature: 'scratch-cards' },
      { kind: 'feature-status', feature: 'scratch-cards' },
    ])
    platform.clock.advance(day)
    expect(
      (await statuses(player)).filter((status) => status === 'ready_for_activate'),
    ).toHaveLength(3)
    expect((await runOf(player)).earning.left).toBe(2)
  })

  it('FEATURE-02 end at the finish time: no card is left, none is scratched, the flags are off until the next run', async () => {
    const player = await platform.signUp()
    const id = await readyOf(player)
    const { finishedAt, nextAt } = period()
    forwardTo(finishedAt - 1_000)
    expect((await player.ask(players.me)).data.scratchCardLottery).toBe(true)
    const [last] = (await runOf(player)).cards
    expect(last?.status).toBe('ready_for_activate')
    forwardTo(finishedAt)
    expect(await runOf(player)).toMatchObject({ finishedAt, nextStartsAt: nextAt, cards: [] })
    expect((await player.ask(players.me)).data.scratchCardLottery).toBe(false)
    expect((await player.ask(featuresInfo.info)).data.featuresInfo).not.toHaveProperty(
      'scratch-card-lottery-info',
    )
    for (const one of [id, last?.id ?? 0]) {
      expect(await scratch(player, one)).toMatchObject({
        status: 409,
        body: { error: { code: 'not-available' } },
      })
    }
    const { rounds } = (await runOf(player)).earning
    await shoot(player)
    expect((await runOf(player)).earning.rounds).toBe(rounds)
    forwardTo(nextAt)
    expect((await player.ask(players.me)).data.scratchCardLottery).toBe(true)
    expect(await scratch(player, last?.id ?? 0)).toMatchObject({ status: 404 })
    expect((await scratch(player, await readyOf(player))).status).toBe(200)
  })

  it('are kept from players on a break', async () => {
    const player = await platform.signUp()
    const id = await readyOf(player)
    await player.ask(responsiblePlay.coolOff, { body: { days: 1 } })
    expect((await runOf(player)).cards).toEqual([])
    expect((await boxesOf(player)).isActive).toBe(false)
    expect((await player.ask(players.me)).data).toMatchObject({
      scratchCardLottery: false,
      magicBox: false,
    })
    expect((await scratch(player, id)).status).toBe(403)
    expect((await open(player, 1)).status).toBe(403)
    expect(await kindsOf(player, 'scratch-card')).toEqual([])
  })

  it('refuse ids that there are not, without an error of the platform', async () => {
    const player = await platform.signUp()
    const id = await readyOf(player)
    for (const wrong of [1, id + 5_000, 2_147_483_647]) {
      expect([404, 409], `${wrong}`).toContain((await scratch(player, wrong)).status)
    }
    for (const wrong of ['0', '-1', 'x', '1e99', '2147483648']) {
      const answer = await player.send('POST', `/rest/scratch-card-lottery/${wrong}/scratch/`, {
        key: randomUUID(),
      })
      expect(answer.status, wrong).toBe(400)
    }
  })

  it('are drawn by the odds that are shown, to within one percent of 100,000 draws', async () => {
    const player = await platform.signUp()
    for (const [outcomes, odds] of [
      [settings.outcomes, (await runOf(player)).odds],
      [settings.boxes.outcomes, (await boxesOf(player)).odds],
    ] as const) {
      const counts = new Map<number, number>()
      for (let draw = 0; draw < 100_000; draw++) {
        const { id } = drawOutcome(outcomes, systemRandomness)
        counts.set(id, (counts.get(id) ?? 0) + 1)
      }
      for (const { id, chance } of odds) {
        expect(Math.abs((counts.get(id) ?? 0) / 100_000 - chance)).toBeLessThan(0.01)
      }
    }
  })
})

describe('cosmic boxes', () => {
  it.each([...allBrands.values()])(
    'MAGICBOX-01 $key has some with a key to begin with, and odds of every box that sum to one',
    async ({ key: brand }) => {
      const player = await platform.signUp({}, { brand })
      const data = await boxesOf(player)
      expect(data).toMatchObject({ isActive: true, boxes: 5, keys: 1, scratched: 0 })
      expect(data.finishedAt).toBe((await runOf(player)).finishedAt)
      expect(data.odds.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 12)
      expect((await platform.guest({ brand }).call(magicBox.info)).status).toBe(401)
    },
  )

  it('are opened with one key each: drawn and credited in one answer, whatever is repeated', async () => {
    const player = await platform.signUp()
    const before = await balance(player)
    const key = randomUUID()
    const answers = await Promise.all(Array.from({ length: 12 }, () => open(player, 3, key)))
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1)
    const opened = answers[0]?.body.data
    expect(opened).toMatchObject({ box: 3, magicBox: { keys: 0 } })
    expect((await balance(player)).coins - before.coins).toBe(BigInt(opened?.prize.coins ?? -1))
    expect(await open(player, 4)).toMatchObject({
      status: 409,
      body: { error: { code: 'not-available' } },
    })
    expect((await open(player, 6)).status).toBe(404)
    expect(await kindsOf(player, 'magic-box')).toHaveLength(1)
  })

  it('get a further key with every three cards scratched', async () => {
    const player = await platform.signUp()
    await give(player, 3)
    await open(player, 1)
    const keys: [number, number][] = []
    for (let card = 0; card < 4; card++) {
      expect((await scratch(player, await readyOf(player))).status).toBe(200)
      const boxes = await boxesOf(player)
      keys.push([boxes.scratched, boxes.keys])
    }
    expect(keys.map(String)).toEqual(['1,0', '2,0', '0,1', '1,1'])
    expect((await open(player, 5)).status).toBe(200)
  })

  it('MAGICBOX-02 close with the lottery of scratch cards: the flag is off, and no box opens', async () => {
    const player = await platform.signUp()
    const { finishedAt, nextAt } = period()
    forwardTo(finishedAt - 1_000)
    expect((await player.ask(players.me)).data.magicBox).toBe(true)
    forwardTo(finishedAt)
    expect((await player.ask(players.me)).data.magicBox).toBe(false)
    expect(await boxesOf(player)).toMatchObject({
      isActive: false,
      keys: 0,
      finishedAt,
      nextStartsAt: nextAt,
    })
    expect((await open(player, 1)).status).toBe(409)
  })
})
