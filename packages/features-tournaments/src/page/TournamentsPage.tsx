import { useBrand, useT, useTranslate } from '@marquee/core'
import { FeaturePage, PageSection, PageSkeleton } from '@marquee/feature-page'
import { Disclosure, EmptyState, Stack } from '@marquee/ui'
import { TournamentCard } from '../card/TournamentCard.tsx'
import { PastRow, UpcomingRow } from '../list/rows.tsx'
import { TournamentList } from '../list/TournamentList.tsx'
import { useRunning } from '../queries.ts'

function Running() {
  const t = useT('tournaments')
  const { theme } = useBrand()
  const { data, isFetching, refetch } = useRunning()
  if (!data)
    return (
      <PageSkeleton
        feature="tournaments"
        isFetching={isFetching}
        onRetry={refetch}
        heights={['34rem']}
      />
    )
  if (!data.length)
    return (
      <EmptyState
        art={theme.art.empty}
        level={3}
        title={t('running.none')}
        text={t('running.noneText')}
      />
    )
  const [first] = data
  return first && <TournamentCard key={first.historyId} tournament={first} />
}

/** What runs besides the tournament that ends first, folded: two at once would take two screens. */
function AlsoRunning() {
  const t = useT('tournaments')
  const translate = useTranslate()
  const { data = [] } = useRunning()
  const others = data.slice(1)
  if (!others.length) return null
  return (
    <PageSection title={t('running.also')} titled>
      {others.map((tournament) => (
        <Disclosure key={tournament.historyId} summary={translate(tournament.title)}>
          <TournamentCard tournament={tournament} />
        </Disclosure>
      ))}
    </PageSection>
  )
}

/** `/tournaments`: what runs with its tables, what is to come and what is over (ROUTE-17). */
export function TournamentsPage() {
  const t = useT('tournaments')
  const { data: running } = useRunning()
  return (
    <FeaturePage
      feature="tournaments"
      icon="trophy"
      steps={3}
      facts={{ cost: 'coins', place: 'medal', fair: 'shield' }}
      isRunning={() => Boolean(running?.length)}
      more={
        <Disclosure summary={t('others')}>
          <Stack gap={6}>
            <AlsoRunning />
            <PageSection title={t('upcoming.title')} titled>
              <TournamentList kind="upcoming" Row={UpcomingRow} />
            </PageSection>
            <PageSection title={t('history.title')} titled>
              <TournamentList kind="history" Row={PastRow} />
            </PageSection>
          </Stack>
        </Disclosure>
      }
    >
      <PageSection title={t('running.title')}>
        <Running />
      </PageSection>
    </FeaturePage>
  )
}
