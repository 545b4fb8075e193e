import { Link, useT } from '@marquee/core'
import { Icon } from '@marquee/ui'
import { useParams } from '@tanstack/react-router'
import { IssueGames } from './IssueGames.tsx'
import * as css from './IssueGames.css.ts'

/** `/issues/providers/{pageName}`: the games of one provider (ROUTE-13). */
export function ProviderPage() {
  const t = useT('games')
  const { pageName = '' }: { pageName?: string } = useParams({ strict: false })
  return (
    <IssueGames
      title={t('providers.title')}
      titleOf={(shelf) => shelf.providerName(pageName)}
      gamesOf={(shelf) => shelf.byProvider(pageName)}
      library={{ provider: pageName }}
      captions={false}
      kicker={
        <Link to="/issues/providers" className={css.kicker}>
          <Icon name="chevron-left" size="sm" />
          {t('providers.title')}
        </Link>
      }
    />
  )
}
