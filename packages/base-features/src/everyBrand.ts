/** Ids of what `baseFeatures` lists; a test holds the two together. */
export type BaseFeature =
  | 'account'
  | 'affiliates'
  | 'bingo'
  | 'bonuses'
  | 'cash-desk'
  | 'collections'
  | 'consent'
  | 'content'
  | 'cosmic-boxes'
  | 'daily-login'
  | 'games'
  | 'geo'
  | 'history'
  | 'money-box'
  | 'observing'
  | 'popup-ads'
  | 'prize-drops'
  | 'promo-offers'
  | 'promotions'
  | 'quests'
  | 'responsible-play'
  | 'rewards'
  | 'scratch-cards'
  | 'seasons'
  | 'support-button'
  | 'terms'
  | 'tournaments'
  | 'verification'
  | 'vip'
  | 'web-app'
  | 'wheels'

/** What each brand lists by itself, in one of its variants. */
export type EveryBrandsChoice = 'auth' | 'lobby'

declare module '@marquee/core' {
  /** Links to pages of these need not ask whether the brand has them. */
  interface EveryBrand extends Record<BaseFeature | EveryBrandsChoice, true> {}
}
