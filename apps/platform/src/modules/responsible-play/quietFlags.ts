import type { PlayerFlags } from '@marquee/contract'

const off = { isActive: false }

/** What a player may use during a break (PLAYER-02): nothing that rewards or invites to play. */
export const quietFlags: PlayerFlags = {
  dailyLogin: false,
  scratchCardLottery: false,
  magicBox: false,
  depositStreak: { isActive: false, skin: null },
  season: { isEnabled: false, slug: null, totalProgressPercents: 0, currentLevel: 0 },
  bingo: off,
  prizeDrops: off,
  moneyBox: off,
  popUpAds: off,
  isBannerSliderEnabled: false,
  rankLeague: false,
}
