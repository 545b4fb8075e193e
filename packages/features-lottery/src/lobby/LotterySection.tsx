import { Link, ownPage, useCountdown, useT, useTranslate } from '@marquee/core'
import { useFinishTimer } from '@marquee/feature-page'
import { ActionCard, Button, Countdown, Text } from '@marquee/ui'
import type { Lottery } from '../contract/schemas.ts'
import { Drum } from '../art/Drum.tsx'
import { useRunning, useTickets, useUnseenDraw, useWaiting } from '../queries.ts'
import { lotteryKey } from '../keys.ts'

/** What waits: a draw to be seen, a reward, today's ticket, or the next draw. */
function useCall(): 'draw' | 'reward' | 'free' | 'open' {
  const { data } = useTickets()
  const unseen = useUnseenDraw()
  const waiting = useWaiting()
  if (unseen) return 'draw'
  if (waiting.length > 0) return 'reward'
  return data?.earning?.isFreeReady ? 'free' : 'open'
}

function Running({ lottery: { id, title, finishedAt } }: { lottery: Lottery }) {
  const t = useT('lottery')
  const translate = useTranslate()
  const { data } = useTickets()
  const call = useCall()
  useFinishTimer({ queryKey: lotteryKey, finishedAt })
  const remaining = useCountdown({ until: finishedAt, optimized: true })
  const own = data?.tickets.filter(({ lotteryId }) => lotteryId === id).length ?? 0
  return (
    <ActionCard
      id="lottery-section"
      data-testid="lottery-section"
      title={translate(title)}
      art={<Drum />}
      highlight={call === 'reward' || call === 'draw'}
      actions={
        <Button
          variant={call === 'open' ? 'quiet' : 'strong'}
          render={<Link to={ownPage('lottery', '/lottery')} />}
        >
          {t(`lobby.${call}`)}
        </Button>
      }
    >
      <Text tone="secondary">
        {t('hall.draw')}{' '}
        {remaining !== null && <Countdown remaining={remaining} label={t('hall.draw')} />}
      </Text>
      <Text size="sm" tone="secondary">
        {call === 'draw' && t('lobby.drawn')}
        {call === 'reward' && t('lobby.won')}
        {(call === 'free' || call === 'open') && t('lobby.own', { count: own })}
      </Text>
    </ActionCard>
  )
}

/** The lottery on the lobby; nothing unless the feature status says that it runs (LOTTERY-02). */
export function LotterySection() {
  const lottery = useRunning()
  return lottery && <Running lottery={lottery} />
}
