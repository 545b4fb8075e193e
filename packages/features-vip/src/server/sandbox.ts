import { z } from 'zod'
import { sandboxGift } from '@marquee/platform-kernel/sandboxGift'
import { addExperience } from './progress.ts'
import { leagueOf } from './service.ts'
import { addToWeek } from './store.ts'
import { weekOf } from './weeks.ts'

const amount = z.int().nonnegative().max(10_000_000)

/** `POST /sandbox/rank-league`: leads whoever asks on in the club, or fills their last week. */
export const experienceOfSandbox = sandboxGift({
  path: 'rank-league',
  command: 'rank-league.sandbox-experience',
  body: z.object({
    experience: amount.default(0),
    /** Coins played and won in the week before. */
    lastWeek: z.object({ staked: amount, won: amount }).optional(),
  }),
  asks: 'Sign in and send {"experience":1000}.',
  async give(command, { playerId, brand, asked: { experience, lastWeek } }) {
    const { tx, now } = command
    if (lastWeek) {
      const { staked, won } = lastWeek
      const week = { playerId, week: weekOf(now) - 1 }
      await addToWeek(tx, week, { experience: 1n, staked: BigInt(staked), won: BigInt(won) })
    }
    await addExperience(command, leagueOf(brand), { playerId, experience: BigInt(experience) })
  },
})
