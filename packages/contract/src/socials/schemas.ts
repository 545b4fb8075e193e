import { z } from 'zod'
import { data, instant, ok } from '../common.ts'
import type { CallContract } from '../endpoint.ts'

export const socialProvider = z.enum(['google', 'facebook', 'apple'])
export type SocialProvider = z.infer<typeof socialProvider>

const socialAccount = z.object({
  provider: socialProvider,
  /** What the player is called there; null when it is not linked. */
  name: z.string().nullable(),
  linkedAt: instant.nullable(),
})
export type SocialAccount = z.infer<typeof socialAccount>

const params = z.object({ provider: socialProvider })

export const socialsContract = {
  list: {
    summary: 'The providers and what is linked at each.',
    origin: 'ours',
    audience: 'player',
    follows: ['PROFILE-07'],
    response: data(z.object({ accounts: z.array(socialAccount) })),
  },
  begin: {
    summary: 'Where the provider asks the player; it leads back with a code within ten minutes.',
    origin: 'ours',
    audience: 'player',
    params,
    response: data(z.object({ url: z.string() })),
    errors: ['not-available'],
    duringBreak: 'allowed',
  },
  link: {
    summary: 'Links the account that the provider’s code stands for.',
    origin: 'ours',
    audience: 'player',
    params,
    body: z.object({ code: z.string().min(1).max(200), state: z.string().min(1).max(200) }),
    response: ok,
    errors: ['code-expired', 'not-available'],
    duringBreak: 'allowed',
  },
  unlink: {
    summary: 'Forgets the linked account of a provider.',
    origin: 'ours',
    audience: 'player',
    params,
    response: ok,
    errors: ['not-found'],
    duringBreak: 'allowed',
  },
} satisfies Record<string, CallContract>
