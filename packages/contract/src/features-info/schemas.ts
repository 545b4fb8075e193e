import { z } from 'zod'
import { instant } from '../common.ts'
import type { FeatureStatuses, FeatureSummaries } from '../domain.ts'
import type { CallContract } from '../endpoint.ts'
import { wheel } from '../wheels/schemas.ts'

const status = z.object({ isActive: z.boolean() })

/** What an entry shows of a wheel whose spin waits; CALL-65 has the rest. */
const waitingWheel = wheel.pick({
  wheelId: true,
  type: true,
  title: true,
  enableToDate: true,
  minDeposit: true,
})
export type WaitingWheel = z.infer<typeof waitingWheel>

/**
 * FEATURE-01. An absent key of `featuresInfo` is a feature that the brand or player does not have.
 *
 * @param summaries What features say that entries show of them.
 * @param statuses What of features is on or off as a whole.
 */
export const featureInfoOf = <Summaries extends Record<string, z.ZodType>>(
  summaries: Summaries,
  statuses: readonly string[],
) =>
  z.object({
    isGuest: z.boolean(),
    statusFeatures: z.object({
      ...Object.fromEntries(statuses.map((name) => [name, status])),
      extendedWheels: z.object({ isActive: z.boolean(), isAvailableLootboxes: z.boolean() }),
      redeem: z.object({ status: z.enum(['active', 'inactive']) }),
    }),
    featuresInfo: z.object(summaries).partial(),
    /** The wheel whose spin waits for the player now; boxes and the two below are not among them. */
    availableWheel: waitingWheel.nullable(),
    /** Null where there is no booster wheel; `wheels` is null while no spin of it waits. */
    boosterWheel: z.object({ wheels: z.object({ id: z.int() }).nullable() }).nullable(),
    /** The same of the extra wheel. */
    extraWheel: waitingWheel.nullable(),
    /** The map of the season that runs. */
    adventureMap: z.object({ id: z.int(), endDate: instant }).nullable(),
    currentOffer: z.object({ badgeLabel: z.string() }).nullable(),
  })
type Told = z.output<ReturnType<typeof featureInfoOf<Record<never, never>>>>
export interface FeatureInfo extends Omit<Told, 'featuresInfo' | 'statusFeatures'> {
  featuresInfo: Partial<FeatureSummaries>
  /** Beside what the shell and several features read: what each feature adds, absent where a platform lacks it. */
  statusFeatures: Pick<Told['statusFeatures'], 'extendedWheels' | 'redeem'> &
    Partial<FeatureStatuses>
}

/** The call, with the summaries of those features that a platform is composed of. */
export const featuresInfoContractOf = (info: z.ZodType<FeatureInfo, FeatureInfo>) =>
  ({
    info: {
      summary: 'Which features run now for whoever is there, with what their entries show.',
      origin: 'spec',
      audience: 'public',
      follows: ['CALL-26', 'FEATURE-01'],
      query: z.object({
        invited_by: z.string().max(40).optional(),
        useOptimizedGames: z.literal('1').optional(),
      }),
      response: z.object({ success: z.literal(true), data: info }),
    },
  }) satisfies Record<string, CallContract>
export type FeaturesInfoContract = ReturnType<typeof featuresInfoContractOf>
