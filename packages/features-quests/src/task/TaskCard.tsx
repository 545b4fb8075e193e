import type { QuestTask } from '../contract/schemas.ts'
import { useIsOffline, useT, useTranslate } from '@marquee/core'
import { useIsResting } from '@marquee/feature-page'
import { PrizeReveal, usePrizeWords } from '@marquee/prize-ui'
import {
  Badge,
  Button,
  Card,
  CollectButton,
  formatMoney,
  Heading,
  Icon,
  Notice,
  Progress,
  Text,
  useLocale,
} from '@marquee/ui'
import { useEffect, useRef } from 'react'
import { canClaim } from '../days.ts'
import * as css from './TaskCard.css.ts'
import { useClaim } from './useClaim.ts'

const signs = { plays: 'play', wins: 'trophy', stakes: 'coins' } as const

function State({ task }: { task: QuestTask }) {
  const t = useT('quests')
  if (task.isClaimed) return <Badge tone="positive">{t('task.claimed')}</Badge>
  if (task.isCompleted) return <Badge tone="accent">{t('task.completed')}</Badge>
  if (task.isEnded) return <Badge>{t('task.ended')}</Badge>
  return task.isLocked ? <Badge>{t('task.locked')}</Badge> : null
}

interface TaskCardProps {
  questId: number
  task: QuestTask
  /** Its games are the ones that are shown. */
  isShown: boolean
  onShow: () => void
}

/** One task: what it asks, how far it is, what it brings, and the claim once it is done. */
export function TaskCard({ questId, task, isShown, onShow }: TaskCardProps) {
  const t = useT('quests')
  const translate = useTranslate()
  const locale = useLocale()
  const words = usePrizeWords('quests')
  const offline = useIsOffline()
  const isResting = useIsResting()
  const { draw, isPending, won, problem, dismiss } = useClaim(questId)
  const title = translate(task.title)
  const { current, target } = task.progress
  const figure = (value: number) => formatMoney(value, 'coins', { locale })
  const done = t('task.progress', { current: figure(current), target: figure(target) })
  const end = useRef<HTMLButtonElement>(null)
  // The button that had the focus is gone with the claim.
  useEffect(() => {
    if (won) end.current?.focus()
  }, [won])
  return (
    <Card
      tone={canClaim(task) ? 'highlight' : 'raised'}
      className={css.card}
      data-testid={`quest-task-${task.id}`}
    >
      <span className={css.seal} data-done={task.isCompleted || undefined}>
        <Icon name={task.isCompleted ? 'check' : signs[task.kind]} />
      </span>
      <div className={css.words}>
        <Heading level={3} size="md">
          {title}
        </Heading>
        <Text size="sm" tone="secondary" className={css.prize}>
          <Icon name="gift" size="text" /> {words.all(task.prize)}
        </Text>
      </div>
      <div className={css.state}>
        <State task={task} />
      </div>
      <div className={css.progress}>
        <Progress label={title} value={current} max={target} valueText={done} />
        <Text size="sm" tone="secondary" className={css.figures} aria-hidden="true">
          {done}
        </Text>
      </div>
      <div aria-live="polite" className={css.live}>
        {won && <PrizeReveal feature="quests" won={won} />}
      </div>
      {problem !== null && (
        <Notice tone="critical" announced className={css.live}>
          {problem}
        </Notice>
      )}
      <div className={css.actions}>
        {won ? (
          <CollectButton size="sm" ref={end} onClick={dismiss} data-testid="quest-claimed">
            {t('draw.moment.done')}
          </CollectButton>
        ) : (
          canClaim(task) &&
          !isResting && (
            <Button
              size="sm"
              busy={isPending}
              disabled={offline}
              start={<Icon name="gift" size="text" />}
              data-testid="quest-claim"
              onClick={() => draw(task.id)}
            >
              {t('task.claim')}
            </Button>
          )
        )}
        {!isResting && (
          <Button
            size="sm"
            variant={isShown ? 'quiet' : 'plain'}
            aria-pressed={isShown}
            start={<Icon name="games" size="text" />}
            onClick={onShow}
          >
            {t('task.games')}
          </Button>
        )}
      </div>
    </Card>
  )
}
