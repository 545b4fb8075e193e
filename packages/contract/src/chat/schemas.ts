import { z } from 'zod'
import type { CallContract } from '../endpoint.ts'

export const chatContract = {
  auth: {
    summary: 'A token that opens the player’s support chat.',
    origin: 'spec',
    audience: 'player',
    follows: ['CALL-81'],
    body: z.object({
      login: z.string().min(1).max(80),
      email: z.email().max(254),
      appName: z.string().min(1).max(40),
    }),
    response: z.object({ success: z.literal(true), token: z.string() }),
    errors: ['forbidden', 'not-available'],
  },
} satisfies Record<string, CallContract>
