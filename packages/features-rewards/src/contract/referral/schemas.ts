import { z } from 'zod'
import { data, instant, json, prize } from '@marquee/contract/schemas'
import type { CallContract } from '@marquee/contract'

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

/** A friend, told apart by their first letter only. */
const invitedFriend = z.object({
  initial: z.string(),
  joinedAt: instant,
  /** The friend has confirmed how to reach them; the reward follows some days later. */
  confirmed: z.boolean(),
  earned: prize,
})
export type InvitedFriend = z.infer<typeof invitedFriend>

export const referralOfPlayer = z.object({
  code: z.string(),
  /** What a friend earns whoever invited them, some days after they are confirmed. */
  rewardPerFriend: prize,
  /** What the friend gets for the code, on top of every newcomer’s coins. */
  friendReward: prize,
  earned: prize,
  /** The newest first, a hundred at most. */
  invited: z.array(invitedFriend),
  invitedCount: z.int(),
})
export type Referral = z.infer<typeof referralOfPlayer>

/** Nothing is told of it to entries: the referral's own call has it. */
export const referralSummaries = { 'player-referral-info': json }

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
  mine: {
    summary: 'The player’s code, whom it brought and what that earned.',
    origin: 'ours',
    audience: 'player',
    follows: ['REF-01'],
    response: data(referralOfPlayer),
  },
} satisfies Record<string, CallContract>
