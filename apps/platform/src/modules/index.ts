import type { PlatformModule } from '@marquee/platform-kernel/module'
import { account } from '@marquee/platform-identity/account/index'
import { affiliates } from './affiliates/index.ts'
import { backOffice } from './back-office/index.ts'
import { bingo } from './bingo/index.ts'
import { bonuses } from './bonuses/index.ts'
import { captcha } from '@marquee/platform-identity/captcha/index'
import { cash } from './cash/index.ts'
import { chat } from './chat/index.ts'
import { coinDrops } from './coin-drops/index.ts'
import { confirmation } from './confirmation/index.ts'
import { content } from './content/index.ts'
import { dailyLogin } from './daily-login/index.ts'
import { fortuneInvestment } from './fortune-investment/index.ts'
import { freeSpins } from '@marquee/platform-play/free-spins/index'
import { funmachine } from './funmachine/index.ts'
import { demo } from './demo/index.ts'
import { depositStreak } from './deposit-streak/index.ts'
import { featuresInfo } from './features-info/index.ts'
import { games } from '@marquee/platform-play/games/index'
import { inbox } from '@marquee/platform-messages/inbox/index'
import { lottery } from './lottery/index.ts'
import { magicBox } from './magic-box/index.ts'
import { mail } from '@marquee/platform-messages/mail/index'
import { moneyBox } from './money-box/index.ts'
import { pages } from './pages/index.ts'
import { passkeys } from './passkeys/index.ts'
import { miniSlot } from './mini-slot/index.ts'
import { player } from './player/index.ts'
import { history } from './history/index.ts'
import { responsiblePlay } from './responsible-play/index.ts'
import { popups } from './popups/index.ts'
import { prizeDrops } from './prize-drops/index.ts'
import { profile } from './profile/index.ts'
import { promo } from './promo/index.ts'
import { quests } from './quests/index.ts'
import { rankLeague } from './rank-league/index.ts'
import { referral } from './referral/index.ts'
import { restriction } from '@marquee/platform-identity/restriction/index'
import { rewards } from './rewards/index.ts'
import { rounds } from '@marquee/platform-play/rounds/index'
import { sandbox } from './sandbox/index.ts'
import { seasons } from './seasons/index.ts'
import { scratchCards } from './scratch-cards/index.ts'
import { security } from './security/index.ts'
import { socials } from '@marquee/platform-identity/socials/index'
import { switches } from '@marquee/platform-campaigns/switches/index'
import { terms } from '@marquee/platform-identity/terms/index'
import { tournaments } from './tournaments/index.ts'
import { translations } from './translations/index.ts'
import { verification } from '@marquee/platform-identity/verification/index'
import { wheels } from './wheels/index.ts'
import { winners } from '@marquee/platform-play/winners/index'

/** Every domain of the platform, in the order in which equal promotions are listed. */
export const modules: PlatformModule[] = [
  mail,
  terms,
  account,
  player,
  switches,
  affiliates,
  captcha,
  confirmation,
  profile,
  security,
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
  coinDrops,
  scratchCards,
  magicBox,
  lottery,
  quests,
  bingo,
  moneyBox,
  funmachine,
  miniSlot,
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
  pages,
  content,
  popups,
  cash,
  promo,
  winners,
  inbox,
  chat,
  backOffice,
  demo,
  sandbox,
]
