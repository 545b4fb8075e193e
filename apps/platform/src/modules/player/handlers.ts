import type { GameMode } from '@marquee/contract'
import type { Handlers, RequestOf } from '@marquee/platform-kernel/http'
import { settingsOf, type Surroundings } from '@marquee/platform-kernel/module'
import { providersOf } from '@marquee/platform-identity/verification/sandboxProvider'
import { readPlayer, readProfile, switchMode } from './service.ts'
import { previousSignIn } from '@marquee/platform-identity/account/signInLog'
import { sessionsOf } from '@marquee/platform-identity/account/playerRow'

const switchTo =
  (gameMode: GameMode) =>
  async ({ kernel, player, idempotency }: RequestOf<'player.switchToSweepStakes'>) => ({
    success: true as const,
    gameMode: await switchMode(kernel, { playerId: player().playerId, idempotency }, gameMode),
  })

export const playerHandlers = (surroundings: Surroundings): Handlers => ({
  'player.me': async ({ kernel, brand, player }) => ({
    success: true,
    data: await readPlayer(kernel, {
      status: surroundings.status,
      settings: settingsOf(surroundings, brand),
      session: player(),
    }),
  }),

  'player.profile': async ({ kernel, player }) => ({
    success: true,
    data: await readProfile(kernel, player().playerId, providersOf(surroundings)),
  }),

  'player.switchToSweepStakes': switchTo('SweepStakes'),
  'player.switchToTournamentPoints': switchTo('TournamentPoints'),

  async 'player.sessions'({ kernel, player }) {
    const current = player()
    const sessions = await sessionsOf(kernel.db, current.playerId, kernel.clock.now())
    return {
      success: true,
      data: {
        sessions: sessions.map((session) => ({ ...session, current: session.id === current.id })),
        previousSignIn: await previousSignIn(kernel.db, current),
      },
    }
  },
})
