import type { PlayerFlags } from '@marquee/contract'
import type { BrandSettings } from '../../brands/settings.ts'
import { bingoPeriod } from '../bingo/rules.ts'
import { isRunning } from '../campaigns/period.ts'
import { isStreakRunning } from '../deposit-streak/rules.ts'
import { isLotteryRunning } from '../scratch-cards/rules.ts'
import { dropAt } from '../prize-drops/rules.ts'

/** What a player may tell about themselves; null where they have not. */
export interface ProfileFields {
  name: string | null
  surname: string | null
  city: string | null
  address: string | null
  zip: string | null
  state: string | null
  phone: string | null
  birthday: string | null
}

const profileFields = [
  'name',
  'surname',
  'birthday',
  'phone',
  'address',
  'city',
  'state',
  'zip',
] as const
/** The fields of the easy profile (PROFILE-02). */
const easyProfileFields: readonly (typeof profileFields)[number][] = [
  'name',
  'surname',
  'birthday',
  'zip',
]

export interface Completion {
  profileCompleted: boolean
  easyProfileCompleted: boolean
  uncompletedProfileFields: string[]
}

/** Which fields a profile still lacks. The second line of an address is never needed. */
export function completionOf(profile: ProfileFields): Completion {
  const missing = profileFields.filter((field) => !profile[field]?.trim())
  return {
    profileCompleted: missing.length === 0,
    easyProfileCompleted: !missing.some((field) => easyProfileFields.includes(field)),
    uncompletedProfileFields: missing,
  }
}

/**
 * What a player may use (PLAYER-02), without the season, which is a player's own: a feature without a
 * service of its own is inactive.
 */
export const flagsOf = (
  settings: Pick<
    BrandSettings,
    | 'dailyLogin'
    | 'banners'
    | 'depositStreak'
    | 'bingo'
    | 'scratchCards'
    | 'prizeDrops'
    | 'moneyBox'
    | 'rankLeague'
    | 'popupAds'
  >,
  /** Epoch ms. */
  now: number,
): Omit<PlayerFlags, 'season'> => ({
  dailyLogin: settings.dailyLogin.isActive,
  scratchCardLottery: isLotteryRunning(settings, now),
  // Boxes open and close with the cards (TEN-27).
  magicBox: isLotteryRunning(settings, now),
  depositStreak: {
    isActive: settings.depositStreak !== null && isStreakRunning(settings.depositStreak, now),
    skin: settings.depositStreak?.skin ?? null,
  },
  bingo: {
    isActive: settings.bingo !== null && isRunning(bingoPeriod(settings.bingo, now), now),
  },
  prizeDrops: {
    isActive: settings.prizeDrops !== null && dropAt(settings.prizeDrops, now).isActive,
  },
  moneyBox: { isActive: settings.moneyBox !== null },
  popUpAds: { isActive: settings.popupAds.some(({ audience }) => audience === 'player') },
  isBannerSliderEnabled: settings.banners.length > 1,
  rankLeague: settings.rankLeague !== null,
})
