import type { PopupTrigger } from '@marquee/contract'
import type { BrandSettings } from '../../brands/settings.ts'

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
