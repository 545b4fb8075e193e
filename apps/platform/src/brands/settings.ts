import { z } from 'zod'
import { cashSettings } from './settingsCash.ts'
import { bingoSettings } from './settingsBingo.ts'
import { moneyBoxSettings } from './settingsMoneyBox.ts'
import { popupAdsSettings } from './settingsPopups.ts'
import { promoSettings } from './settingsPromo.ts'
import { questSettings } from './settingsQuests.ts'
import { rankLeagueSettings } from './settingsRankLeague.ts'
import { miniSlotSettings } from './settingsMiniSlot.ts'
import { seasonSettings } from './settingsSeasons.ts'
import { coinDropSettings } from './settingsCoinDrops.ts'
import { fortuneInvestmentSettings } from './settingsFortuneInvestment.ts'
import { funmachineSettings, funmeterSettings } from './settingsFunmachine.ts'
import { scratchCardSettings } from './settingsScratchCards.ts'
import { lotterySettings } from './settingsLottery.ts'
import { prizeDropsSettings } from './settingsPrizeDrops.ts'
import { tournamentsSettings } from './settingsTournaments.ts'
import { depositStreakSettings, wheelsSettings } from './settingsWheels.ts'
import { sweepstakesSettings } from './settingsSweepstakes.ts'
import { usualCash } from './usualCash.ts'
import { usualPopups } from './usualPopups.ts'
import { usualPromo } from './usualPromo.ts'
import { usualSweepstakes } from './usualSweepstakes.ts'

const text = z.object({ en: z.string().min(1), es: z.string().min(1) })

const prize = z.object({
  coins: z.int().nonnegative().default(0),
  /** In units of 0.01. */
  entries: z.int().nonnegative().default(0),
  freeSpins: z
    .object({ gameSlug: z.string(), count: z.int().positive(), betLevel: z.int().positive() })
    .optional(),
})

/** What the platform knows of a brand: campaign data, checked at start. A release of the platform is not needed to change it. */
export const brandSettings = z.object({
  key: z.string(),
  name: z.string(),
  /** Host names without port. */
  hosts: z.array(z.string()).min(1),
  /** Age per state; `default` for the rest. States not in `allowedStates` cannot sign up. */
  minimumAge: z.object({ default: z.int(), states: z.record(z.string(), z.int()) }),
  blockedStates: z.array(z.string()),
  /** Whether players are asked for their position before they play (TEN-20). */
  geolocation: z.boolean().default(true),
  welcome: z.object({ coins: z.int(), entries: z.int() }),
  dailyLogin: z.object({ isActive: z.boolean(), prizes: z.array(prize).length(7) }),
  banners: z.array(
    z.object({
      id: z.string(),
      kind: z.enum(['promo', 'editorial']),
      title: text,
      text,
      action: text.nullable(),
      link: z.string().startsWith('/').nullable(),
      gameSlug: z.string().nullable(),
    }),
  ),
  infoPlate: text.nullable(),
  /** Whether players write to support here: the brand has the custom chat (BRAND-16). */
  supportChat: z.boolean().default(false),
  /** Where support reads mail; on the help page. */
  contactEmail: z.email(),
  /** Who runs the sweepstakes, and the entry by mail; in the sweepstakes rules. */
  sweepstakes: sweepstakesSettings.default(usualSweepstakes),
  /** How the brand begins to tell about itself, in its own voice. */
  about: text.optional(),
  /** Issue keys of the collections of the home page, in order; each as long as the catalogue has it (HOME-14). */
  homeScheme: z.array(z.string()).min(3),
  /**
   * The home page as the brand's editors lay it out, for brands that show scheme sections (HOME-14): which
   * issues, in which order, and how many games of each. Without it the collections stand in for it.
   */
  schemeSections: z
    .array(z.object({ issue: z.string(), games: z.int().min(1).max(24) }))
    .default([]),
  registrationFunnel: z.enum(['closed_funnel', 'open_funnel']),
  /**
   * The most that one round may cost, in minor units, bought free spins included; by game where `games`
   * says so by slug (RT-15).
   */
  maxStake: z
    .object({
      coins: z.int().positive().default(100_000),
      entries: z.int().positive().default(20_000),
      games: z
        .record(
          z.string(),
          z.object({ coins: z.int().positive(), entries: z.int().positive() }).partial(),
        )
        .default({}),
    })
    .default({ coins: 100_000, entries: 20_000, games: {} }),
  /** Coins for confirming the e-mail address, completing the profile and confirming the phone. */
  rewards: z
    .object({
      email: z.int().nonnegative(),
      profile: z.int().nonnegative(),
      phone: z.int().nonnegative(),
    })
    .default({ email: 1000, profile: 2000, phone: 1000 }),
  /** What an invited friend and whoever invited them get; the latter once the friend is confirmed. */
  referral: z
    .object({ inviter: prize, friend: prize })
    .default({ inviter: { coins: 5000, entries: 100 }, friend: { coins: 2000, entries: 0 } }),
  /** What partners are promised of the purchases of those they bring, in percent (AFF-02). */
  affiliates: z.object({ sharePercent: z.int().min(1).max(50) }).default({ sharePercent: 25 }),
  /** Pop-up ads and what makes each due (POPUP-01). */
  popupAds: popupAdsSettings.default(() => popupAdsSettings.parse(usualPopups)),
  /** The brand's wheels; one without a campaign has none (WHEEL-02). */
  wheels: wheelsSettings.default([]),
  /** Null for a brand without a campaign. */
  depositStreak: depositStreakSettings.nullable().default(null),
  /** Null for a brand without a quest. */
  quest: questSettings.nullable().default(null),
  /** Null for a brand without bingo. */
  bingo: bingoSettings.nullable().default(null),
  /** Null for a brand without a money box. */
  moneyBox: moneyBoxSettings.nullable().default(null),
  /** Null for a brand without a rank league, and with it without cashback. */
  rankLeague: rankLeagueSettings.nullable().default(null),
  /** Null for a brand without seasons. */
  season: seasonSettings.nullable().default(null),
  /** Null for a brand without a mini slot. */
  miniSlot: miniSlotSettings.nullable().default(null),
  /** Scratch cards and the boxes that come with them; null for a brand without. */
  scratchCards: scratchCardSettings.nullable().default(null),
  /** Null for a brand without coin drops. */
  coinDrops: coinDropSettings.nullable().default(null),
  tournaments: tournamentsSettings.default([]),
  /** Null for a brand without a lottery. */
  lottery: lotterySettings.nullable().default(null),
  /** Null for a brand without prize drops. */
  prizeDrops: prizeDropsSettings.nullable().default(null),
  /** Null for a brand where no coins can be set aside. */
  fortuneInvestment: fortuneInvestmentSettings.nullable().default(null),
  /** Null for a brand without the machine. */
  funmachine: funmachineSettings.nullable().default(null),
  /** Null for a brand without the meter. */
  funmeter: funmeterSettings.nullable().default(null),
  /** Packages on sale, offers and what is redeemed. */
  cash: cashSettings.default(usualCash),
  /** Bundles and coins, whose offers stand among those of `cash`. */
  promo: promoSettings.default(usualPromo),
  /** Asked for at sign-up where it is enabled; the sandbox has one of its own at `/sandbox/captcha.js`. */
  captcha: z
    .object({ isEnabled: z.boolean(), key: z.string(), url: z.string() })
    .default({ isEnabled: false, key: '', url: '' }),
})
export type BrandSettings = z.infer<typeof brandSettings>
/** Settings as a brand's file writes them, before defaults. */
export type BrandSource = z.input<typeof brandSettings>
