import type { BrandSettings } from '@marquee/platform-kernel/brandSettings'

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
