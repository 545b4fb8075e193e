import { useIsGuest, useT, useTranslate } from '@marquee/core'
import { FeaturePage, PageSection, useFeatureInfo } from '@marquee/feature-page'
import { LandPicture } from '../map/AdventureMap.tsx'
import { useSeason } from '../queries.ts'
import { SeasonJourney } from './SeasonJourney.tsx'

/** What a guest sees: the land that the running season leads through. */
function GuestView() {
  const translate = useTranslate()
  const { data: info } = useFeatureInfo()
  const told = info?.featuresInfo['seasons-info']
  if (!told) return null
  return (
    <PageSection title={translate(told.title)} titled>
      <LandPicture skin={told.skin} />
    </PageSection>
  )
}

/** `/season`: the land of the season with the player's way through it, and how it is walked. */
export function SeasonPage() {
  const t = useT('seasons')
  const translate = useTranslate()
  const isGuest = useIsGuest()
  const { data: season } = useSeason()
  return (
    <FeaturePage
      feature="seasons"
      icon="map"
      steps={3}
      facts={{ cost: 'coins', calm: 'clock', fair: 'shield' }}
      isRunning={(info) => info.featuresInfo['seasons-info'] !== undefined}
    >
      {isGuest ? (
        <GuestView />
      ) : (
        <PageSection title={season ? translate(season.title) : t('yours')} titled>
          <SeasonJourney />
        </PageSection>
      )}
    </FeaturePage>
  )
}
