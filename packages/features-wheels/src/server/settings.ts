import { featureSwitch, wheel } from '@marquee/contract/schemas'
import { z } from 'zod'
import type { SettingsOf, SourceOf } from '@marquee/platform-kernel/brandSettings'
import { localText as text } from '@marquee/platform-kernel/brandSettings'
import { drawTable, prizeOutcome } from '@marquee/platform-draws/settings'

const { wheelId, type } = wheel.shape

/** A wheel or lootbox: what is on it and when it can be spun (WHEEL-02). */
export const wheelSettings = z.object({
  wheelId: wheelId.positive(),
  type,
  title: text,
  /** In US cents: each purchase of so much earns one spin. Null for one free spin each UTC day. */
  minDeposit: z.int().positive().nullable().default(null),
  sectors: drawTable(prizeOutcome),
  /** The player's switch without which they do not have it (LOOTBOX-01); null for one that all have. */
  playerSwitch: featureSwitch.nullable().default(null),
  /** The feature that shows it and where, for one that is not among the wheels. */
  shownBy: z
    .object({ feature: z.string(), link: z.string().startsWith('/') })
    .nullable()
    .default(null),
})
export type WheelSettings = z.infer<typeof wheelSettings>

/** A brand's wheels: each id and each type once. */
export const wheelsSettings = z
  .array(wheelSettings)
  .refine((all) => new Set(all.map((one) => one.wheelId)).size === all.length, {
    error: 'Two wheels have one wheelId. Give each an id of its own.',
  })
  .refine((all) => new Set(all.map((one) => one.type)).size === all.length, {
    error: 'Two wheels are of one type. A brand has one of each at most.',
  })

/** What this domain knows of a brand. */
export const wheelsFields = {
  /** The brand's wheels; one without a campaign has none (WHEEL-02). */
  wheels: wheelsSettings.default([]),
}

declare module '@marquee/platform-kernel/brandSettings' {
  interface BrandSettings extends SettingsOf<typeof wheelsFields> {}
  interface BrandSource extends SourceOf<typeof wheelsFields> {}
}
