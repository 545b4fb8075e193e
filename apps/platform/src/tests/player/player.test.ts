import { games as gameCalls, player, rounds, session } from '@marquee/contract'
import { games } from '@marquee/game-catalogue'
import { findGameModel, stakesFor } from '@marquee/game-math'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { player as playerSchema } from '@marquee/contract/schemas'
import { redeemTicket } from '@marquee/platform-kernel/sessions'
import { listen } from '../../testing/listen.ts'
import { makePlatform, type TestPlatform } from '../../testing/makePlatform.ts'

let platform: TestPlatform

beforeAll(async () => {
  platform = await makePlatform()
}, 60_000)
afterAll(() => platform.stop())

describe('player', () => {
  it('PLAYER-01 gives the signed-in player with everything the entity names', async () => {
    const client = await platform.signUp({ name: 'Robin', birthDay: '1990-05-17' })
    const { data } = await client.ask(player.me)
    expect(data).toMatchObject({
      id: client.playerId,
      email: client.credentials.email,
      name: 'Robin',
      surname: null,
      birthDay: '1990-05-17',
      isGuest: false,
      gameMode: 'TournamentPoints',
      depositsCount: 0,
      hasDeposits: false,
      popupPresetPackages: [],
      bannerPresetPackage: null,
      profileCompleted: false,
      Registration: { complete: false, registrationFunnel: { funnelType: 'open_funnel' } },
      termsRequirement: [],
      playerInfo: { playerBalance: { coins: 10_000, entries: 200, winnings: 0, tourPoints: 0 } },
      lastGames: [],
      primaryContact: 'email',
      emailConfirmed: false,
      activeSocialAccounts: [],
      isAffiliate: false,
      captcha: { isEnabled: false },
      websocket: true,
    })
    expect(Object.keys(data).sort()).toEqual(Object.keys(playerSchema.shape).sort())
  })

  it('PLAYER-02 carries a flag per feature, on for those that run', async () => {
    // A brand whose bingo and scratch cards have no days of rest.
    const { data } = await (await platform.signUp({}, { brand: 'stormrush' })).ask(player.me)
    expect(data).toMatchObject({
      dailyLogin: true,
      isBannerSliderEnabled: true,
      scratchCardLottery: true,
      magicBox: true,
      depositStreak: { isActive: true, skin: 'skin_wheel_of_wins' },
      season: {
        isEnabled: expect.any(Boolean),
        totalProgressPercents: 0,
        currentLevel: 0,
      },
      bingo: { isActive: true },
      prizeDrops: { isActive: true },
      moneyBox: { isActive: true },
      popUpAds: { isActive: true },
      rankLeague: true,
    })
  })

  it('remembers the games last opened, the newest first', async () => {
    const client = await platform.signUp()
    const [first = 0, second = 0] = games.map(({ id }) => id)
    for (const idOrSlug of [first, second]) {
      await client.ask(gameCalls.launchPlay, { params: { idOrSlug } })
      platform.clock.advance(1000)
    }
    expect((await client.ask(player.me)).data.lastGames).toEqual([second, first])
  })

  it('gives a ticket as token that opens one connection of this player', async () => {
    const client = await platform.signUp()
    const { token } = (await client.ask(player.me)).data
    expect(await redeemTicket(platform.kernel, token)).toMatchObject({ playerId: client.playerId })
    expect(await redeemTicket(platform.kernel, token)).toBeNull()
  })

  it('PROFILE-01 CALL-13 gives what the player told and what is still missing', async () => {
    const client = await platform.signUp({ name: 'Robin', birthDay: '1990-05-17', state: 'OH' })
    expect((await client.ask(player.profile)).data).toMatchObject({
      name: 'Robin',
      birthday: '1990-05-17',
      state: 'OH',
      profileCompleted: false,
      easyProfileCompleted: false,
      uncompletedProfileFields: ['surname', 'phone', 'address', 'city', 'zip'],
      documentConfirmStatus: null,
      responsiblePlay: { activityReminderValue: 60 },
    })
    await platform.kernel.db
      .updateTable('player_profile')
      .set({ surname: 'Reed', zip: '43004' })
      .where('player_id', '=', client.playerId)
      .execute()
    const { data } = await client.ask(player.profile)
    expect(data).toMatchObject({ profileCompleted: false, easyProfileCompleted: true })
    expect((await client.ask(player.me)).data.Registration.complete).toBe(true)
  })

  it.each([player.me, player.rewards, player.profile, player.sessions])(
    'answers a guest of $path with 401',
    async (endpoint) => {
      expect((await platform.guest().call(endpoint)).status).toBe(401)
    },
  )
})

describe('game mode', () => {
  it('GAMEMODE-05 CALL-49 CALL-50 switches to either mode and keeps it', async () => {
    const client = await platform.signUp()
    expect(await client.ask(player.switchToSweepStakes)).toEqual({
      success: true,
      gameMode: 'SweepStakes',
    })
    expect((await client.ask(player.me)).data.gameMode).toBe('SweepStakes')
    expect(await client.ask(player.switchToTournamentPoints)).toEqual({
      success: true,
      gameMode: 'TournamentPoints',
    })
    expect((await client.ask(player.me)).data.gameMode).toBe('TournamentPoints')
  })

  it('GAMEMODE-06 tells every tab of the player, and nobody else', async () => {
    const client = await platform.signUp()
    const other = platform.guest()
    await other.ask(session.signIn, { body: client.credentials })
    const stranger = await platform.signUp()
    const tabs = [await listen(platform.url, client), await listen(platform.url, other)]
    const elsewhere = await listen(platform.url, stranger)
    await client.ask(player.switchToSweepStakes)
    for (const tab of tabs) {
      const { data } = await tab.next('setBalance')
      expect(data).toMatchObject({
        gameMode: 'SweepStakes',
        balance: { coins: 10_000, entries: 200 },
      })
    }
    expect(elsewhere.pushes).toEqual([])
    for (const tab of [...tabs, elsewhere]) tab.close()
  })

  it('refuses to switch while a round is open, and switches when it is finished', async () => {
    const game = games.find(({ type }) => type === 'slots')
    if (!game) throw new Error('The catalogue has no slots.')
    const client = await platform.signUp()
    const [stake = 0] = stakesFor(findGameModel(game.model))
    const body = { gameId: game.id, action: 'spin', stake } as const
    const { round } = (await client.ask(rounds.play, { body })).data
    const refused = await client.call(player.switchToSweepStakes)
    expect([refused.status, refused.body.error?.code]).toEqual([409, 'round-open'])
    expect((await client.ask(player.me)).data.gameMode).toBe('TournamentPoints')
    await client.ask(rounds.finish, { params: { id: round.id } })
    expect((await client.ask(player.switchToSweepStakes)).gameMode).toBe('SweepStakes')
  })
})
