import { z } from 'zod'

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
  /** Issue keys of the home page, in order (HOME-14: shown as collections or as scheme sections). */
  homeScheme: z.array(z.string()).min(3),
  registrationFunnel: z.enum(['closed_funnel', 'open_funnel']),
  /** Coins for confirming the e-mail address, completing the profile and confirming the phone. */
  rewards: z
    .object({
      email: z.int().nonnegative(),
      profile: z.int().nonnegative(),
      phone: z.int().nonnegative(),
    })
    .default({ email: 1000, profile: 2000, phone: 1000 }),
})
export type BrandSettings = z.infer<typeof brandSettings>
/** Settings as a brand's file writes them, before defaults. */
export type BrandSource = z.input<typeof brandSettings>
