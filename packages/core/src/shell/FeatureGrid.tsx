import { Text, VisuallyHidden } from '@marquee/ui'
import { useBrand } from '../app/AppContext.ts'
import { useT } from '../i18n/hooks.ts'
import type { NavigationGroup } from '../feature/types.ts'
import { type ShownItem, useNavigationItems } from '../layouts/useNavigation.ts'
import { readyBehind } from '../promotions/shown.ts'
import { useKnownPromotions } from '../promotions/usePromotions.ts'
import { Link } from '../routing/Link.tsx'
import { Sign } from '../signs/Sign.tsx'
import * as css from './FeatureGrid.css.ts'

const shown: NavigationGroup[] = ['play', 'rewards', 'compete', 'club']

function Tile({ item, ready, close }: { item: ShownItem; ready: number; close: () => void }) {
  const t = useT()
  return (
    <Link to={item.to} search={item.search} className={css.tile} onClick={close}>
      <span className={css.seal} data-ready={ready > 0 || undefined}>
        <Sign name={item.icon} className={css.sign} />
        {ready > 0 && <span aria-hidden="true" className={css.dot} data-testid="ready-dot" />}
      </span>
      {item.label}
      {ready > 0 && <VisuallyHidden>{t('nav.ready', { count: ready })}</VisuallyHidden>}
    </Link>
  )
}

/**
 * What the brand has, each drawn in its colours: the page that sums up what is ready, then what is ready,
 * then the rest. What the main navigation has is left out where that stands beside the sheet.
 */
export function FeatureGrid({ close }: { close: () => void }) {
  const t = useT()
  const brand = useBrand()
  const promotions = useKnownPromotions()
  const tiles = useNavigationItems()
    .filter(({ group }) => shown.includes(group))
    .map((item) => ({ item, ready: readyBehind(brand, promotions, item) }))
    .sort(
      (one, other) =>
        Number(other.item.sumsUpRewards ?? false) - Number(one.item.sumsUpRewards ?? false) ||
        Number(other.ready > 0) - Number(one.ready > 0),
    )
  if (!tiles.length) return null
  const isBeside = tiles.every(({ item }) => item.primary)
  return (
    <nav aria-label={t('menu.everything')} className={css.all} data-beside={isBeside || undefined}>
      <Text size="xs" tone="secondary">
        {t('menu.everything')}
      </Text>
      <ul className={css.grid}>
        {tiles.map(({ item, ready }) => (
          <li key={item.key} className={css.place} data-beside={item.primary || undefined}>
            <Tile item={item} ready={ready} close={close} />
          </li>
        ))}
      </ul>
    </nav>
  )
}
