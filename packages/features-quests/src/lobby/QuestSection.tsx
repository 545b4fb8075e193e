import { Link, useT, useTranslate } from '@marquee/core'
import { usePrizeWords } from '@marquee/prize-ui'
import { ActionCard, Button, Icon, Progress, Text } from '@marquee/ui'
import { daysOf, isResting } from '../days.ts'
import { LastDay } from '../LastDay.tsx'
import { useQuest } from '../queries.ts'
import * as css from './QuestSection.css.ts'

/** Today's next task of the quest on the lobby; nothing while none runs. */
export function QuestSection() {
  const t = useT('quests')
  const translate = useTranslate()
  const words = usePrizeWords('quests')
  const { data: quest } = useQuest()
  const days = quest ? daysOf(quest) : []
  const today = days.find(({ isToday }) => isToday)
  if (!quest || isResting(days) || !today) return null
  const hasPrize = days.some((day) => day.hasPrize)
  // One line a card: what is nearest to its prize.
  const next = today.tasks.find(({ progress: { current, target } }) => current < target)
  return (
    <ActionCard
      id="quest-section"
      data-testid="quest-section"
      title={translate(quest.title)}
      art={
        <span className={css.seal}>
          <Icon name="flag" size="lg" />
        </span>
      }
      artWidth="own"
      highlight={hasPrize}
      actions={
        <Button variant={hasPrize ? 'strong' : 'quiet'} render={<Link to="/quests" />}>
          {t(hasPrize ? 'lobby.claim' : 'lobby.open')}
        </Button>
      }
    >
      <Text size="sm" tone="secondary">
        {t('day.of', { day: today.number, total: days.length })}
        {next && `. ${translate(next.title)}: ${words.all(next.prize)}`}
      </Text>
      {next && (
        <Progress
          label={translate(next.title)}
          value={next.progress.current}
          max={next.progress.target}
          size="sm"
        />
      )}
      <LastDay quest={quest} />
    </ActionCard>
  )
}
