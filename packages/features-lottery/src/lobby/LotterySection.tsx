import { Link, useCountdown, useT, useTranslate } from '@marquee/core'
import { useFinishTimer } from '@marquee/feature-page'
import { ActionCard, Button, Countdown, Text } from '@marquee/ui'
import type { Lottery } from '../contract/schemas.ts'
import { Drum } from '../art/Drum.tsx'
import { useRunning, useTickets, waiting } from '../queries.ts'

/** What waits: a reward, today's ticket, or the draw. */
function useCall(): 'reward' | 'free' | 'open' {
  const { data } = useTickets()
  if (data && waiting(data.tickets).length > 0) return 'reward'
  return data?.earning?.isFreeReady ? 'free' : 'open'
}

function Running({ lottery: { id, title, finishedAt } }: { lottery: Lottery }) {
  const t = useT('lottery')
  const translate = useTranslate()
  const { data } = useTickets()
  const call = useCall()
  useFinishTimer({ feature: 'lottery', finishedAt })
  const remaining = useCountdown({ until: finishedAt, optimized: true })
  const own = data?.tickets.filter(({ lotteryId }) => lotteryId === id).length ?? 0
  return (
    <ActionCard
      id="lottery-section"
      data-testid="lottery-section"
      title={translate(title)}
      art={<Drum />}
      highlight={call === 'reward'}
      actions={
        <Button variant={call === 'open' ? 'quiet' : 'strong'} render={<Link to="/lottery" />}>
          {t(`lobby.${call}`)}
        </Button>
      }
    >
      <Text tone="secondary">
        {t('hall.draw')}{' '}
        {remaining !== null && <Countdown remaining={remaining} label={t('hall.draw')} />}
      </Text>
      <Text size="sm" tone="secondary">
        {t(call === 'reward' ? 'lobby.won' : 'lobby.own', { count: own })}
      </Text>
    </ActionCard>
  )
}

/** The lottery on the lobby; nothing unless the feature status says that it runs (LOTTERY-02). */
export function LotterySection() {
  const lottery = useRunning()
  return lottery && <Running lottery={lottery} />
}
