import { z } from 'zod'
import { data, outcome, prize } from '../common.ts'
import type { CallContract } from '../endpoint.ts'

/** MINISLOT-01. A level below 0 says nothing: the client keeps the one it holds (MINISLOT-02). */
const level = z.int()

export const miniSlot = z.object({
  isActive: z.boolean(),
  level,
  spinsLeft: z.int().nonnegative(),
  levels: z.array(z.object({ level, spins: z.int().positive(), odds: z.array(outcome) })),
})
export type MiniSlot = z.infer<typeof miniSlot>

export const miniSlotContract = {
  configs: {
    summary: 'The levels of the mini slot and the player’s own.',
    origin: 'spec',
    audience: 'player',
    follows: ['CALL-43', 'MINISLOT-01'],
    response: data(miniSlot),
  },
  resetLevel: {
    summary: 'Starts again at the first level.',
    origin: 'spec',
    audience: 'player',
    follows: ['CALL-44'],
    response: data(miniSlot),
    errors: ['not-available'],
  },
  spin: {
    summary: 'Spins once and credits the prize; refused while a spin is running.',
    origin: 'spec',
    audience: 'player',
    follows: ['CALL-45', 'MINISLOT-03'],
    response: data(
      z.object({ level, spinsLeft: z.int(), reels: z.array(z.int()), outcomeId: z.int(), prize }),
    ),
    errors: ['not-available', 'too-fast'],
  },
} satisfies Record<string, CallContract>
