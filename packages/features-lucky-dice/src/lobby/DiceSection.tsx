import { Link, ownPage, useT } from '@marquee/core'
import { ActionCard, Button, Text } from '@marquee/ui'
import { DicePair } from '../dice/DicePair.tsx'
import { useDice } from '../queries.ts'

/** The dice on the lobby while a throw is left; nothing otherwise. */
export function DiceSection() {
  const t = useT('lucky-dice')
  const { data: state } = useDice()
  if (!state?.isActive || state.left === 0) return null
  return (
    <ActionCard
      id="lucky-dice-section"
      data-testid="lucky-dice-section"
      title={t('page.title')}
      art={<DicePair />}
      highlight
      actions={
        <Button render={<Link to={ownPage('lucky-dice', '/lucky-dice')} />}>
          {t('lobby.open')}
        </Button>
      }
    >
      <Text tone="secondary">{t('left', { count: state.left })}</Text>
    </ActionCard>
  )
}
