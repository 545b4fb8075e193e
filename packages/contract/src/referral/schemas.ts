import { z } from 'zod'
import { data, prize } from '../common.ts'
import type { CallContract } from '../endpoint.ts'

/** REF-02. */
export const signUpRewards = z.object({
  /** For signing up with a friend’s code. */
  registrationReferralReward: prize.nullable(),
  registrationRewardWithoutCode: prize,
  emailConfirmation: prize,
  phoneConfirmation: prize,
  profileComplete: prize,
})
export type SignUpRewards = z.infer<typeof signUpRewards>

export const referralContract = {
  checkRewards: {
    summary: 'What signing up brings; 404 when there is no such referral code (ERR-31).',
    origin: 'spec',
    audience: 'public',
    follows: ['CALL-64', 'REF-02'],
    query: z.object({ invited_by: z.string().max(40).optional() }),
    response: data(signUpRewards),
    errors: ['not-found'],
  },
} satisfies Record<string, CallContract>
