import { type AppPath, Link, useApi, useT } from '@marquee/core'
import { Chip, Icon } from '@marquee/ui'
import { useQuery } from '@tanstack/react-query'
import { useRouterState } from '@tanstack/react-router'
import { bonusesQuery } from '../queries.ts'

const opened = (search: Record<string, unknown>) => ({ ...search, openModal: 'free-bonuses' })

/** Bonuses that wait, among the chips of the lobby. */
export function BonusesChip() {
  const t = useT('bonuses')
  const { data } = useQuery(bonusesQuery(useApi()))
  // Not '.': that would lose the slash at the end of a path.
  const path = useRouterState({ select: ({ location }) => location.pathname })
  if (!data?.length) return null
  return (
    <Chip
      selected
      start={<Icon name="entries" size="text" />}
      render={
        <Link to={path as AppPath} search={opened} resetScroll={false} data-testid="bonuses-chip" />
      }
    >
      {t('chip', { count: data.length })}
    </Chip>
  )
}
