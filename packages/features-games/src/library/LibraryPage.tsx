import { useApi, useBrand, useLocaleCode, useT, useTranslate } from '@marquee/core'
import {
  Button,
  Container,
  EmptyState,
  ErrorState,
  Heading,
  Text,
  VisuallyHidden,
} from '@marquee/ui'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Shelf } from '../catalogue/shelf.ts'
import { useShelf } from '../catalogue/useShelf.ts'
import { filtersQuery } from '../queries.ts'
import { CategoryStrip } from './CategoryStrip.tsx'
import { FilterBar } from './FilterBar.tsx'
import {
  type Facets,
  facetsOf,
  filterGames,
  type LibraryFilter,
  loosenings,
  typesOf,
} from './filters.ts'
import { GameGrid } from './GameGrid.tsx'
import { GridSkeleton } from './GridSkeleton.tsx'
import * as css from './LibraryPage.css.ts'
import { type ChangeFilter, useLibraryFilter } from './useLibrary.ts'

const noFacets: Facets = { types: [], providers: [] }

/** Every game, to search and narrow (ROUTE-10). */
export function LibraryPage() {
  const t = useT('games')
  const locale = useLocaleCode()
  const translate = useTranslate()
  const state = useShelf()
  const { data: known } = useQuery(filtersQuery(useApi()))
  const { filter, change } = useLibraryFilter()
  const shelf = state.status === 'ready' ? state.shelf : null
  const games = useMemo(
    () => (shelf ? filterGames(shelf, filter, locale) : []),
    [shelf, filter, locale],
  )
  const facets = useMemo(() => {
    if (!shelf) return noFacets
    const types = known?.types.map(({ type }) => type) ?? typesOf(shelf)
    return facetsOf(shelf, filter, types, locale)
  }, [shelf, filter, known, locale])
  const issue = filter.category === undefined ? undefined : shelf?.issue(filter.category)
  const title = issue ? translate(issue.title) : t('library.title')
  return (
    <Container className={css.page}>
      <div className={css.head}>
        <Heading level={1} size="xl" ornate>
          {title}
        </Heading>
        <Text as="span" size="sm" tone="secondary" figures className={css.count}>
          <span aria-hidden="true">{shelf && t('library.count', { count: games.length })}</span>
        </Text>
      </div>
      {shelf && <CategoryStrip shelf={shelf} filter={filter} />}
      <FilterBar
        filter={filter}
        change={change}
        facets={facets}
        shelf={shelf}
        count={shelf && games.length}
      />
      <VisuallyHidden role="status">
        {shelf && t('library.count', { count: games.length })}
      </VisuallyHidden>
      {state.status === 'loading' && <GridSkeleton label={t('loading')} caption />}
      {state.status === 'failed' && <LibraryFailed retry={state.retry} busy={state.busy} />}
      {shelf && games.length === 0 && (
        <NothingFound shelf={shelf} filter={filter} change={change} />
      )}
      {shelf && games.length > 0 && (
        <GameGrid
          games={games}
          label={title}
          captionOf={(game) => shelf.providerName(game.provider)}
        />
      )}
    </Container>
  )
}

export function LibraryFailed({ retry, busy }: { retry: () => void; busy: boolean }) {
  const t = useT('games')
  const { theme } = useBrand()
  return (
    <ErrorState
      art={theme.art.trouble}
      title={t('failed.title')}
      text={t('failed.text')}
      retryLabel={t('retry')}
      onRetry={retry}
      busy={busy}
    />
  )
}

/** Says which part of the filter leaves nothing, and how many games come back without it. */
function NothingFound({
  shelf,
  filter,
  change,
}: {
  shelf: Shelf
  filter: LibraryFilter
  change: ChangeFilter
}) {
  const t = useT('games')
  const locale = useLocaleCode()
  const { theme } = useBrand()
  const ways = loosenings(shelf, filter, locale)
  return (
    <EmptyState
      art={theme.art.empty}
      title={filter.q ? t('library.nothing.titleFor', { q: filter.q }) : t('library.nothing.title')}
      text={t(ways.length ? 'library.nothing.text' : 'library.nothing.hopeless')}
    >
      {ways.map(({ drop, filter: looser, count }, index) => (
        <Button key={drop} variant={index ? 'quiet' : 'strong'} onClick={() => change(looser)}>
          {t(`library.nothing.without.${drop}`, { count })}
        </Button>
      ))}
      <Button
        variant={ways.length ? 'plain' : 'strong'}
        onClick={() => change({ q: '', types: [], providers: [], category: undefined })}
      >
        {t('library.nothing.all')}
      </Button>
    </EmptyState>
  )
}
