import { z } from 'zod'
import { locales } from './locales.ts'

/**
 * An amount in the smallest unit of its balance (coins 1, entries and winnings 0.01), as an integer.
 * Bigint inside the platform, a safe integer on the wire.
 */
export const minor = z.int().nonnegative().describe('minor units')
/** An instant in epoch milliseconds, UTC. */
export const instant = z.int().nonnegative().describe('epoch ms')
export const locale = z.enum(locales)
export type { Locale } from './locales.ts'
/** A text, or a text per locale (I18N-13, I18N-14). */
export const translatable = z.union([z.string(), z.record(z.string(), z.string())])
export type Translatable = z.infer<typeof translatable>
export const gameMode = z.enum(['SweepStakes', 'TournamentPoints'])
export type GameMode = z.infer<typeof gameMode>
/** What JSON can say: where the specification, a game's model or another standard decides the shape. */
export const json = z.json()
/** The same, by name. */
export const jsonRecord = z.record(z.string(), json)
export const slug = z.string().regex(/^[a-z0-9][a-z0-9-]{0,63}$/)
// Parameters travel as text; callers pass either.
const parameter = () => z.coerce.number<number | string>().int()
export const id = parameter().positive().max(2_147_483_647)
export const uuid = z.uuid()
export const limit = parameter().min(1).max(100)
/** The same as a parameter. */
export const moment = parameter().nonnegative().max(253_402_300_799_999).describe('epoch ms')
export const offset = parameter().min(0).max(1_000_000)
export const ok = z.object({ success: z.literal(true) })
/** The usual envelope of a successful answer. */
export const data = <T extends z.ZodType>(schema: T) =>
  z.object({ success: z.literal(true), data: schema })

export const balance = z.object({
  /** Coins played in TournamentPoints mode. */
  coins: minor,
  /** SweepStakes: played first, cannot be redeemed. */
  entries: minor,
  /** SweepStakes: won with entries, can be redeemed. */
  winnings: minor,
  tourPoints: minor,
})
export type Balance = z.infer<typeof balance>

export const captcha = z.object({ isEnabled: z.boolean(), key: z.string(), url: z.string() })

/** A promo banner as players see it (PLAYER-01). */
export const presetPackage = z.object({
  presetId: z.int(),
  title: translatable,
  promoOfferPreset: z.object({
    imageMobile2x: z.string(),
    image2x: z.string(),
    imageBanner: z.string(),
    imageBannerMobile: z.string(),
  }),
  finishedAt: instant.nullable(),
})
export type PresetPackage = z.infer<typeof presetPackage>

/** What a reward credits. */
export const prize = z.object({ coins: minor, entries: minor })
export type Prize = z.infer<typeof prize>
/** How likely an outcome is, from the very table that the draw uses; shown to players. */
export const chance = z.number().min(0).max(1)
/** One outcome of a chance mechanic. */
export const outcome = z.object({ id: z.int(), prize, chance })
export type Outcome = z.infer<typeof outcome>

/** The four balances that an account has. */
export const wallet = z.enum(['coins', 'entries', 'winnings', 'tourPoints'])
export type Wallet = z.infer<typeof wallet>
