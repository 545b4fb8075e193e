import type { LotteryTicket } from '../contract/schemas.ts'
import { useIsOffline, useT } from '@marquee/core'
import { PageSection } from '@marquee/feature-page'
import { PrizeReveal, usePrizeWords } from '@marquee/prize-ui'
import { Button, Card, CollectButton, Icon, Notice, Text } from '@marquee/ui'
import { useEffect, useRef, useState } from 'react'
import { useWaiting } from '../queries.ts'
import { readable } from '../ticket/ticketText.ts'
import * as css from './Rewards.css.ts'
import { useReward } from './useReward.ts'

/**
 * What the player's tickets have won and was not taken yet; each is taken once, with its moment. During
 * a break it waits.
 */
export function Rewards({ isResting }: { isResting: boolean }) {
  const t = useT('lottery')
  const words = usePrizeWords('lottery')
  const offline = useIsOffline()
  const waiting = useWaiting()
  const { draw, dismiss, isPending, won, problem } = useReward()
  const [asked, ask] = useState<LotteryTicket>()
  const done = useRef<HTMLButtonElement>(null)
  // The button that was pressed is gone.
  useEffect(() => {
    if (won) done.current?.focus()
  }, [won])
  const rewards = waiting.filter(({ id }) => id !== won?.sectorId)
  if (!rewards.length && !won) return null
  return (
    <PageSection title={t('reward.title')} titled>
      <Card tone="highlight" padding="lg" trim>
        <div className={css.rewards} data-testid="lottery-rewards">
          <div aria-live="polite">
            {won && (
              <div className={css.moment}>
                <PrizeReveal feature="lottery" won={won} />
                <CollectButton wide ref={done} onClick={dismiss} data-testid="lottery-done">
                  {t('draw.moment.done')}
                </CollectButton>
              </div>
            )}
          </div>
          {isResting && <Text tone="secondary">{t('reward.resting')}</Text>}
          {problem !== null && (
            <Notice tone="critical" announced>
              {problem}
            </Notice>
          )}
          {!won && (
            <ul className={css.list}>
              {rewards.map((ticket) => (
                <li key={ticket.id} className={css.line}>
                  <span>
                    <Text as="span" strong>
                      {t('reward.line', {
                        place: ticket.place,
                        prize: ticket.prize ? words.all(ticket.prize) : '',
                      })}
                    </Text>{' '}
                    <Text as="span" tone="secondary" className={css.figures}>
                      {t('reward.ticket', { number: readable(ticket.number) })}
                    </Text>
                  </span>
                  {!isResting && (
                    <Button
                      busy={isPending && asked?.id === ticket.id}
                      disabled={offline || isPending}
                      start={<Icon name="gift" size="text" />}
                      data-testid="lottery-reward"
                      onClick={() => {
                        ask(ticket)
                        draw(ticket)
                      }}
                    >
                      {t('reward.take')}
                    </Button>
                  )}
                </li>
              ))}
            </ul>
          )}
        </div>
      </Card>
    </PageSection>
  )
}
