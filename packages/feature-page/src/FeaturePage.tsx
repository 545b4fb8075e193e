import { useIsGuest, usePlayer, useT } from '@marquee/core'
import type { IconName } from '@marquee/ui'
import type { ReactNode } from 'react'
import { RelatedLinks } from './RelatedLinks.tsx'
import { useFeatureInfo } from './queries.ts'
import { PageHero } from './PageHero.tsx'
import { FactList } from './FactList.tsx'
import { StepList } from './StepList.tsx'
import { PageFrame, PageSection } from './PageSection.tsx'
import { type IsRunning, StatusBadge } from './StatusBadge.tsx'
import { SignUpPanel } from './SignUpPanel.tsx'
import { stepsOf, worded } from './stepsOf.ts'

export interface FeaturePageProps {
  /** Id of the feature, whose texts it shows: `page.title`, `page.lead`, `steps.<n>`, `facts.<name>`. */
  feature: string
  icon: IconName
  /** How many steps its texts have. */
  steps: number
  /** Names of its facts, each with its icon. */
  facts: Record<string, IconName>
  /** Left out where the platform has no flag for it: such a feature does not run yet. */
  isRunning?: IsRunning
  /** What the feature shows of its own, between banner and explanation. */
  children?: ReactNode
}

/**
 * A feature's page as far as the platform can fill it: what it is, how it is played, what it costs,
 * whether it runs for whoever is there, and what can be done meanwhile. A guest reads what an account brings.
 */
export function FeaturePage({
  feature,
  icon,
  steps,
  facts,
  isRunning,
  children,
}: FeaturePageProps) {
  const t = useT(feature)
  const guest = useIsGuest()
  const player = usePlayer()
  const { data: info } = useFeatureInfo()
  const isOn = Boolean(info && isRunning?.(info, player))
  return (
    <PageFrame
      hero={
        <PageHero icon={icon} title={t('page.title')} lead={t('page.lead')}>
          <StatusBadge feature={feature} isRunning={isRunning} />
        </PageHero>
      }
    >
      {children}
      <PageSection title={t('featurePage.how')}>
        <StepList steps={stepsOf(t, steps)} />
      </PageSection>
      <PageSection title={t('featurePage.facts')}>
        <FactList
          facts={Object.entries(facts).map(([name, sign]) => ({
            icon: sign,
            ...worded(t, `facts.${name}`),
          }))}
        />
      </PageSection>
      {guest && <SignUpPanel feature={feature} />}
      <PageSection title={t(`featurePage.related.${isOn ? 'titleOn' : 'title'}`)}>
        <RelatedLinks feature={feature} />
      </PageSection>
    </PageFrame>
  )
}
