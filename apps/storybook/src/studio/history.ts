import type { ThemeTokens } from '@marquee/theme'

/** A draft with what it was before, and what was taken back. */
export interface History {
  past: readonly ThemeTokens[]
  present: ThemeTokens
  future: readonly ThemeTokens[]
  /** What the last step is about: the next one about the same joins it, until it is sealed. */
  topic: string | undefined
}

export const begin = (present: ThemeTokens): History => ({
  past: [],
  present,
  future: [],
  topic: undefined,
})

/** One step on. Steps of one topic are one: dragging over a hundred colours is undone at once. */
export const step = (history: History, present: ThemeTokens, topic?: string): History => ({
  past:
    topic !== undefined && topic === history.topic
      ? history.past
      : [...history.past, history.present],
  present,
  future: [],
  topic,
})

/** What follows is a step of its own. */
export const seal = (history: History): History => ({ ...history, topic: undefined })

export function undo({ past, present, future }: History): History {
  const before = past.at(-1)
  if (!before) return { past, present, future, topic: undefined }
  return {
    past: past.slice(0, -1),
    present: before,
    future: [present, ...future],
    topic: undefined,
  }
}

export function redo({ past, present, future }: History): History {
  const [next, ...rest] = future
  if (!next) return { past, present, future, topic: undefined }
  return { past: [...past, present], present: next, future: rest, topic: undefined }
}
