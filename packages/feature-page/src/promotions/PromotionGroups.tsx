import { type ShownPromotion, useT } from '@marquee/core'
import { Disclosure } from '@marquee/ui'
import { PageSection } from '../PageSection.tsx'
import { PromotionList } from './PromotionList.tsx'

type Group = 'groupReady' | 'groupNext' | 'groupRunning'

const groupOf = ({ ready, nextAt }: ShownPromotion): Group => {
  if (ready > 0) return 'groupReady'
  return nextAt === null ? 'groupRunning' : 'groupNext'
}

/** So many of a group stand open where it is folded, more of the first one. */
const open = { first: 5, other: 3 }

interface PromotionGroupsProps {
  /** Id of the feature whose texts, made with `pageMessages`, it speaks with. */
  feature: string
  promotions: readonly ShownPromotion[]
  /** Which groups, in this order; empty ones are left out. */
  groups?: readonly Group[]
  /** Shows the first of each group, and the rest of it behind a line. */
  folded?: boolean
}

/** Promotions by what can be done with them: claim, wait, take part. */
export function PromotionGroups({
  feature,
  promotions,
  groups = ['groupReady', 'groupNext', 'groupRunning'],
  folded = false,
}: PromotionGroupsProps) {
  const t = useT(feature)
  const filled = groups
    .map((group) => ({ group, own: promotions.filter((one) => groupOf(one) === group) }))
    .filter(({ own }) => own.length)
  return filled.map(({ group, own }, index) => {
    // One row more takes no more room than the line that would hide it.
    const few = index === 0 ? open.first : open.other
    const shown = folded && own.length > few + 1 ? few : own.length
    return (
      <PageSection key={group} title={t(`featurePage.promotion.${group}`)}>
        <PromotionList feature={feature} promotions={own.slice(0, shown)} />
        {shown < own.length && (
          <Disclosure summary={t('featurePage.promotion.more', { count: own.length - shown })}>
            <PromotionList feature={feature} promotions={own.slice(shown)} />
          </Disclosure>
        )}
      </PageSection>
    )
  })
}
