import type { Quest } from '../contract/schemas.ts'
import { useBrand, useCountdown, useT } from '@marquee/core'
import { useIsResting } from '@marquee/feature-page'
import {
  Card,
  Countdown,
  Disclosure,
  EmptyState,
  ErrorState,
  Heading,
  Skeleton,
  Stack,
  Text,
} from '@marquee/ui'
import { useState } from 'react'
import { canClaim, daysOf, firstShown, isResting, type QuestDay } from '../days.ts'
import { LastDay } from '../LastDay.tsx'
import { QuestPath } from '../path/QuestPath.tsx'
import { useQuest } from '../queries.ts'
import { TaskCard } from '../task/TaskCard.tsx'
import { GamesSkeleton, TaskGames } from '../task/TaskGames.tsx'
import * as css from './QuestJourney.css.ts'

const dayMs = 86_400_000

/** When the quest changes by itself: at midnight UTC, and at its end or beginning. */
function nextChange({ startedAt, finishedAt, futureQuest }: Quest, days: readonly QuestDay[]) {
  if (isResting(days)) return futureQuest?.startedAt ?? null
  const today = days.findIndex(({ isToday }) => isToday)
  return today < 0 ? finishedAt : Math.min(startedAt + (today + 1) * dayMs, finishedAt)
}

function Time({ quest, days }: { quest: Quest; days: readonly QuestDay[] }) {
  const t = useT('quests')
  const { refetch } = useQuest()
  const remaining = useCountdown({
    until: nextChange(quest, days),
    onStop: () => void refetch(),
  })
  const key = isResting(days) ? 'begins' : days.at(-1)?.isToday ? 'ends' : 'next'
  return (
    <Text tone="secondary" className={css.time}>
      {t(`time.${key}`)}{' '}
      {remaining !== null && <Countdown remaining={remaining} label={t(`time.${key}`)} />}
    </Text>
  )
}

function Day({ quest, day }: { quest: Quest; day: QuestDay }) {
  const t = useT('quests')
  const [picked, setPicked] = useState<number>()
  const onBreak = useIsResting()
  const shown =
    day.tasks.find(({ id }) => id === picked) ??
    day.tasks.find((task) => !task.isCompleted || canClaim(task)) ??
    day.tasks[0]
  return (
    <Stack gap={3}>
      <Heading level={3} size="lg">
        {t('day.title', { day: day.number })}
      </Heading>
      <div className={css.tasks}>
        {day.tasks.map((task) => (
          <TaskCard
            key={`${quest.id} ${task.id}`}
            questId={quest.id}
            task={task}
            isShown={task.id === shown?.id}
            onShow={() => setPicked(task.id)}
          />
        ))}
      </div>
      {shown && !shown.isEnded && !onBreak && (
        <Disclosure summary={t('games.label')} open={picked !== undefined}>
          <TaskGames task={shown} />
        </Disclosure>
      )}
    </Stack>
  )
}

function Journey({ quest }: { quest: Quest }) {
  const t = useT('quests')
  const days = daysOf(quest)
  const [picked, setPicked] = useState<number>()
  const shown = picked ?? firstShown(days)
  const day = days.find(({ number }) => number === shown)
  return (
    <Stack gap={3}>
      <Time quest={quest} days={days} />
      <LastDay quest={quest} />
      {isResting(days) && <Card tone="sunken">{t('resting')}</Card>}
      <QuestPath days={days} shown={shown} onShow={setPicked} />
      {day && <Day quest={quest} day={day} />}
    </Stack>
  )
}

/** The player's quest: its road, the tasks of one of its days and the games to play. */
export function QuestJourney() {
  const t = useT('quests')
  const { theme } = useBrand()
  const { data: quest, isFetching, refetch } = useQuest()
  if (quest) return <Journey quest={quest} />
  if (quest === null)
    return (
      <EmptyState art={theme.art.empty} level={3} title={t('none.title')} text={t('none.text')} />
    )
  if (!isFetching)
    return (
      <ErrorState
        art={theme.art.trouble}
        level={3}
        title={t('failed.title')}
        text={t('failed.text')}
        retryLabel={t('failed.retry')}
        onRetry={() => void refetch()}
      />
    )
  return (
    <Stack gap={3}>
      <Skeleton shape="block" width="100%" height="15rem" />
      <GamesSkeleton />
    </Stack>
  )
}
