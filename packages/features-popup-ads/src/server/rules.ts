import type { PopupTrigger } from '../contract/schemas.ts'
import type { BrandSettings } from '@marquee/platform-kernel/brandSettings'

export type PopupCampaign = BrandSettings['popupAds'][number]

/** The ads that a trigger makes due, highest company priority first, then highest own priority (POPUP-02). */
export const dueAds = (
  campaigns: readonly PopupCampaign[],
  trigger: PopupTrigger,
  audience: PopupCampaign['audience'],
): PopupCampaign[] =>
  campaigns
    .filter((ad) => ad.trigger === trigger && ad.audience === audience)
    .sort(
      (one, other) => other.companyPriority - one.companyPriority || other.priority - one.priority,
    )

/** An ad that was shown rests for so long, in ms; and after a reality check all of them do. */
export const adRestMs = 24 * 3_600_000
export const checkRestMs = 10 * 60_000

/** Whether a player should be left in peace: during a break, and just after a reality check. */
export const isQuiet = (
  { isRestricted, checkedAt }: { isRestricted: boolean; checkedAt: number | null },
  now: number,
): boolean => isRestricted || (checkedAt !== null && now - checkedAt < checkRestMs)
