import { Link, useT } from '@marquee/core'
import { Chip, Countdown, Icon } from '@marquee/ui'
import { useDrops } from '../queries.ts'
import { useDropTurns } from '../useDropTurns.ts'

/** Among the chips of the lobby: it rains, or in how long. */
export function DropChip() {
  const t = useT('coin-drops')
  const { data: drops } = useDrops()
  const { next } = useDropTurns(drops)
  const isOn = Boolean(drops?.current && !drops.taken)
  if (!drops || (!isOn && next === null)) return null
  return (
    <Chip
      selected={isOn}
      start={<Icon name="coins" size="text" />}
      render={<Link to="/coin-drops" data-testid="drop-chip" />}
    >
      {isOn ? (
        t('chip.on')
      ) : (
        <span>
          {t('chip.next')} <Countdown remaining={next ?? 0} label={t('chip.next')} />
        </span>
      )}
    </Chip>
  )
}
