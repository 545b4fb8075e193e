import { Icon, IconButton } from '@marquee/ui'
import { useBrand } from '../app/AppContext.ts'
import { useT } from '../i18n/hooks.ts'
import { useModals } from '../modals/useModals.ts'
import { usePreferences } from '../preferences/usePreferences.ts'
import { ReadyCount } from '../promotions/ReadyCount.tsx'
import { Link } from '../routing/Link.tsx'
import * as css from './MainNavigation.css.ts'
import { usePrimaryItems } from './useNavigation.ts'

function Fold({ collapsed }: { collapsed: boolean }) {
  const t = useT()
  const [, setPreferences] = usePreferences()
  return (
    <IconButton
      icon={collapsed ? 'chevron-right' : 'chevron-left'}
      label={t(collapsed ? 'nav.expand' : 'nav.collapse')}
      className={css.fold}
      onClick={() => setPreferences({ sidebar: collapsed ? 'open' : 'collapsed' })}
    />
  )
}

/**
 * The desktop's navigation (LAYOUT-08): a sidebar of 248 px that folds to 72, a line in the header, or a
 * rail of signs with their names below. It has the few entries that everything is reached from, and the
 * menu with all of it.
 */
export function MainNavigation() {
  const t = useT()
  const modals = useModals()
  const items = usePrimaryItems()
  const { navigation } = useBrand().composition
  const [{ sidebar }] = usePreferences()
  const isSidebar = navigation === 'sidebar'
  const collapsed = isSidebar && sidebar === 'collapsed'
  // Counted at the corner of the sign: there is no line to end.
  const isSmall = collapsed || navigation === 'rail'
  return (
    <nav
      className={css.form[navigation]}
      data-collapsed={collapsed || undefined}
      aria-label={t('nav.main')}
    >
      <div className={css.scroller[navigation]}>
        <ul className={css.list[navigation]}>
          {items.map((item) => (
            <li key={item.key} data-group={item.group} className={css.place[navigation]}>
              <Link
                to={item.to}
                search={item.search}
                className={css.link[navigation]}
                title={collapsed ? item.label : undefined}
              >
                <span className={css.sign[navigation]}>
                  <Icon name={item.icon} />
                  {isSmall && <ReadyCount item={item} corner />}
                </span>
                <span className={css.label[navigation]}>{item.label}</span>
                {!isSmall && <ReadyCount item={item} />}
              </Link>
            </li>
          ))}
        </ul>
        <button
          type="button"
          className={css.link[navigation]}
          title={collapsed ? t('nav.more') : undefined}
          onClick={() => modals.open('menu')}
        >
          <span className={css.sign[navigation]}>
            <Icon name="menu" />
          </span>
          <span className={css.label[navigation]}>{t('nav.more')}</span>
        </button>
        {isSidebar && <Fold collapsed={collapsed} />}
      </div>
    </nav>
  )
}
