import { globSync } from 'node:fs'
import path from 'node:path'
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

const folder = path.resolve(import.meta.dirname, '../tests')

/** Of every feature that says so; its folder takes it along when it goes. */
export const featureOwnerships: readonly FeatureOwnership[] = await Promise.all(
  globSync('*/ownership.ts', { cwd: folder }).map(async (file) => {
    const module = (await import(/* @vite-ignore */ path.join(folder, file))) as {
      ownership: FeatureOwnership
    }
    return module.ownership
  }),
)
