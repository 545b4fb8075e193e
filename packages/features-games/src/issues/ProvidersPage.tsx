import type { Provider } from '@marquee/contract'
import { Link, useT } from '@marquee/core'
import { coverOf } from '@marquee/game-tiles'
import { Card, Container, Heading, Icon, Picture, Skeleton, Text } from '@marquee/ui'
import type { Shelf } from '../catalogue/shelf.ts'
import { useShelf } from '../catalogue/useShelf.ts'
import { LibraryFailed } from '../library/LibraryPage.tsx'
import * as issue from './IssueGames.css.ts'
import * as css from './ProvidersPage.css.ts'

/** Covers on each provider's strip. */
const stripLength = 5

function ProviderCard({
  provider,
  shelf,
  priority,
}: {
  provider: Provider
  shelf: Shelf
  priority: boolean
}) {
  const t = useT('games')
  const covers = shelf.byProvider(provider.slug).slice(0, stripLength)
  return (
    <Card
      interactive
      padding="none"
      className={css.card}
      render={
        <Link
          to="/issues/providers/$pageName"
          params={{ pageName: provider.slug }}
          preload={false}
        />
      }
    >
      <span className={css.words}>
        <Heading level={2} size="md">
          {provider.name}
        </Heading>
        <Text as="span" size="sm" tone="secondary">
          {t('library.count', { count: provider.gamesCount })}
        </Text>
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
              loading={priority ? 'eager' : 'lazy'}
            />
          </span>
        ))}
      </span>
    </Card>
  )
}

/** `/issues/providers`: the studios behind the games (ROUTE-12). */
export function ProvidersPage() {
  const t = useT('games')
  const state = useShelf()
  return (
    <Container className={issue.page}>
      <div>
        <Heading level={1} size="xl" ornate>
          {t('providers.title')}
        </Heading>
        {state.status === 'ready' && (
          <Text tone="secondary">
            {t('providers.count', { count: state.shelf.catalogue.providers.length })}
          </Text>
        )}
      </div>
      {state.status === 'failed' && <LibraryFailed retry={state.retry} busy={state.busy} />}
      {state.status === 'loading' && (
        <div className={css.list} role="status" aria-busy="true" aria-label={t('loading')}>
          {Array.from({ length: 8 }, (_, index) => (
            <Skeleton key={index} shape="block" width="100%" height="10.5rem" />
          ))}
        </div>
      )}
      {state.status === 'ready' && (
        <ul className={css.list}>
          {state.shelf.catalogue.providers.map((provider, index) => (
            <li key={provider.slug}>
              <ProviderCard provider={provider} shelf={state.shelf} priority={index < 3} />
            </li>
          ))}
        </ul>
      )}
    </Container>
  )
}
