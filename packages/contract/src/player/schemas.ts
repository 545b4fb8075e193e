import { z } from 'zod'
import { balance, captcha, data, gameMode, instant, presetPackage } from '../common.ts'
import type { CallContract } from '../endpoint.ts'
import { playRestriction } from '../responsible-play/schemas.ts'

const activeFlag = z.object({ isActive: z.boolean() })

/** ROLE-06. What one player may use of what the brand has; all of it until staff switch it off for them. */
export const featureSwitches = z.object({
  lootboxes: z.boolean(),
  vipBundle: z.boolean(),
  bingoStore: z.boolean(),
})
export type FeatureSwitches = z.infer<typeof featureSwitches>
export const featureSwitch = featureSwitches.keyof()
export type FeatureSwitch = z.infer<typeof featureSwitch>

/** What a player may use (PLAYER-02); a switch per player, on top of what the brand has. */
export const playerFlags = z.object({
  dailyLogin: z.boolean(),
  scratchCardLottery: z.boolean(),
  magicBox: z.boolean(),
  depositStreak: z.object({ isActive: z.boolean(), skin: z.string().nullable() }),
  season: z.object({
    isEnabled: z.boolean(),
    slug: z.string().nullable(),
    totalProgressPercents: z.number(),
    currentLevel: z.int(),
  }),
  bingo: activeFlag,
  prizeDrops: activeFlag,
  moneyBox: activeFlag,
  popUpAds: activeFlag,
  isBannerSliderEnabled: z.boolean(),
  rankLeague: z.boolean(),
})

export const player = z.object({
  id: z.string(),
  login: z.string(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  name: z.string().nullable(),
  surname: z.string().nullable(),
  birthDay: z.string().nullable(),
  isGuest: z.boolean(),
  gameMode,
  depositsCount: z.int(),
  hasDeposits: z.boolean(),
  popupPresetPackage: presetPackage.nullable(),
  popupPresetPackages: z.array(presetPackage),
  bannerPresetPackage: presetPackage.nullable(),
  profileCompleted: z.boolean(),
  Registration: z.object({
    complete: z.boolean(),
    registrationFunnel: z.object({ funnelType: z.enum(['closed_funnel', 'open_funnel']) }),
  }),
  termsRequirement: z.array(z.object({ id: z.int(), key: z.string() })),
  playerInfo: z.object({ playerBalance: balance }),
  /** Ids of the games last opened, newest first. */
  lastGames: z.array(z.int()),
  primaryContact: z.enum(['email', 'phone']),
  emailConfirmed: z.boolean(),
  activeSocialAccounts: z.array(z.string()),
  playerRestrictionIdsHash: z.string(),
  isAffiliate: z.boolean(),
  mayUse: featureSwitches,
  /** Ours: what the feature status `fortuneInvestment` says (INVEST-01), for entries that every page has. */
  fortuneInvestment: activeFlag,
  wsConnectionData: z.object({ path: z.string(), lastSequence: z.int() }),
  captcha,
  websocket: z.boolean(),
  /** A single-use realtime ticket, valid for 60 s. */
  token: z.string(),
  /** Ours: the break or exclusion that runs; pages show nothing that invites to play meanwhile (RP-02, RP-06). */
  restriction: playRestriction.nullable(),
  ...playerFlags.shape,
})
export type Player = z.infer<typeof player>
export type PlayerFlags = z.infer<typeof playerFlags>

const reward = z.object({
  /** Still to be had: not yet claimed. */
  available: z.boolean(),
  /** What it is for has been done. */
  completed: z.boolean(),
  coins: z.int(),
})
const rewards = z.object({ email: reward, profile: reward, phone: reward })
export type Rewards = z.infer<typeof rewards>

/** One device on which the account is signed in. */
const playerSession = z.object({
  id: z.string(),
  /** Browser and system, for example `Chrome, Windows`. */
  device: z.string(),
  createdAt: instant,
  lastSeenAt: instant,
  current: z.boolean(),
})
export type PlayerSession = z.infer<typeof playerSession>

/** When and where the account was signed in before this session; null for the first one. */
const signInRecord = z.object({ at: instant, device: z.string() }).nullable()

export const profile = z.object({
  name: z.string().nullable(),
  surname: z.string().nullable(),
  city: z.string().nullable(),
  address: z.string().nullable(),
  address2: z.string().nullable(),
  zip: z.string().nullable(),
  state: z.string().nullable(),
  phone: z.string().nullable(),
  birthday: z.string().nullable(),
  profileCompleted: z.boolean(),
  easyProfileCompleted: z.boolean(),
  easyProfileModuleEnabled: z.boolean(),
  uncompletedProfileFields: z.array(z.string()),
  documentConfirmStatus: z.string().nullable(),
  responsiblePlay: z.object({ activityReminderValue: z.int().nullable().describe('minutes') }),
  autoVerificationData: z.object({
    isEnabled: z.boolean(),
    isAvailable: z.boolean(),
    showOn: z.array(z.string()),
    providers: z.array(z.string()),
    isTest: z.boolean(),
  }),
})
export type Profile = z.infer<typeof profile>

const switched = z.object({ success: z.literal(true), gameMode })

export const playerContract = {
  me: {
    summary: 'The signed-in player; 401 for a guest.',
    origin: 'ours',
    audience: 'player',
    follows: ['PLAYER-01', 'PLAYER-02'],
    response: data(player),
  },
  rewards: {
    summary: 'Rewards for confirming e-mail and phone and completing the profile.',
    origin: 'spec',
    audience: 'player',
    follows: ['CALL-12', 'REWARDS-01'],
    response: data(rewards),
  },
  profile: {
    summary: 'What the player told about themselves.',
    origin: 'spec',
    audience: 'player',
    follows: ['CALL-13', 'PROFILE-01'],
    response: data(profile),
  },
  switchToSweepStakes: {
    summary: 'Plays with entries from now on.',
    origin: 'spec',
    audience: 'player',
    follows: ['CALL-49', 'GAMEMODE-04', 'GAMEMODE-05'],
    response: switched,
    errors: ['round-open'],
    duringBreak: 'allowed',
  },
  switchToTournamentPoints: {
    summary: 'Plays with coins from now on.',
    origin: 'spec',
    audience: 'player',
    follows: ['CALL-50', 'GAMEMODE-04', 'GAMEMODE-05'],
    response: switched,
    errors: ['round-open'],
    duringBreak: 'allowed',
  },
  sessions: {
    summary: 'Where this account is signed in, and the sign-in before this one.',
    origin: 'ours',
    audience: 'player',
    response: data(z.object({ sessions: z.array(playerSession), previousSignIn: signInRecord })),
  },
} satisfies Record<string, CallContract>
