import { Icon } from '@marquee/ui'
import { useBrand } from '../app/AppContext.ts'
import { useT } from '../i18n/hooks.ts'
import { useModals } from '../modals/useModals.ts'
import { ReadyCount } from '../promotions/ReadyCount.tsx'
import { Link } from '../routing/Link.tsx'
import { Slot } from '../slots/Slot.tsx'
import { barItems } from './barItems.ts'
import * as css from './BottomBar.css.ts'
import { Dock } from './Dock.tsx'
import { usePrimaryItems } from './useNavigation.ts'

/**
 * The phone's navigation (LAYOUT-08): a bar with the game played last in its middle, or with the games
 * raised there, or a strip of chips in the header, which has room for all and begins with the menu.
 */
export function BottomBar({ guest }: { guest: boolean }) {
  const t = useT()
  const modals = useModals()
  const { navigation } = useBrand().composition
  const items = barItems(usePrimaryItems(), navigation)
  const isStrip = navigation === 'topbar'
  const half = Math.ceil(items.length / 2)
  const entry = (item: (typeof items)[number]) => (
    <Link
      key={item.key}
      to={item.to}
      search={item.search}
      className={css.entry}
      data-place={item.bottomBar}
    >
      <span className={css.sign}>
        <Icon name={item.icon} />
        {!guest && <ReadyCount item={item} corner />}
      </span>
      <span className={css.label}>{item.label}</span>
    </Link>
  )
  const menu = (
    <button type="button" className={css.entry} onClick={() => modals.open('menu')}>
      <Icon name="menu" />
      <span className={css.label}>{t('nav.menu')}</span>
    </button>
  )
  const support = guest && <Dock isInBar={!isStrip} className={css.entry} />
  return (
    <nav className={css.bar} data-form={navigation} aria-label={t('nav.phone')}>
      {isStrip && menu}
      {isStrip && support}
      {items.slice(0, half).map(entry)}
      {navigation === 'sidebar' && !guest && <Slot name="bottomBar.middle" />}
      {items.slice(half).map(entry)}
      {!isStrip && support}
      {!isStrip && menu}
    </nav>
  )
}
