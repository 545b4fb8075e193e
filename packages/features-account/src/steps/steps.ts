import type { Player, Profile, Rewards } from '@marquee/contract'
import type { IconName } from '@marquee/ui'

export type StepKey = 'contact' | 'registration' | 'profile' | 'phone'

export interface Step {
  key: StepKey
  icon: IconName
  done: boolean
  /** Which reward it brings. */
  reward: keyof Rewards | null
  /** What is still to be had for it. */
  coins: number
  /** The modal that does it, or the page. */
  modal?: 'email-confirm' | 'phone-confirm'
  to?: '/profile/personal-info'
}

interface Known {
  player: Pick<
    Player,
    'primaryContact' | 'emailConfirmed' | 'Registration' | 'profileCompleted' | 'restriction'
  >
  profile: Pick<Profile, 'easyProfileCompleted' | 'profileCompleted'>
  rewards: Rewards
}

/** What makes an account whole, in the order in which it is usually done. */
export function stepsOf({ player, profile, rewards }: Known): Step[] {
  // During a break nothing is promised (RP-02).
  const coinsOf = (reward: keyof Rewards) =>
    rewards[reward].available && !player.restriction ? rewards[reward].coins : 0
  const byPhone = player.primaryContact === 'phone'
  const phone: Step = {
    key: byPhone ? 'contact' : 'phone',
    icon: 'phone',
    done: rewards.phone.completed,
    reward: 'phone',
    coins: coinsOf('phone'),
    modal: 'phone-confirm',
  }
  const rest: Step[] = [
    {
      key: 'registration',
      icon: 'user',
      done: profile.easyProfileCompleted,
      reward: null,
      coins: 0,
      to: '/profile/personal-info',
    },
    {
      key: 'profile',
      icon: 'document',
      done: profile.profileCompleted,
      reward: 'profile',
      coins: coinsOf('profile'),
      to: '/profile/personal-info',
    },
  ]
  if (byPhone) return [phone, ...rest]
  const email: Step = {
    key: 'contact',
    icon: 'mail',
    done: player.emailConfirmed,
    reward: 'email',
    coins: coinsOf('email'),
    modal: 'email-confirm',
  }
  return [email, ...rest, phone]
}

/** How whole an account is. It is no level: levels are those of the brand's club. */
export const doneOf = (steps: readonly Step[]) => ({
  done: steps.filter(({ done }) => done).length,
  all: steps.length,
})
