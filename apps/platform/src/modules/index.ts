import type { PlatformModule } from '@marquee/platform-kernel/module'
import { account } from '@marquee/platform-identity/account'
import { affiliates } from './affiliates/index.ts'
import { backOffice } from './back-office/index.ts'
import { bingo } from '@marquee/features-bingo/server'
import { bonuses } from './bonuses/index.ts'
import { captcha } from '@marquee/platform-identity/captcha'
import { cash } from './cash/index.ts'
import { chat } from './chat/index.ts'
import { coinDrops } from '@marquee/features-coin-drops/server'
import { confirmation } from './confirmation/index.ts'
import { content } from './content/index.ts'
import { dailyLogin } from '@marquee/features-daily-login/server'
import { fortuneInvestment } from '@marquee/features-fortune-investment/server'
import { freeSpins } from '@marquee/platform-play/free-spins'
import { funmachine } from '@marquee/features-funmachine/server'
import { draws } from '@marquee/platform-draws'
import { demo } from './demo/index.ts'
import { depositStreak } from '@marquee/features-wheels/server/streak'
import { featuresInfo } from './features-info/index.ts'
import { freeEntry } from './free-entry/index.ts'
import { games } from '@marquee/platform-play/games'
import { inbox } from '@marquee/platform-messages/inbox'
import { lottery } from '@marquee/features-lottery/server'
import { magicBox } from '@marquee/features-scratch-cards/server/boxes'
import { mail } from '@marquee/platform-messages/mail'
import { moneyBox } from '@marquee/features-money-box/server'
import { pages } from './pages/index.ts'
import { passkeys } from './passkeys/index.ts'
import { miniSlot } from '@marquee/features-mini-slot/server'
import { player } from './player/index.ts'
import { history } from '@marquee/features-history/server'
import { responsiblePlay } from '@marquee/features-responsible-play/server'
import { popups } from './popups/index.ts'
import { prizeDrops } from '@marquee/features-prize-drops/server'
import { profile } from './profile/index.ts'
import { promo } from './promo/index.ts'
import { quests } from '@marquee/features-quests/server'
import { rankLeague } from '@marquee/features-vip/server'
import { referral } from './referral/index.ts'
import { restriction } from '@marquee/platform-identity/restriction'
import { rewards } from '@marquee/features-rewards/server'
import { rounds } from '@marquee/platform-play/rounds'
import { sandbox } from './sandbox/index.ts'
import { seasons } from '@marquee/features-seasons/server'
import { scratchCards } from '@marquee/features-scratch-cards/server'
import { security } from './security/index.ts'
import { socials } from '@marquee/platform-identity/socials'
import { switches } from '@marquee/platform-campaigns/switches'
import { terms } from '@marquee/platform-identity/terms'
import { tournaments } from '@marquee/features-tournaments/server'
import { translations } from './translations/index.ts'
import { verification } from '@marquee/platform-identity/verification'
import { wheels } from '@marquee/features-wheels/server'
import { winners } from '@marquee/platform-play/winners'

/** Every domain of the platform, in the order in which equal promotions are listed. */
export const modules: PlatformModule[] = [
  mail,
  terms,
  account,
  player,
  switches,
  draws,
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
  freeEntry,
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
