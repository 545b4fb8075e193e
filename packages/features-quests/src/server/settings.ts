import { quest } from '../contract/schemas.ts'
import { issues } from '@marquee/game-catalogue'
import { z } from 'zod'
import type { SettingsOf, SourceOf } from '@marquee/platform-kernel/brandSettings'
import { localText as text } from '@marquee/platform-kernel/brandSettings'
import { rhythm } from '@marquee/platform-campaigns/campaigns/period'

const task = z.object({
  /** What it counts: rounds begun, rounds that won something, coins staked. */
  kind: z.enum(['plays', 'wins', 'stakes']),
  target: z.int().positive(),
  /** Its games: an issue of the catalogue, whose first sixteen count, or games by their slugs. */
  games: z.union([z.enum(issues.map(({ key }) => key)), z.array(z.string()).min(1)]),
  prize: z.object({
    coins: z.int().nonnegative().default(0),
    /** In units of 0.01. */
    entries: z.int().nonnegative().default(0),
  }),
})
export type QuestTaskSettings = z.infer<typeof task>

/** A quest that comes back (QUEST-02): one list of tasks for each of its days. */
export const questSettings = z.object({
  type: quest.shape.type,
  title: text,
  rhythm,
  days: z.array(z.array(task).min(1).max(9)).min(1),
})
export type QuestSettings = z.infer<typeof questSettings>

/** What this domain knows of a brand. */
export const questFields = {
  /** Null for a brand without a quest. */
  quest: questSettings.nullable().default(null),
}

declare module '@marquee/platform-kernel/brandSettings' {
  interface BrandSettings extends SettingsOf<typeof questFields> {}
  interface BrandSource extends SourceOf<typeof questFields> {}
}
