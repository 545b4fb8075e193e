import { Link, useT } from '@marquee/core'
import { Icon } from '@marquee/ui'
import * as css from './GameBarLink.css.ts'

/** One tap away from every game: limits, a break, and how the session goes. */
export function GameBarLink() {
  const t = useT('responsible-play')
  return (
    <Link to="/game/responsible-play" className={css.link} data-testid="responsible-play-link">
      <Icon name="shield" size="sm" />
      {t('gameBar')}
    </Link>
  )
}
