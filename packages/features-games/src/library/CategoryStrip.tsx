import { Link, useT, useTranslate } from '@marquee/core'
import { Chip, Icon, type IconName, iconNames } from '@marquee/ui'
import type { Shelf } from '../catalogue/shelf.ts'
import * as css from './CategoryStrip.css.ts'
import type { LibraryFilter } from './filters.ts'

const isIcon = (name: string): name is IconName => (iconNames as readonly string[]).includes(name)

/** The menu of the catalogue; a category changes, the rest of the filter stays. */
export function CategoryStrip({ shelf, filter }: { shelf: Shelf; filter: LibraryFilter }) {
  const t = useT('games')
  const translate = useTranslate()
  const entry = (category: string | undefined, icon: string, title: string) => {
    const selected = filter.category === category
    return (
      <li key={category ?? 'every'}>
        <Chip
          selected={selected}
          start={isIcon(icon) && <Icon name={icon} size="sm" />}
          render={
            <Link
              to="."
              search={(now) => ({ ...now, category })}
              replace
              resetScroll={false}
              preload={false}
              aria-current={selected ? 'true' : undefined}
            />
          }
        >
          {title}
        </Chip>
      </li>
    )
  }
  return (
    <nav aria-label={t('library.categories')}>
      <ul className={css.strip}>
        {entry(undefined, 'games', t('library.every'))}
        {shelf.catalogue.menu
          .filter(({ pageName }) => shelf.issue(pageName)?.key !== 'allGames')
          .map(({ pageName, icon, title }) => entry(pageName, icon, translate(title)))}
      </ul>
    </nav>
  )
}
