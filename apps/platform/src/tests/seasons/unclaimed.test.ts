import { inbox, responsiblePlay, session } from '@marquee/contract'
import { describe, expect, it } from 'vitest'
import { allBrands } from '../../brands/index.ts'
import type { TestPlayer } from '../../testing/makePlatform.ts'
import { seasonHouse } from './seasonHouse.ts'
import { levelOf, seasonPeriod, themeOf } from '@marquee/features-seasons/server/rules'
import { keepStep } from '@marquee/features-seasons/server/progress'
import { settleSeasons } from '@marquee/features-seasons/server/settle'
import { findWalk } from '@marquee/features-seasons/server/store'
import { runCommand } from '@marquee/platform-kernel/command'

const day = 86_400_000
const house = seasonHouse()
const { settings, period, seasonOf, claim, balance, walk } = house

const settle = () => settleSeasons(house.platform.kernel, allBrands.values())

describe('awards that nobody claimed', () => {
  const awardsOf = (from: number, to: number) =>
    settings.sections.slice(from, to).map(({ award }) => award)
  const coinsOf = (from: number, to: number) =>
    awardsOf(from, to).reduce((sum, { coins }) => sum + coins, 0)
  const toNextSeason = () =>
    house.platform.clock.advance(period().nextAt - house.platform.clock.now())
  const toldTo = async (player: Pick<TestPlayer, 'ask'>) =>
    (await player.ask(inbox.list)).data.entries.filter(({ kind }) => kind === 'prize')
  /** A session does not live as long as a season. */
  const again = async ({ credentials }: TestPlayer) => {
    const client = house.platform.guest()
    await client.ask(session.signIn, { body: credentials })
    return client
  }

  it('are credited once, when the next season begins, and told with their sum', async () => {
    const player = await house.platform.signUp()
    await walk(player, 60)
    expect((await claim(player, 0)).status).toBe(200)
    const before = await balance(player)
    await settle()
    expect(await balance(player)).toEqual(before)
    const { title } = themeOf(settings, period().number)
    const { currentLevel } = await seasonOf(player)
    expect(currentLevel).toBeGreaterThan(1)
    toNextSeason()
    await Promise.all([settle(), settle()])
    await settle()
    const owed = coinsOf(1, currentLevel)
    expect((await balance(player)).coins - before.coins).toBe(BigInt(owed))
    expect(await toldTo(await again(player))).toMatchObject([{ params: { title }, coins: owed }])
  })

  it('RP-02 wait during a break, and are credited once it is over', async () => {
    const player = await house.platform.signUp()
    await walk(player, 20)
    house.platform.clock.advance(period().nextAt - house.platform.clock.now() - 1000)
    const back = await again(player)
    await back.ask(responsiblePlay.coolOff, { body: { days: 1 } })
    const before = await balance(player)
    toNextSeason()
    await settle()
    expect(await balance(player)).toEqual(before)
    expect(await toldTo(back)).toEqual([])
    house.platform.clock.advance(day)
    await settle()
    expect((await balance(player)).coins - before.coins).toBe(BigInt(coinsOf(0, 1)))
    expect(await toldTo(await again(player))).toHaveLength(1)
  })

  it('are none for who has claimed all, or has reached no stop: their walk is closed untold', async () => {
    const [claimed, unreached] = [await house.platform.signUp(), await house.platform.signUp()]
    await walk(claimed, 20)
    expect((await claim(claimed, 0)).status).toBe(200)
    await walk(unreached, 5)
    const before = [await balance(claimed), await balance(unreached)]
    const { number } = period()
    toNextSeason()
    await settle()
    expect([await balance(claimed), await balance(unreached)]).toEqual(before)
    expect(await toldTo(await again(claimed))).toEqual([])
    const open = await house.platform.kernel.db
      .selectFrom('season_walk')
      .select('player_id')
      .where('season_id', '<=', number)
      .where('settled', '=', false)
      .execute()
    expect(open).toEqual([])
  })

  it('a stop that a late round reaches > is credited after the others', async () => {
    const player = await house.platform.signUp()
    await walk(player, 20)
    const { number } = period()
    const before = await balance(player)
    toNextSeason()
    await settle()
    const whose = { playerId: player.playerId, seasonId: number }
    await runCommand(house.platform.kernel, {
      name: 'test.late-round',
      playerId: player.playerId,
      idempotency: null,
      input: null,
      async handle(command) {
        const walked = await findWalk(command.tx, whose)
        const late = seasonPeriod(settings, house.platform.clock.now() - day)
        const after = { ...walked, points: 60 }
        await keepStep(command, { settings, period: late, before: walked, after })
      },
    })
    await settle()
    const reached = levelOf(settings, 60)
    expect(reached).toBeGreaterThan(1)
    expect((await balance(player)).coins - before.coins).toBe(BigInt(coinsOf(0, reached)))
    expect(await toldTo(await again(player))).toHaveLength(2)
  })
})
