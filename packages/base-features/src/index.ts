import type { FeatureDefinition } from '@marquee/core'
import { account } from '@marquee/features-account'
import { affiliates } from '@marquee/features-affiliates'
import { bingo } from '@marquee/features-bingo'
import { bonuses } from '@marquee/features-bonuses'
import { cashDesk } from '@marquee/features-cash-desk'
import { collections } from '@marquee/features-collections'
import { consent } from '@marquee/features-consent'
import { content } from '@marquee/features-content'
import { cosmicBoxes } from '@marquee/features-cosmic-boxes'
import { dailyLogin } from '@marquee/features-daily-login'
import { games } from '@marquee/features-games'
import { geo } from '@marquee/features-geo'
import { history } from '@marquee/features-history'
import { moneyBox } from '@marquee/features-money-box'
import { observing } from '@marquee/features-observing'
import { popupAds } from '@marquee/features-popup-ads'
import { prizeDrops } from '@marquee/features-prize-drops'
import { promoOffers } from '@marquee/features-promo-offers'
import { promotions } from '@marquee/features-promotions'
import { quests } from '@marquee/features-quests'
import { responsiblePlay } from '@marquee/features-responsible-play'
import { rewards } from '@marquee/features-rewards'
import { scratchCards } from '@marquee/features-scratch-cards'
import { seasons } from '@marquee/features-seasons'
import { supportButton } from '@marquee/features-support-chat'
import { terms } from '@marquee/features-terms'
import { tournaments } from '@marquee/features-tournaments'
import { verification } from '@marquee/features-verification'
import { vip } from '@marquee/features-vip'
import { wheels } from '@marquee/features-wheels'
import { webApp } from '@marquee/web-app'

export type { BaseFeature } from './everyBrand.ts'

/** What brands say of the features that have a choice; each as its own feature takes it. */
export interface BaseFeatureOptions {
  bingo?: Parameters<typeof bingo>[0]
  dailyLogin?: Parameters<typeof dailyLogin>[0]
  moneyBox?: Parameters<typeof moneyBox>[0]
  promoOffers?: Parameters<typeof promoOffers>[0]
  quests?: Parameters<typeof quests>[0]
  seasons?: Parameters<typeof seasons>[0]
}

/**
 * The features that every brand has, for `features` of its `brand.ts`, after those of its own. Where
 * two entries of a slot or of the navigation have one order, the list decides.
 */
export const baseFeatures = (options: BaseFeatureOptions = {}): FeatureDefinition[] => [
  webApp(),
  consent(),
  supportButton(),
  popupAds(),
  observing(),
  account(),
  rewards(),
  bonuses(),
  games(),
  history(),
  responsiblePlay(),
  dailyLogin(options.dailyLogin),
  content(),
  promotions(),
  collections(),
  tournaments(),
  prizeDrops(),
  vip(),
  wheels(),
  quests(options.quests),
  bingo(options.bingo),
  scratchCards(),
  cosmicBoxes(),
  moneyBox(options.moneyBox),
  cashDesk(),
  promoOffers(options.promoOffers),
  affiliates(),
  verification(),
  terms(),
  geo(),
  seasons(options.seasons),
]
