import { type ShownPromotion, useT } from '@marquee/core'
import { PageSection } from '../PageSection.tsx'
import { PromotionList } from './PromotionList.tsx'

type Group = 'groupReady' | 'groupNext' | 'groupRunning'

const groupOf = ({ ready, nextAt }: ShownPromotion): Group => {
  if (ready > 0) return 'groupReady'
  return nextAt === null ? 'groupRunning' : 'groupNext'
}

interface PromotionGroupsProps {
  /** Id of the feature whose texts, made with `pageMessages`, it speaks with. */
  feature: string
  promotions: readonly ShownPromotion[]
  /** Which groups, in this order; empty ones are left out. */
  groups?: readonly Group[]
}

/** Promotions by what can be done with them: claim, wait, take part. */
export function PromotionGroups({
  feature,
  promotions,
  groups = ['groupReady', 'groupNext', 'groupRunning'],
}: PromotionGroupsProps) {
  const t = useT(feature)
  return groups.map((group) => {
    const own = promotions.filter((promotion) => groupOf(promotion) === group)
    return (
      own.length > 0 && (
        <PageSection key={group} title={t(`featurePage.promotion.${group}`)}>
          <PromotionList feature={feature} promotions={own} />
        </PageSection>
      )
    )
  })
}
