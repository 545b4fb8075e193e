import { Link, useApi, useT } from '@marquee/core'
import { Chip, Icon, Money } from '@marquee/ui'
import { useQuery } from '@tanstack/react-query'
import { rewardsQuery } from '../queries.ts'
import { waiting } from './waiting.ts'

/** Coins that wait for a word from the player, among the chips of the lobby. */
export function RewardsChip() {
  const t = useT('rewards')
  const { data } = useQuery(rewardsQuery(useApi()))
  if (!data) return null
  const { coins, isReady } = waiting(data)
  if (coins === 0) return null
  return (
    <Chip
      selected={isReady}
      start={<Icon name="gift" size="text" />}
      render={<Link to="/profile/rewards" data-testid="rewards-chip" />}
    >
      <span>
        <Money amount={coins} unit="coins" unitLabel={t('coins')} coloured={!isReady} />{' '}
        {t(isReady ? 'chip.ready' : 'chip.open')}
      </span>
    </Chip>
  )
}
