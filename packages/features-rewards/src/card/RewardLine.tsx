import type { Rewards } from '@marquee/contract'
import { rewardsQuery, useApi, useFeatureTexts, useIsOffline } from '@marquee/core'
import { Button, Icon, Money, Text } from '@marquee/ui'
import { useQuery } from '@tanstack/react-query'
import * as css from './RewardLine.css.ts'
import { useClaim } from './useClaim.ts'

/** The button that had it is gone. */
const takeFocus = (line: HTMLElement | null): void => line?.focus()

/**
 * What one thing brings: said before it is asked for, to be claimed once it is done, and the sum
 * that follows.
 */
export function RewardLine({ reward }: { reward: keyof Rewards }) {
  const t = useFeatureTexts('rewards')
  const offline = useIsOffline()
  const { data } = useQuery(rewardsQuery(useApi()))
  const claim = useClaim(reward)
  const known = data?.[reward]
  if (!t || !known || (!known.available && !claim.data)) return null
  const coins = <Money amount={known.coins} unit="coins" unitLabel={t('coins')} icon />
  if (claim.data) {
    const now = claim.data.balance.coins
    return (
      <div ref={takeFocus} tabIndex={-1} className={css.line} data-state="claimed" role="status">
        <Text as="span" strong figures>
          <Money amount={now - known.coins} unit="coins" /> + {coins} ={' '}
          <Money amount={now} unit="coins" unitLabel={t('coins')} animated />
        </Text>
      </div>
    )
  }
  return (
    <div className={css.line} data-state={known.completed ? 'ready' : 'open'}>
      <span className={css.gift}>
        <Icon name="gift" />
      </span>
      <Text as="span" className={css.words}>
        {known.completed ? t('line.ready') : t(`line.${reward}`)} <strong>{coins}</strong>
        {claim.isError && <span className={css.problem}>{t('line.failed')}</span>}
      </Text>
      {known.completed && (
        <Button
          size="sm"
          busy={claim.isPending}
          disabled={offline}
          onClick={() => claim.mutate()}
          data-testid={`claim-${reward}`}
        >
          {t('line.claim')}
        </Button>
      )}
    </div>
  )
}
