import type { PlayerFlags } from '@marquee/contract'
import type { BrandSettings } from '../../brands/settings.ts'
import { bingoPeriod } from '../bingo/rules.ts'
import { isRunning } from '../campaigns/period.ts'

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

const off = { isActive: false }

/** What a player may use (PLAYER-02): a feature without a service of its own is inactive. */
export const flagsOf = (
  settings: Pick<BrandSettings, 'dailyLogin' | 'banners' | 'depositStreak' | 'bingo'>,
  /** Epoch ms. */
  now: number,
): PlayerFlags => ({
  dailyLogin: settings.dailyLogin.isActive,
  scratchCardLottery: false,
  magicBox: false,
  depositStreak: {
    isActive: settings.depositStreak?.isActive ?? false,
    skin: settings.depositStreak?.skin ?? null,
  },
  season: { isEnabled: false, slug: null, totalProgressPercents: 0, currentLevel: 0 },
  bingo: {
    isActive: settings.bingo !== null && isRunning(bingoPeriod(settings.bingo, now), now),
  },
  prizeDrops: off,
  moneyBox: off,
  popUpAds: off,
  isBannerSliderEnabled: settings.banners.length > 1,
  rankLeague: false,
})
