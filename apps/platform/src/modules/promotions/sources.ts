import { welcomePromotions } from '../account/promotions.ts'
import { bingoPromotions } from '../bingo/promotions.ts'
import { bonusesPromotions } from '../bonuses/promotions.ts'
import { coinDropsPromotions } from '../coin-drops/promotions.ts'
import { dailyLoginPromotions } from '../daily-login/promotions.ts'
import { depositStreakPromotions } from '../deposit-streak/promotions.ts'
import { fortuneInvestmentPromotions } from '../fortune-investment/promotions.ts'
import { funmachinePromotions } from '../funmachine/promotions.ts'
import { lotteryPromotions } from '../lottery/promotions.ts'
import { magicBoxPromotions } from '../magic-box/promotions.ts'
import { miniSlotPromotions } from '../mini-slot/promotions.ts'
import { moneyBoxPromotions } from '../money-box/promotions.ts'
import { prizeDropsPromotions } from '../prize-drops/promotions.ts'
import { questPromotions } from '../quests/promotions.ts'
import { rankLeaguePromotions } from '../rank-league/promotions.ts'
import { referralPromotions } from '../referral/promotions.ts'
import { rewardsPromotions } from '../rewards/promotions.ts'
import { scratchCardsPromotions } from '../scratch-cards/promotions.ts'
import { seasonPromotions } from '../seasons/promotions.ts'
import { tournamentsPromotions } from '../tournaments/promotions.ts'
import { wheelsPromotions } from '../wheels/promotions.ts'
import type { PromotionSource } from './types.ts'

/** What every module has running, in the order in which equal entries are listed. */
export const sources: PromotionSource[] = [
  welcomePromotions,
  dailyLoginPromotions,
  bonusesPromotions,
  wheelsPromotions,
  coinDropsPromotions,
  scratchCardsPromotions,
  magicBoxPromotions,
  lotteryPromotions,
  questPromotions,
  bingoPromotions,
  moneyBoxPromotions,
  funmachinePromotions,
  miniSlotPromotions,
  rankLeaguePromotions,
  seasonPromotions,
  depositStreakPromotions,
  fortuneInvestmentPromotions,
  rewardsPromotions,
  tournamentsPromotions,
  prizeDropsPromotions,
  referralPromotions,
]
