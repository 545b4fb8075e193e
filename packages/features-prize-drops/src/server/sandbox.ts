import { z } from 'zod'
import { PlatformError } from '@marquee/platform-kernel/errors'
import { sandboxGift } from '@marquee/platform-kernel/sandboxGift'
import { listRounds } from '@marquee/platform-play/rounds/store'
import { dropPrize } from './drop.ts'

const asks = 'Sign in, play a round and send {"prizeLvl":1}, 2 or 3.'

/** `POST /sandbox/prize-drops`: lets a prize fall on the last round of the player who asks. */
export const prizeOfSandbox = sandboxGift({
  path: 'prize-drops',
  command: 'prize-drops.sandbox',
  body: z.object({ prizeLvl: z.union([z.literal(1), z.literal(2), z.literal(3)]) }),
  asks,
  async give(command, { playerId, brand, asked }) {
    const [round] = await listRounds(command.tx, playerId, { limit: 1 })
    if (!round) throw new PlatformError('invalid-input', asks)
    const { id: roundId, game_id: gameId } = round
    const on = { roundId, playerId, brand: brand.key, gameId }
    if (!(await dropPrize(command, asked.prizeLvl, on)))
      throw new PlatformError('not-available', 'No prize of this level can fall now.')
  },
})
