import type { GameMode } from '@marquee/contract'
import type { RequestOf } from '@marquee/platform-kernel/http'
import type { PlatformModule } from '@marquee/platform-kernel/module'
import { switchMode } from './switchMode.ts'

const switchTo =
  (gameMode: GameMode) =>
  async ({ kernel, player, idempotency }: RequestOf<'player.switchToSweepStakes'>) => ({
    success: true as const,
    gameMode: await switchMode(kernel, { playerId: player().playerId, idempotency }, gameMode),
  })

/** Which of their two balances a player plays with. */
export const mode: PlatformModule = {
  name: 'mode',
  handlers: () => ({
    'player.switchToSweepStakes': switchTo('SweepStakes'),
    'player.switchToTournamentPoints': switchTo('TournamentPoints'),
  }),
}
