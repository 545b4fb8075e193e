import type { BrandSettings } from '@marquee/platform-kernel/brandSettings'
import type { Randomness } from '@marquee/platform-kernel/random'

/** No letter or figure that is taken for another when a code is read aloud. */
const alphabet = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'
const length = 8

export const makeReferralCode = (random: Randomness): string =>
  Array.from({ length }, () => alphabet[random.int(alphabet.length)]).join('')

/** Codes are told apart without regard to case. */
export const normaliseCode = (code: string): string => code.trim().toUpperCase()

const prizeOf = ({ coins, entries }: { coins: number; entries: number }) => ({ coins, entries })

/** What signing up brings (REF-02), with a friend's code or without. */
export const signUpRewards = (
  { welcome, referral, rewards }: Pick<BrandSettings, 'welcome' | 'referral' | 'rewards'>,
  withCode: boolean,
) => ({
  registrationReferralReward: withCode ? prizeOf(referral.friend) : null,
  registrationRewardWithoutCode: prizeOf(welcome),
  emailConfirmation: { coins: rewards.email, entries: 0 },
  phoneConfirmation: { coins: rewards.phone, entries: 0 },
  profileComplete: { coins: rewards.profile, entries: 0 },
})

/** The first letter of a name: all that is said of a friend. */
export const initialOf = (name: string | null): string =>
  [...(name ?? '').trim()][0]?.toUpperCase() ?? '?'
