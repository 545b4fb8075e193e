import { Link, useT } from '@marquee/core'
import { Chip, Icon } from '@marquee/ui'
import { useLottery } from '../queries.ts'

/** Among the chips of the lobby while a card can be scratched. */
export function ScratchChip() {
  const t = useT('scratch-cards')
  const { data: lottery } = useLottery()
  const ready = lottery?.cards.filter(({ status }) => status === 'ready_for_activate').length ?? 0
  if (!ready) return null
  return (
    <Chip
      selected
      start={<Icon name="scratch" size="text" />}
      render={<Link to="/scratch-cards" data-testid="scratch-chip" />}
    >
      {t('lobby.ready', { count: ready })}
    </Chip>
  )
}
