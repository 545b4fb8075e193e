import type { Supplies } from '@marquee/drills/supplies'

export const supplies: Supplies = {
  'account.claimReward': 'It takes a code that is sent to a phone.',
}
