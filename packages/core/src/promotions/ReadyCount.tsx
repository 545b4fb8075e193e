import { VisuallyHidden } from '@marquee/ui'
import { useBrand } from '../app/AppContext.ts'
import { useIsInBrowser } from '../app/useIsInBrowser.ts'
import { useT } from '../i18n/hooks.ts'
import type { ShownItem } from '../layouts/useNavigation.ts'
import * as css from './ReadyCount.css.ts'
import { readyBehind } from './shown.ts'
import { useKnownPromotions } from './usePromotions.ts'

interface ReadyCountProps {
  item: ShownItem
  /** At the corner of the icon before it. */
  corner?: boolean
}

/**
 * How many things can be claimed behind an entry of the navigation; nothing while none can. The
 * server's render has none: what can be claimed may be known before this part takes that over.
 */
export function ReadyCount({ item, corner = false }: ReadyCountProps) {
  const t = useT()
  const brand = useBrand()
  const isHere = useIsInBrowser()
  const promotions = useKnownPromotions()
  const count = isHere ? readyBehind(brand, promotions, item) : 0
  if (!count) return null
  return (
    <span className={corner ? css.corner : css.count} data-testid="ready-count">
      <span aria-hidden="true">{count > 99 ? '99+' : count}</span>
      <VisuallyHidden>{t('nav.ready', { count })}</VisuallyHidden>
    </span>
  )
}
