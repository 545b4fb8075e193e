import type { Prize } from '@marquee/contract'
import { useT } from '@marquee/core'
import { Money, Text } from '@marquee/ui'
import * as css from './Gives.css.ts'

/** What comes with an offer: coins, and entries as a gift. */
export function Gives({ gives, size = 'md' }: { gives: Prize; size?: 'md' | 'lg' }) {
  const t = useT('promo-offers')
  return (
    <>
      <Money amount={gives.coins} unit="coins" unitLabel={t('unit.coins')} icon size={size} />
      {gives.entries > 0 && (
        <Text as="span" size="sm" tone="secondary" className={css.gift}>
          {t('gift')}
          <Money amount={gives.entries} unit="entries" unitLabel={t('unit.entries')} icon />
        </Text>
      )}
    </>
  )
}
