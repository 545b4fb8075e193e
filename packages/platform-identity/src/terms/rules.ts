import type { RequiredTerm } from '@marquee/contract'
import type { Texts } from './documents/types.ts'

export interface Paragraph {
  id: string
  text: Texts
}

export type Changes = Pick<RequiredTerm, 'paragraphs' | 'removed'>

const isSame = (one: Texts, other: Texts): boolean => one.en === other.en && one.es === other.es

/**
 * What is new in a document since a player accepted it. To somebody who never did nothing is new:
 * they read all of it.
 */
export function changesSince(accepted: Paragraph[] | null, current: Paragraph[]): Changes {
  const before = new Map(accepted?.map(({ id, text }) => [id, text]))
  const kept = new Set(current.map(({ id }) => id))
  return {
    paragraphs: current.map(({ id, text }) => {
      const earlier = before.get(id)
      if (accepted && !earlier) return { id, text, change: 'added' as const, before: null }
      if (earlier && !isSame(earlier, text)) {
        return { id, text, change: 'changed' as const, before: earlier }
      }
      return { id, text, change: 'same' as const, before: null }
    }),
    removed: accepted?.filter(({ id }) => !kept.has(id)) ?? [],
  }
}
