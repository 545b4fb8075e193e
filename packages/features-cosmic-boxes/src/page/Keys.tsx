import type { MagicBox } from '@marquee/contract'
import { Link, useCountdown, useHasRoute, useT } from '@marquee/core'
import { Button, Countdown, Heading, Icon, Progress, Stack, Text } from '@marquee/ui'
import { useBoxes } from '../queries.ts'
import * as css from './BoxSky.css.ts'

/** The player's keys, how the next one comes, and until when the boxes are open. */
export function Keys({ boxes }: { boxes: MagicBox }) {
  const t = useT('cosmic-boxes')
  const hasRoute = useHasRoute()
  const { refetch } = useBoxes()
  const remaining = useCountdown({
    until: boxes.finishedAt,
    optimized: true,
    onStop: () => void refetch(),
  })
  const { keys, scratched, cardsPerKey } = boxes
  const words = t('keys.progress', { scratched, needed: cardsPerKey })
  return (
    <Stack gap={3}>
      <Heading level={3} size="md">
        {t('keys.title')}
      </Heading>
      <Text strong data-testid="cosmic-keys">
        {t('keys.count', { count: keys })}
      </Text>
      {keys > 0 && (
        <span className={css.keys} aria-hidden="true">
          {Array.from({ length: Math.min(keys, 10) }, (_, index) => (
            <Icon key={index} name="key" size="lg" />
          ))}
        </span>
      )}
      <Progress
        label={t('keys.next')}
        value={scratched}
        max={cardsPerKey}
        valueText={words}
        size="sm"
      />
      <Text size="sm" tone="secondary">
        {words} {t('keys.how', { count: cardsPerKey })}
      </Text>
      {hasRoute('/scratch-cards') && (
        <div>
          <Button
            variant="quiet"
            start={<Icon name="scratch" size="text" />}
            render={<Link to="/scratch-cards" />}
          >
            {t('keys.cards')}
          </Button>
        </div>
      )}
      <Text size="sm" tone="secondary">
        {t('ends')} {remaining !== null && <Countdown remaining={remaining} label={t('ends')} />}
      </Text>
    </Stack>
  )
}
