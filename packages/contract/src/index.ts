export { account } from './account/endpoints.ts'
export { adventureMap } from './adventure-map/endpoints.ts'
export { affiliates } from './affiliates/endpoints.ts'
export { backOffice } from './back-office/endpoints.ts'
export { bingo } from './bingo/endpoints.ts'
export { bingoStore } from './bingo/storeEndpoints.ts'
export { bonusDesk, bonuses } from './bonuses/endpoints.ts'
export { cash } from './cash/endpoints.ts'
export { receiptNumber } from './cash/receipt.ts'
export { chat, chatDesk } from './chat/endpoints.ts'
export { inbox } from './inbox/endpoints.ts'
export { coinDrops } from './coin-drops/endpoints.ts'
export { content } from './content/endpoints.ts'
export { dailyLogin } from './daily-login/endpoints.ts'
export { depositStreak } from './deposit-streak/endpoints.ts'
export type { CallContract, CallTypes, Endpoint, Method, ResponseOf } from './endpoint.ts'
export { errorStatus, type ErrorBody, type ErrorCode } from './errors.ts'
export { featuresInfo } from './features-info/endpoints.ts'
export { fortune } from './fortune/endpoints.ts'
export { games } from './games/endpoints.ts'
export { history } from './history/endpoints.ts'
export { lottery } from './lottery/endpoints.ts'
export { miniSlot, miniSlotSpinMs } from './mini-slot/endpoints.ts'
export { magicBox } from './magic-box/endpoints.ts'
export { moneyBox } from './money-box/endpoints.ts'
export { pages } from './pages/endpoints.ts'
export { passkeys } from './passkeys/endpoints.ts'
export { player } from './player/endpoints.ts'
export { popups } from './popups/endpoints.ts'
export { popupActions, popupTrackingAge, popupTrackingCookie } from './popups/tracking.ts'
export { prizeDrops } from './prize-drops/endpoints.ts'
export { promo } from './promo/endpoints.ts'
export { promoVip } from './promo/vipEndpoints.ts'
export { quests } from './quests/endpoints.ts'
export { rankLeague } from './rank-league/endpoints.ts'
export { referral } from './referral/endpoints.ts'
export { responsiblePlay } from './responsible-play/endpoints.ts'
export { restriction } from './restriction/endpoints.ts'
export { rounds } from './rounds/endpoints.ts'
export { scratchCards } from './scratch-cards/endpoints.ts'
export { defaultSeason, seasons } from './seasons/endpoints.ts'
export { session } from './session/endpoints.ts'
export { socials } from './socials/endpoints.ts'
export { terms } from './terms/endpoints.ts'
export { tournaments } from './tournaments/endpoints.ts'
export { verification } from './verification/endpoints.ts'
export { wheels } from './wheels/endpoints.ts'

