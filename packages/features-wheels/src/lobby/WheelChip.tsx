import { useT } from '@marquee/core'
import { NextTurn, useWheel } from '@marquee/feature-wheel-kit'
import { Chip, Icon } from '@marquee/ui'
import { OpenLink } from '../OpenLink.tsx'

/** The wheel of the day among the chips of the lobby: ready, or in how long. */
export function WheelChip() {
  const t = useT('wheels')
  const { wheel, remaining } = useWheel('daily')
  if (!wheel || (!wheel.available && wheel.availableDate === null)) return null
  return (
    <Chip
      selected={wheel.available}
      start={<Icon name="wheel" size="text" />}
      render={<OpenLink modal="daily-wheel" data-testid="daily-wheel-chip" />}
    >
      {wheel.available ? (
        t('chip.ready')
      ) : (
        <span>
          {t('chip.name')} <NextTurn feature="wheels" remaining={remaining} />
        </span>
      )}
    </Chip>
  )
}
