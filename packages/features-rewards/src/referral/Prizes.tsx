import type { Prize } from '@marquee/contract'
import { useT } from '@marquee/core'
import { Inline, Money } from '@marquee/ui'

/** Coins and entries of a prize, whichever it has. */
export function Prizes({ prize: { coins, entries } }: { prize: Prize }) {
  const t = useT('rewards')
  return (
    <Inline as="span" gap={3}>
      {coins > 0 && <Money amount={coins} unit="coins" unitLabel={t('coins')} icon />}
      {entries > 0 && (
        <Money
          amount={entries}
          unit="entries"
          unitLabel={t('entries', { count: entries / 100 })}
          icon
        />
      )}
    </Inline>
  )
}
