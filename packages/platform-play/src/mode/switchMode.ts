import type { GameMode } from '@marquee/contract'
import { type Kernel, runCommand } from '@marquee/platform-kernel/command'
import { PlatformError } from '@marquee/platform-kernel/errors'
import { balancesOf, balanceToWire } from '@marquee/platform-kernel/ledger'
import { hasOpenRound } from '../rounds/store.ts'

/**
 * Plays with the other balance from now on, and tells every tab (GAMEMODE-05, GAMEMODE-06).
 * @throws PlatformError round-open while a round of the player is open: it is paid in its own mode.
 */
export const switchMode = (
  kernel: Kernel,
  {
    playerId,
    idempotency,
  }: { playerId: string; idempotency: { scope: string; key: string } | null },
  gameMode: GameMode,
): Promise<GameMode> =>
  runCommand(kernel, {
    name: 'player.switch-mode',
    playerId,
    idempotency,
    input: { gameMode },
    async handle({ tx, push }) {
      if (await hasOpenRound(tx, playerId)) {
        throw new PlatformError(
          'round-open',
          'A round is still open. Show its end and finish it, then switch the game mode.',
        )
      }
      await tx
        .updateTable('player')
        .set({ game_mode: gameMode })
        .where('id', '=', playerId)
        .execute()
      push(playerId, 'setBalance', {
        balance: balanceToWire(await balancesOf(tx, playerId)),
        gameMode,
      })
      return gameMode
    },
  })
