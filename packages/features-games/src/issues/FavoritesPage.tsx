import { Link, useBrand, useIsGuest, useModals, useT } from '@marquee/core'
import { useFavorites } from '@marquee/game-tiles'
import { Button, Container, EmptyState, Heading } from '@marquee/ui'
import { IssueGames } from './IssueGames.tsx'
import * as css from './IssueGames.css.ts'

/** `/issues/favorites`: what the player marked with a heart, the newest first (ROUTE-11). */
export function FavoritesPage() {
  return useIsGuest() ? <ForGuests /> : <ForPlayers />
}

function ForPlayers() {
  const t = useT('games')
  const { theme } = useBrand()
  const favorites = useFavorites()
  return (
    <IssueGames
      title={t('favorites.title')}
      gamesOf={(shelf) =>
        favorites
          ? [...favorites].toReversed().flatMap((id) => shelf.game(id) ?? [])
          : shelf.all.filter((game) => game.isFavorite)
      }
      empty={
        <EmptyState
          art={theme.art.empty}
          title={t('favorites.empty.title')}
          text={t('favorites.empty.text')}
        >
          <Button render={<Link to="/library" search={{ category: 'popular-games' }} />}>
            {t('favorites.empty.go')}
          </Button>
        </EmptyState>
      }
    />
  )
}

function ForGuests() {
  const t = useT('games')
  const { theme } = useBrand()
  const modals = useModals()
  return (
    <Container className={css.page}>
      <Heading level={1} size="xl" ornate>
        {t('favorites.title')}
      </Heading>
      <EmptyState
        art={theme.art.empty}
        title={t('favorites.guest.title')}
        text={t('favorites.guest.text')}
      >
        <Button onClick={modals.askToSignUp}>{t('signUp')}</Button>
        <Button variant="quiet" render={<Link to="/library" />}>
          {t('favorites.guest.go')}
        </Button>
      </EmptyState>
    </Container>
  )
}
