export { account } from './account/endpoints.ts'
export { backOffice } from './back-office/endpoints.ts'
export { cash } from './cash/endpoints.ts'
export { receiptNumber } from './cash/receipt.ts'
export { inbox } from './inbox/endpoints.ts'
export { securityKind } from './inbox/security.ts'
export type { CallContract, CallTypes, Endpoint, Method, ResponseOf } from './endpoint.ts'
export { errorStatus, type ErrorBody, type ErrorCode } from './errors.ts'
export { featuresInfo } from './features-info/endpoints.ts'
export { games } from './games/endpoints.ts'
export { distinctRows, gamesAtHome, rowsPerSlide, shownList, spareGames } from './games/rows.ts'
export { magicBox } from './magic-box/endpoints.ts'
export { operations } from './operations/endpoints.ts'
export { pages } from './pages/endpoints.ts'
export { passkeys } from './passkeys/endpoints.ts'
export { player } from './player/endpoints.ts'
export { responsiblePlay } from './responsible-play/endpoints.ts'
export { restriction } from './restriction/endpoints.ts'
export { rounds } from './rounds/endpoints.ts'
export { session } from './session/endpoints.ts'
export { socials } from './socials/endpoints.ts'
export { terms } from './terms/endpoints.ts'
export { verification } from './verification/endpoints.ts'
export { wheels } from './wheels/endpoints.ts'

export type { CodeSent, ProfileChange, Subscription } from './account/schemas.ts'
export type { StaffExclusion, StaffPlayerSession } from './back-office/acts.ts'
export type { AuditEntry } from './back-office/audit.ts'
export type { StaffDocumentAccount, StaffQueuedDocument } from './back-office/documents.ts'
export type { StaffAccount, StaffInvitation } from './back-office/management.ts'
export type {
  BrandWaiting,
  RedemptionDecision,
  StaffPurchase,
  StaffPurchaseCase,
  StaffRefund,
  StaffRedemption,
  StaffRedemptionCase,
} from './back-office/money.ts'
export type {
  StaffLedgerEntry,
  StaffPersonalData,
  StaffPlayer,
  StaffPlayerOverview,
  StaffRound,
} from './back-office/players.ts'
export type { BrandReport, StaffMember } from './back-office/schemas.ts'
export type { StaffPermission, StaffRole } from './back-office/staff.ts'
export type {
  CashDesk,
  CashPackage,
  Deposit,
  DepositStatus,
  OfferType,
  PaymentForm,
  TokenProtocol,
  PurchaseForm,
  SavedMethod,
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
export type { InboxEntry, InboxKind, InboxSetting, SharedInboxKind } from './inbox/schemas.ts'
export type {
  AlertLine,
  ContactSuppression,
  FailedJobLine,
  FailedMessage,
} from './operations/schemas.ts'
export type {
  Balance,
  GameMode,
  Locale,
  Outcome,
  PresetPackage,
  Prize,
  Translatable,
  Wallet,
} from './common.ts'
export type { FeatureInfo, WaitingWheel } from './features-info/schemas.ts'
export type {
  CachedCatalogue,
  Catalogue,
  Game,
  GameLaunch,
  Issue,
  Provider,
  SchemeSection,
} from './games/schemas.ts'
export type { MagicBox } from './magic-box/schemas.ts'
export type { Banner, HomePackage, HomePage, Promotion, Winner } from './pages/schemas.ts'
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
export type { PushChannel, PushEnvelope, PushPayload, ResumeAnswer } from './pushes/schemas.ts'
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
export type { FairCommitment, RevealedPair, RoundFairness } from './rounds/fairness.ts'
export type { FreeSpins, PlayRequest, Round, StepRequest } from './rounds/schemas.ts'
export type { AppInit, SessionCheck, SignUp, SignUpField } from './session/schemas.ts'
export type { SocialAccount, SocialProvider } from './socials/schemas.ts'
export type { RequiredTerm } from './terms/schemas.ts'
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
