import type { LedgerKind } from '@marquee/platform-kernel/ledgerKinds'
import type { PlatformModule } from '@marquee/platform-kernel/module'
import { type SealedKind, sealedLedger } from '@marquee/platform-kernel/sealed'
import { account } from '@marquee/platform-identity/account'
import { affiliates } from '@marquee/features-affiliates/server'
import { backOffice } from '@marquee/platform-back-office'
import { bingo } from '@marquee/features-bingo/server'
import { bonuses } from '@marquee/features-bonuses/server'
import { captcha } from '@marquee/platform-identity/captcha'
import { cash } from '@marquee/platform-cash'
import { cashDesk } from '@marquee/features-cash-desk/server'
import { chat } from '@marquee/features-support-chat/server'
import { coinDrops } from '@marquee/features-coin-drops/server'
import { confirmation, profile, security, winBack } from '@marquee/features-account/server'
import { content } from '@marquee/features-content/server'
import { dailyChests } from '@marquee/features-daily-chests/server'
import { dailyLogin } from '@marquee/features-daily-login/server'
import { fortuneInvestment } from '@marquee/features-fortune-investment/server'
import { freeSpins } from '@marquee/platform-play/free-spins'
import { funmachine } from '@marquee/features-funmachine/server'
import { draws } from '@marquee/platform-draws'
import { demo } from './world/demo/index.ts'
import { depositStreak } from '@marquee/features-wheels/server/streak'
import { featuresInfo } from '@marquee/platform-campaigns/features-info'
import { freeEntry } from '@marquee/features-content/server/free-entry'
import { games } from '@marquee/platform-play/games'
import { inbox } from '@marquee/platform-messages/inbox'
import { devicePushes } from '@marquee/platform-messages/push'
import { luckyDice } from '@marquee/features-lucky-dice/server'
import { lootboxes } from '@marquee/features-lootboxes/server'
import { lottery } from '@marquee/features-lottery/server'
import { magicBox } from '@marquee/features-scratch-cards/server/boxes'
import { mail } from '@marquee/platform-messages/mail'
import { jackpots } from '@marquee/platform-play/jackpots'
import { mode } from '@marquee/platform-play/mode'
import { moneyBox } from '@marquee/features-money-box/server'
import { lobby } from '@marquee/features-lobby/server'
import { promotions } from '@marquee/platform-campaigns/promotions'
import { passkeys } from '@marquee/platform-identity/passkeys'
import { miniSlot } from '@marquee/features-mini-slot/server'
import { player } from '@marquee/platform-identity/player'
import { history } from '@marquee/features-history/server'
import { responsiblePlay } from '@marquee/features-responsible-play/server'
import { popups } from '@marquee/features-popup-ads/server'
import { prizeDrops } from '@marquee/features-prize-drops/server'
import { promo } from '@marquee/features-promo-offers/server'
import { quests } from '@marquee/features-quests/server'
import { rankLeague } from '@marquee/features-vip/server'
import { record } from '@marquee/platform-record'
import { months } from '@marquee/platform-record/months'
import { referral } from '@marquee/features-rewards/server/referral'
import { restriction } from '@marquee/platform-identity/restriction'
import { rewards } from '@marquee/features-rewards/server'
import { rounds } from '@marquee/platform-play/rounds'
import { sandbox } from '@marquee/platform-sandbox'
import { seasons } from '@marquee/features-seasons/server'
import { scratchCards } from '@marquee/features-scratch-cards/server'
import { socials } from '@marquee/platform-identity/socials'
import { switches } from '@marquee/platform-campaigns/switches'
import { terms } from '@marquee/platform-identity/terms'
import { tournaments } from '@marquee/features-tournaments/server'
import { translations } from '@marquee/platform-messages/translations'
import { verification } from '@marquee/platform-identity/verification'
import { wheels } from '@marquee/features-wheels/server'
import { winners } from '@marquee/platform-play/winners'

/** Every domain of the platform, in the order in which equal promotions are listed. */
export const modules: PlatformModule[] = [
  mail,
  terms,
  account,
  player,
  jackpots,
  mode,
  switches,
  draws,
  affiliates,
  captcha,
  confirmation,
  profile,
  security,
  winBack,
  passkeys,
  socials,
  restriction,
  verification,
  translations,
  games,
  rounds,
  responsiblePlay,
  history,
  dailyLogin,
  bonuses,
  wheels,
  lootboxes,
  coinDrops,
  scratchCards,
  magicBox,
  lottery,
  quests,
  bingo,
  moneyBox,
  funmachine,
  miniSlot,
  dailyChests,
  luckyDice,
  rankLeague,
  seasons,
  depositStreak,
  fortuneInvestment,
  rewards,
  tournaments,
  prizeDrops,
  referral,
  freeSpins,
  featuresInfo,
  promotions,
  lobby,
  content,
  freeEntry,
  popups,
  cash,
  cashDesk,
  promo,
  winners,
  inbox,
  devicePushes,
  chat,
  backOffice,
  record,
  months,
  demo,
  sandbox,
]

/** Kinds of the ledger of which an archived month keeps sums in the database. */
export const summedUpKinds = (): LedgerKind[] =>
  modules.flatMap((module) => module.summedUpKinds ?? [])

/** Everything that goes into the sealed record. */
export const sealedKinds = (): SealedKind[] => [
  sealedLedger,
  ...modules.flatMap((module) => module.sealed ?? []),
]
