import { useModals, useT } from '@marquee/core'
import { Icon } from '@marquee/ui'
import * as css from './GameBarFairness.css.ts'

/** One tap away from every game: what its rounds are drawn from. */
export function GameBarFairness() {
  const t = useT('history')
  const modals = useModals()
  return (
    <button type="button" className={css.act} onClick={() => modals.open('fairness')}>
      <Icon name="dice" size="sm" />
      {t('fairness.title')}
    </button>
  )
}
