import { useBrand, useIsGuest, usePlayer, useT } from '@marquee/core'
import { Disclosure, type IconName, Stack } from '@marquee/ui'
import type { ReactNode } from 'react'
import { RelatedSection } from './RelatedSection.tsx'
import { useFeatureInfo } from './queries.ts'
import { PageHero, type StageForm } from './PageHero.tsx'
import { FactList } from './FactList.tsx'
import { StepList } from './StepList.tsx'
import { Narrow, PageFrame, PageSection } from './PageSection.tsx'
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
  /** The thing itself, which is the page's hero: the wheel, the card, the map. */
  children?: ReactNode
  form?: StageForm
  /** What else the feature shows, below it. */
  more?: ReactNode
  /** How many screens of a phone it may take, where one thing and what belongs to it need more than usual. */
  screens?: number
}

/**
 * A feature's page: the thing itself first, with its title and whether it runs; then what else there
 * is, what an account brings to a guest, how it is played and what it costs behind one line, and what
 * can be done beside. A `column` has how it is played beside, open, where there is room for it.
 */
export function FeaturePage({
  feature,
  icon,
  steps,
  facts,
  isRunning,
  children,
  form,
  more,
  screens,
}: FeaturePageProps) {
  const t = useT(feature)
  const guest = useIsGuest()
  const player = usePlayer()
  const { data: info } = useFeatureInfo()
  const isOn = Boolean(info && isRunning?.(info, player))
  const isColumn = useBrand().composition.featurePage === 'column'
  const rules = (open: boolean) => (
    <Disclosure summary={t('featurePage.rules')} open={open}>
      <Stack gap={6}>
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
      </Stack>
    </Disclosure>
  )
  return (
    <PageFrame
      {...(screens && { screens })}
      beside={isColumn && rules(true)}
      hero={
        <PageHero
          icon={icon}
          title={t('page.title')}
          lead={t('page.lead')}
          stage={children || undefined}
          {...(form && { form })}
        >
          <StatusBadge feature={feature} isRunning={isRunning} />
        </PageHero>
      }
    >
      {more}
      {guest && <SignUpPanel feature={feature} />}
      {isColumn ? <Narrow>{rules(false)}</Narrow> : rules(false)}
      <RelatedSection
        feature={feature}
        title={t(`featurePage.related.${isOn ? 'titleOn' : 'title'}`)}
        compact
      />
    </PageFrame>
  )
}
