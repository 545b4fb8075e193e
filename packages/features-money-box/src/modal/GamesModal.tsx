import { type ModalProps, useBrand, useT } from '@marquee/core'
import { GameTile } from '@marquee/game-tiles'
import { EmptyState, ErrorState, TileGrid, TileSkeleton } from '@marquee/ui'
import { Dialog } from '@marquee/ui/dialog'
import { useBoxGames } from '../queries.ts'

const skeletons = 8

function Games() {
  const t = useT('money-box')
  const { theme } = useBrand()
  const { data: games, isFetching, refetch } = useBoxGames()
  if (games?.length)
    return (
      <TileGrid label={t('games.title')}>
        {games.map((game) => (
          <GameTile key={game.id} game={game} />
        ))}
      </TileGrid>
    )
  if (games)
    return <EmptyState art={theme.art.empty} title={t('games.none')} text={t('games.noneText')} />
  if (isFetching)
    return (
      <div role="status" aria-busy="true" aria-label={t('games.loading')}>
        <TileGrid>
          {Array.from({ length: skeletons }, (_, index) => (
            <TileSkeleton key={index} />
          ))}
        </TileGrid>
      </div>
    )
  return (
    <ErrorState
      art={theme.art.trouble}
      level={3}
      title={t('games.failed')}
      text={t('failed.text')}
      retryLabel={t('failed.retry')}
      onRetry={() => void refetch()}
    />
  )
}

/** The games that fill the box, to be played from here (MODAL-49). */
export function GamesModal({ frame }: ModalProps) {
  const t = useT('money-box')
  return (
    <Dialog
      {...frame}
      size="lg"
      title={t('games.title')}
      description={t('games.lead')}
      closeLabel={t('close')}
    >
      <Games />
    </Dialog>
  )
}
