import { Link, useBrand, useT, useTranslate } from '@marquee/core'
import { PageHero, PageFrame, PageSection } from '@marquee/feature-page'
import { coverOf } from '@marquee/game-tiles'
import { Card, EmptyState, ErrorState, Heading, Icon, Picture, Skeleton } from '@marquee/ui'
import * as css from './CollectionsPage.css.ts'
import { type Collection, useCollections } from './queries.ts'

function CollectionCard({ collection, isEarly }: { collection: Collection; isEarly: boolean }) {
  const translate = useTranslate()
  const { pageName, title, covers } = collection
  return (
    <Card
      interactive
      padding="none"
      className={css.card}
      render={<Link to="/issues/$pageName" params={{ pageName }} preload={false} />}
    >
      <span className={css.words}>
        <Heading level={3} size="md">
          {translate(title)}
        </Heading>
        <Icon name="chevron-right" className={css.arrow} />
      </span>
      <span className={css.strip} aria-hidden="true">
        {covers.map((game) => (
          <span key={game.id} className={css.cover}>
            <Picture
              {...coverOf(game)}
              alt=""
              width={120}
              height={160}
              fill
              loading={isEarly ? 'eager' : 'lazy'}
            />
          </span>
        ))}
      </span>
    </Card>
  )
}

function AllCollections() {
  const t = useT('collections')
  const { theme } = useBrand()
  const { data: collections, isError, isFetching, refetch } = useCollections()
  if (!collections && isError)
    return (
      <ErrorState
        art={theme.art.trouble}
        title={t('problem.title')}
        text={t('problem.text')}
        retryLabel={t('problem.retry')}
        busy={isFetching}
        onRetry={() => void refetch()}
      />
    )
  if (!collections)
    return (
      <div role="status" aria-busy="true" aria-label={t('loading')} className={css.list}>
        {Array.from({ length: 6 }, (_, index) => (
          <Skeleton key={index} shape="block" width="100%" height="10rem" />
        ))}
      </div>
    )
  if (!collections.length)
    return (
      <EmptyState art={theme.art.empty} level={3} title={t('empty.title')} text={t('empty.text')} />
    )
  return (
    <ul className={css.list}>
      {collections.map((collection, index) => (
        <li key={collection.key}>
          <CollectionCard collection={collection} isEarly={index < 3} />
        </li>
      ))}
    </ul>
  )
}

/** `/collections`: every named group of games the brand shows, each with the way to all of it. */
export function CollectionsPage() {
  const t = useT('collections')
  return (
    <PageFrame
      screens={3}
      hero={<PageHero icon="map" title={t('page.title')} lead={t('page.lead')} />}
    >
      <PageSection title={t('all')}>
        <AllCollections />
      </PageSection>
    </PageFrame>
  )
}
