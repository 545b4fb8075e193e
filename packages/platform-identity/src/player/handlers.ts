import type { Handlers } from '@marquee/platform-kernel/http'
import { settingsOf, type Surroundings } from '@marquee/platform-kernel/module'
import { readPlayer, readProfile } from './service.ts'
import { previousSignIn } from '../account/signInLog.ts'
import { sessionsOf } from '../account/playerRow.ts'

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
    data: await readProfile(kernel, player().playerId, surroundings.providers.identity),
  }),

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
