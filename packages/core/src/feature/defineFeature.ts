import type { FeatureDefinition } from './types.ts'

/** A feature as a brand lists it: `dailyLogin({ ... })`. */
export type FeatureFactory<O> = undefined extends O
  ? (options?: O) => FeatureDefinition
  : (options: O) => FeatureDefinition

/**
 * Declares a feature. The declaration itself stays small: pages, modals, slots and messages are
 * fetched when they are needed.
 */
export function defineFeature(declare: () => FeatureDefinition): FeatureFactory<undefined>
export function defineFeature<O>(declare: (options: O) => FeatureDefinition): FeatureFactory<O>
export function defineFeature<O>(declare: (options: O) => FeatureDefinition) {
  return declare
}
