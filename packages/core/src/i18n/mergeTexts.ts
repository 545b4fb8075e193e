import type { Dictionary } from './types.ts'

/** Texts with others over them, at every depth; neither is changed. */
export function mergeTexts(base: Dictionary, over: Dictionary): Dictionary {
  const merged: Dictionary = { ...base }
  for (const [key, value] of Object.entries(over)) {
    const below = merged[key]
    merged[key] =
      typeof value === 'object' && typeof below === 'object' ? mergeTexts(below, value) : value
  }
  return merged
}
