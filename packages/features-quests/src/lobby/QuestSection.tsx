import { Link, useT, useTranslate } from '@marquee/core'
import { usePrizeWords } from '@marquee/prize-ui'
import { Button, Card, Heading, Icon, Progress, Text } from '@marquee/ui'
import { daysOf, isResting } from '../days.ts'
import { LastDay } from '../LastDay.tsx'
import { useQuest } from '../queries.ts'
import * as css from './QuestSection.css.ts'

/** Today's tasks of the quest on the lobby; nothing while none runs. */
export function QuestSection() {
  const t = useT('quests')
  const translate = useTranslate()
  const words = usePrizeWords('quests')
  const { data: quest } = useQuest()
  const days = quest ? daysOf(quest) : []
  const today = days.find(({ isToday }) => isToday)
  if (!quest || isResting(days) || !today) return null
  const hasPrize = days.some((day) => day.hasPrize)
  return (
    <section aria-labelledby="quest-section" data-testid="quest-section">
      <Card tone={hasPrize ? 'highlight' : 'raised'} className={css.card}>
        <span className={css.seal} aria-hidden="true">
          <Icon name="flag" size="lg" />
        </span>
        <div className={css.words}>
          <Heading level={2} size="lg" id="quest-section">
            {translate(quest.title)}
          </Heading>
          <Text tone="secondary">{t('day.of', { day: today.number, total: days.length })}</Text>
        </div>
        <LastDay quest={quest} />
        <ul className={css.tasks}>
          {today.tasks.map(({ id, title, prize, progress: { current, target } }) => (
            <li key={id} className={css.task}>
              <Text as="span" size="sm" strong>
                {translate(title)}
              </Text>
              <Text as="span" size="sm" tone="secondary">
                {words.all(prize)}
              </Text>
              <Progress
                label={translate(title)}
                value={current}
                max={target}
                size="sm"
                className={css.bar}
              />
            </li>
          ))}
        </ul>
        <Button
          variant={hasPrize ? 'strong' : 'quiet'}
          className={css.action}
          render={<Link to="/quests" />}
        >
          {t(hasPrize ? 'lobby.claim' : 'lobby.open')}
        </Button>
      </Card>
    </section>
  )
}
