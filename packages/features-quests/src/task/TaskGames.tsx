import type { QuestTask } from '../contract/schemas.ts'
import { useBrand, useT, useTranslate } from '@marquee/core'
import { GameTile } from '@marquee/game-tiles'
import { EmptyState, ErrorState, Heading, Stack, Text, TileGrid, TileSkeleton } from '@marquee/ui'
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

function Tiles({ task }: { task: QuestTask }) {
  const t = useT('quests')
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
    <TileGrid label={t('games.label')}>
      {games.map((game) => (
        <GameTile key={game.id} game={game} />
      ))}
    </TileGrid>
  )
}

/** The games that count for a task, to be played from here. */
export function TaskGames({ task }: { task: QuestTask }) {
  const t = useT('quests')
  const translate = useTranslate()
  return (
    <Stack gap={4}>
      <div>
        <Heading level={3} size="md">
          {t('games.label')}
        </Heading>
        <Text size="sm" tone="secondary">
          {translate(task.title)}
        </Text>
      </div>
      <Tiles task={task} />
    </Stack>
  )
}
