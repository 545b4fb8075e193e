import { useIsGuest, useT, useTranslate } from '@marquee/core'
import { FeaturePage, PageSection } from '@marquee/feature-page'
import { useQuest } from '../queries.ts'
import { GuestJourney } from './GuestJourney.tsx'
import { QuestJourney } from './QuestJourney.tsx'

/** `/quests`: the journey of whoever is signed in, and how quests are played. */
export function QuestsPage() {
  const t = useT('quests')
  const translate = useTranslate()
  const isGuest = useIsGuest()
  const { data: quest } = useQuest()
  return (
    <FeaturePage
      feature="quests"
      icon="flag"
      steps={3}
      facts={{ cost: 'coins', time: 'clock', fair: 'shield' }}
      isRunning={(info) => info.featuresInfo['quest-info'] !== undefined}
    >
      {isGuest ? (
        <PageSection title={t('guest.title')}>
          <GuestJourney />
        </PageSection>
      ) : (
        <PageSection title={quest ? translate(quest.title) : t('yours')} titled>
          <QuestJourney />
        </PageSection>
      )}
    </FeaturePage>
  )
}
