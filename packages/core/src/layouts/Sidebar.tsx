import { Icon, IconButton } from '@marquee/ui'
import { useT } from '../i18n/hooks.ts'
import { ReadyCount } from '../promotions/ReadyCount.tsx'
import { usePreferences } from '../preferences/usePreferences.ts'
import { type AppPath, Link } from '../routing/Link.tsx'
import * as css from './Sidebar.css.ts'
import { useNavigationGroups } from './useNavigation.ts'

/** The desktop's navigation, 248 px or 72 px of icons (LAYOUT-08). */
export function Sidebar() {
  const t = useT()
  const groups = useNavigationGroups()
  const [{ sidebar }, setPreferences] = usePreferences()
  const collapsed = sidebar === 'collapsed'
  return (
    <nav className={css.sidebar} data-collapsed={collapsed || undefined} aria-label={t('nav.main')}>
      <div className={css.scroller}>
        {groups.map(({ group, items }) => (
          <section key={group} aria-labelledby={`nav-${group}`}>
            <h2 id={`nav-${group}`} className={css.title}>
              {t(`nav.groups.${group}`)}
            </h2>
            <ul className={css.list}>
              {items.map((item) => (
                <li key={item.key}>
                  <Link
                    to={item.to as AppPath}
                    search={item.search}
                    className={css.link}
                    title={collapsed ? item.label : undefined}
                  >
                    <Icon name={item.icon} />
                    <span className={css.label}>{item.label}</span>
                    <ReadyCount item={item} corner={collapsed} />
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        ))}
        <IconButton
          icon={collapsed ? 'chevron-right' : 'chevron-left'}
          label={t(collapsed ? 'nav.expand' : 'nav.collapse')}
          className={css.fold}
          onClick={() => setPreferences({ sidebar: collapsed ? 'open' : 'collapsed' })}
        />
      </div>
    </nav>
  )
}
