import { besideTests } from './besideTests.ts'
import type { ForeignRequest } from './foreignRequests.ts'
import type { Owner } from './makeOwner.ts'
import type { TestPlayer } from './makePlatform.ts'

/** What a feature adds to the proof that nobody reaches what is another's, in `ownership.ts` beside its tests. */
export interface FeatureOwnership {
  /** Lets a player have one of what it keeps. */
  own?: (owner: TestPlayer) => Promise<unknown>
  /** How somebody else asks each of its calls. */
  requests: Record<string, (owner: Owner) => ForeignRequest>
}

/** Of every feature that says so. */
export const featureOwnerships: readonly FeatureOwnership[] = (
  await besideTests<{ ownership: FeatureOwnership }>('ownership.ts')
).map(({ ownership }) => ownership)
