import { Icon } from '@marquee/ui'
import { useBrand } from '../app/AppContext.ts'
import { deferred } from '../app/deferred.tsx'
import { useT } from '../i18n/hooks.ts'
import { useModals } from '../modals/useModals.ts'
import { type AppPath, Link } from '../routing/Link.tsx'
import { Slot } from '../slots/Slot.tsx'
import * as css from './BottomBar.css.ts'
import { useNavigationItems } from './useNavigation.ts'

const ReadyCount = deferred(() =>
  import('../promotions/ReadyCount.tsx').then((module) => module.ReadyCount),
)

/** The phone's navigation: lobby, games, the last game in the middle, rewards, menu (LAYOUT-08). */
export function BottomBar({ guest }: { guest: boolean }) {
  const t = useT()
  const modals = useModals()
  const { supportChat } = useBrand()
  const items = useNavigationItems().filter((item) => item.bottomBar)
  const half = Math.ceil(items.length / 2)
  const entry = (item: (typeof items)[number]) => (
    <Link key={item.key} to={item.to as AppPath} search={item.search} className={css.entry}>
      <span className={css.sign}>
        <Icon name={item.icon} />
        {!guest && <ReadyCount item={item} corner />}
      </span>
      <span className={css.label}>{item.label}</span>
    </Link>
  )
  return (
    <nav className={css.bar} aria-label={t('nav.phone')}>
      {items.slice(0, half).map(entry)}
      {!guest && <Slot name="bottomBar.middle" />}
      {items.slice(half).map(entry)}
      {guest && supportChat && <span data-chat-dock="bar" className={css.entry} />}
      <button type="button" className={css.entry} onClick={() => modals.open('menu')}>
        <Icon name="menu" />
        <span className={css.label}>{t('nav.menu')}</span>
      </button>
    </nav>
  )
}
