import { Slot, useT } from '@marquee/core'
import * as css from './Chips.css.ts'

/** What waits for the player, in one line that scrolls; nothing is shown while nothing waits. */
export function Chips() {
  const t = useT('lobby')
  return (
    <div role="group" aria-label={t('chips')} className={css.strip}>
      <Slot name="lobby.chips" />
    </div>
  )
}
