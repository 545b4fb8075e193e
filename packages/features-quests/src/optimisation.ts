import type { QuestSource } from './source.ts'

/**
 * A brand's switch for quest optimisation (BRAND-17): lists of games come by reference instead of being
 * repeated for each task. A build without it has no byte of it.
 */
export const questOptimisation = (): Promise<QuestSource> =>
  import('./questOptimisation.ts').then((module) => module.optimisedSource)
