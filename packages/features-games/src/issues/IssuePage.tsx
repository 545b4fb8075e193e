import { useT, useTranslate } from '@marquee/core'
import { useParams } from '@tanstack/react-router'
import { IssueGames } from './IssueGames.tsx'

/** `/issues/{pageName}`: one named group of games (ROUTE-14). */
export function IssuePage() {
  const t = useT('games')
  const translate = useTranslate()
  const { pageName = '' }: { pageName?: string } = useParams({ strict: false })
  return (
    <IssueGames
      title={t('issues.title')}
      titleOf={(shelf) => translate(shelf.issue(pageName)?.title ?? t('issues.title'))}
      gamesOf={(shelf) => shelf.inIssue(pageName)}
      library={{ category: pageName }}
    />
  )
}
