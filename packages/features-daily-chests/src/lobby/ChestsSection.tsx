import { Link, ownPage, useT } from '@marquee/core'
import { ActionCard, Button, Text } from '@marquee/ui'
import { Chest } from '../chest/Chest.tsx'
import { useChests } from '../queries.ts'

/** The chests on the lobby while one can be opened; nothing otherwise. */
export function ChestsSection() {
  const t = useT('daily-chests')
  const { data: state } = useChests()
  if (!state?.isActive || state.left === 0) return null
  const next = state.chests.find(({ prize }) => prize === null)
  return (
    <ActionCard
      id="daily-chests-section"
      data-testid="daily-chests-section"
      title={t('page.title')}
      art={<Chest number={next?.number ?? 1} state="closed" />}
      highlight
      actions={
        <Button render={<Link to={ownPage('daily-chests', '/daily-chests')} />}>
          {t('lobby.open')}
        </Button>
      }
    >
      <Text tone="secondary">{t('left', { count: state.left })}</Text>
    </ActionCard>
  )
}