export type { CodeSent, ProfileChange, Subscription } from './account/schemas.ts'
export type { AdventureMap, MapSection } from './adventure-map/schemas.ts'
export type {
  AffiliateAccount,
  AffiliateDay,
  AffiliateFigures,
  AffiliateFilter,
  AffiliatePeriod,
  AffiliateStatistics,
} from './affiliates/schemas.ts'
export type { AuditEntry } from './back-office/audit.ts'
export type { StaffAccount, StaffInvitation } from './back-office/management.ts'
export type {
  BrandWaiting,
  RedemptionDecision,
  StaffPurchase,
  StaffPurchaseCase,
  StaffRedemption,
  StaffRedemptionCase,
} from './back-office/money.ts'
export type {
  BrandReport,
  StaffExclusion,
  StaffLedgerEntry,
  StaffMember,
  StaffPersonalData,
  StaffPlayer,
  StaffPlayerOverview,
  StaffQueuedDocument,
  StaffRound,
} from './back-office/schemas.ts'
export type { StaffPermission, StaffRole } from './back-office/staff.ts'
export type { Bingo, BingoOutcome, BingoPattern } from './bingo/schemas.ts'
export type { BingoOffer } from './bingo/store.ts'
export type { GrantedBonus } from './bonuses/desk.ts'
export type { FreeBonus } from './bonuses/schemas.ts'
export type {
  CashDesk,
  CashPackage,
  Deposit,
  DepositStatus,
  OfferType,
  PaymentForm,
  PaymentMethod,
  PayoutMethod,
  Redemption,
  RedemptionDesk,
  RedemptionReason,
  RedemptionStatus,
  RedemptionStep,
  RedemptionStepKind,
  TestNumber,
} from './cash/schemas.ts'
export type { StaffChatMessage, StaffConversation } from './chat/desk.ts'
export type { ChatMessage, ChatPage } from './chat/schemas.ts'
export type { InboxEntry, InboxKind } from './inbox/schemas.ts'
export type {
  Balance,
  GameMode,
  Locale,
  Outcome,
  PresetPackage,
  Prize,
  Translatable,
} from './common.ts'
export type { ContentBlock, ContentInline, ContentPage } from './content/schemas.ts'
export type { CoinDrop, CoinDrops } from './coin-drops/schemas.ts'
export type { DailyLoginInfo, DailyPrize } from './daily-login/schemas.ts'
export type { DepositStreak } from './deposit-streak/schemas.ts'
export type { FeatureInfo, WaitingWheel } from './features-info/schemas.ts'
export type { ChosenPackage, Funmachine, Funmeter, InvestmentPackage } from './fortune/schemas.ts'
export type {
  CachedCatalogue,
  Catalogue,
  Game,
  GameLaunch,
  Issue,
  Provider,
  SchemeSection,
} from './games/schemas.ts'
export type { HistoryEntry, HistoryFilter, Statement, Wallet } from './history/schemas.ts'
export type {
  Lottery,
  LotteryDetails,
  LotteryLeader,
  LotteryTicket,
  LotteryTickets,
} from './lottery/schemas.ts'
export type { MiniSlot, MiniSlotOutcome } from './mini-slot/schemas.ts'
export type { MagicBox } from './magic-box/schemas.ts'
export type { MoneyBox } from './money-box/schemas.ts'
export type { Banner, HomePage, Promotion, Winner } from './pages/schemas.ts'
export type { Passkey } from './passkeys/schemas.ts'
export type {
  FeatureSwitch,
  FeatureSwitches,
  Player,
  PlayerFlags,
  PlayerSession,
  Profile,
  Rewards,
} from './player/schemas.ts'
export type { PopupAd, PopupTrigger } from './popups/schemas.ts'
export type { PrizeDrops } from './prize-drops/schemas.ts'
export type {
  CoinSide,
  FlipRefusal,
  PromoCoin,
  PromoOffer,
  PromoOfferBundle,
  QuickBuy,
  SalePackage,
  UnavailabilityReason,
} from './promo/schemas.ts'
export type { VipOffer } from './promo/vip.ts'
export type { PushChannel, PushEnvelope, PushPayload, ResumeAnswer } from './pushes/schemas.ts'
export type { Quest, QuestSummary, QuestTask } from './quests/schemas.ts'
export type { Cashback, RankLeague, RankReward, RankSection } from './rank-league/schemas.ts'
export type { InvitedFriend, Referral, SignUpRewards } from './referral/schemas.ts'
export type {
  CoolOffDays,
  ExclusionTerm,
  LimitKind,
  LimitPeriod,
  PlayLimit,
  PlayRestriction,
  RealityCheck,
  ResponsiblePlayStatus,
} from './responsible-play/schemas.ts'
export type { FreeSpins, PlayRequest, Round } from './rounds/schemas.ts'
export type { ScratchCard, ScratchCardLottery } from './scratch-cards/schemas.ts'
export type { Season, SeasonRule, SeasonSkin } from './seasons/schemas.ts'
export type { AppInit, SessionCheck, SignUp, SignUpField } from './session/schemas.ts'
export type { SocialAccount, SocialProvider } from './socials/schemas.ts'
export type { RequiredTerm } from './terms/schemas.ts'
export type { Tournament } from './tournaments/schemas.ts'
export type {
  CardAction,
  DocumentKind,
  DocumentStatus,
  Identity,
  IdentityEvent,
  IdentityStatus,
  VerificationDocument,
} from './verification/schemas.ts'
export type { Wheel, WheelSector } from './wheels/schemas.ts'
export { gameFrameProtocol, isGameMessage, isHostMessage } from './game-frame.ts'
export type {
  GameFrameAction,
  GameFrameErrorCode,
  GameFrameFreeSpins,
  GameFrameRound,
  GameFrameSkin,
  GameFrameUnit,
  GameMessage,
  HostMessage,
  InitMessage,
} from './game-frame.ts'
