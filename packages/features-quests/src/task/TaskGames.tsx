import type { QuestTask } from '../contract/schemas.ts'
import { useBrand, useT } from '@marquee/core'
import { GameTile } from '@marquee/game-tiles'
import { Carousel, EmptyState, ErrorState, TileGrid, TileSkeleton } from '@marquee/ui'
import { useQuestGames } from '../queries.ts'

/** How many games the skeleton shows (QUEST-03). */
export const skeletonGames = 16

/** As many places as a task has games, while they load. */
export function GamesSkeleton() {
  const t = useT('quests')
  return (
    <div
      role="status"
      aria-busy="true"
      aria-label={t('games.loading')}
      data-testid="quest-skeleton"
    >
      <TileGrid>
        {Array.from({ length: skeletonGames }, (_, index) => (
          <TileSkeleton key={index} />
        ))}
      </TileGrid>
    </div>
  )
}

/** The games that count for a task, to be played from here. */
export function TaskGames({ task }: { task: QuestTask }) {
  const t = useT('quests')
  const tCore = useT()
  const title = t('games.label')
  const { theme } = useBrand()
  const { games, isFetching, refetch } = useQuestGames(task.gameIds)
  if (!games && !isFetching)
    return (
      <ErrorState
        art={theme.art.trouble}
        level={4}
        title={t('games.failed')}
        text={t('failed.text')}
        retryLabel={t('failed.retry')}
        onRetry={() => void refetch()}
      />
    )
  if (!games) return <GamesSkeleton />
  if (!games.length)
    return (
      <EmptyState
        art={theme.art.empty}
        level={4}
        title={t('games.none')}
        text={t('games.noneText')}
      />
    )
  return (
    <Carousel
      label={title}
      previousLabel={tCore('games.previous', { title })}
      nextLabel={tCore('games.next', { title })}
      heading={null}
    >
      {games.map((game) => (
        <GameTile key={game.id} game={game} />
      ))}
    </Carousel>
  )
}
