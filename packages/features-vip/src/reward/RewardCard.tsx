import { useClaimAtOnce, useIsOffline, useT, When } from '@marquee/core'
import { PrizeReveal, usePrizeWords } from '@marquee/prize-ui'
import { Button, Card, CollectButton, Icon, Notice, Text } from '@marquee/ui'
import { useEffect, useRef } from 'react'
import * as css from './RewardCard.css.ts'
import type { Reward } from './useRewards.ts'

interface RewardCardProps {
  reward: Reward
  /** Until when it waits, in epoch ms; null for good. */
  until: number | null
  /** Its claim was pressed elsewhere already. */
  isAsked?: boolean
}

/** One reward that waits, with its claim, and the sum it makes once it was taken. */
export function RewardCard({
  reward: { kind, prize, claim },
  until,
  isAsked = false,
}: RewardCardProps) {
  const t = useT('vip')
  const words = usePrizeWords('vip')
  const offline = useIsOffline()
  const { won, problem, isPending } = claim
  useClaimAtOnce(isAsked, () => claim.draw())
  const end = useRef<HTMLButtonElement>(null)
  // The button that had the focus is gone with the claim.
  useEffect(() => {
    if (won) end.current?.focus()
  }, [won])
  return (
    <Card tone="highlight" className={css.card} data-testid={`vip-reward-${kind}`}>
      <div className={css.row}>
        <div className={css.words}>
          <Text strong>{t(`reward.${kind}`)}</Text>
          {!won && prize && (
            <>
              <Text className={css.prize}>
                <Icon name="gift" size="text" /> {words.all(prize)}
              </Text>
              <Text size="sm" tone="secondary">
                {until === null ? t('reward.stays') : t('reward.until')}{' '}
                {until !== null && <When format="full" at={until} />}
              </Text>
            </>
          )}
        </div>
        {!won && (
          <Button
            busy={isPending}
            disabled={offline}
            start={<Icon name="gift" size="text" />}
            data-testid={`vip-claim-${kind}`}
            onClick={() => claim.draw()}
          >
            {t('reward.claim')}
          </Button>
        )}
      </div>
      <div aria-live="polite" className={css.live}>
        {won && <PrizeReveal feature="vip" won={won} />}
      </div>
      {problem !== null && (
        <Notice tone="critical" announced>
          {problem}
        </Notice>
      )}
      {won && (
        <CollectButton ref={end} onClick={claim.dismiss} data-testid={`vip-claimed-${kind}`}>
          {t('draw.moment.done')}
        </CollectButton>
      )}
    </Card>
  )
}
