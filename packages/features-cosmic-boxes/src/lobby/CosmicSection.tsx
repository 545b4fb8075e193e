import { Link, useModals, useT } from '@marquee/core'
import { ActionCard, Button, Text } from '@marquee/ui'
import { CosmicBox } from '../box/CosmicBox.tsx'
import { useBoxes } from '../queries.ts'

/** The boxes on the lobby while a key waits; nothing otherwise. */
export function CosmicSection() {
  const t = useT('cosmic-boxes')
  const modals = useModals()
  const { data: boxes } = useBoxes()
  if (!boxes?.isActive || boxes.keys === 0) return null
  return (
    <ActionCard
      id="cosmic-section"
      data-testid="cosmic-section"
      title={t('page.title')}
      art={<CosmicBox number={1} reveal="closed" />}
      highlight
      actions={
        <>
          <Button render={<Link to="/cosmic-boxes" />}>{t('lobby.open')}</Button>
          <Button variant="plain" onClick={() => modals.open('welcome-cosmic-boxes')}>
            {t('lobby.how')}
          </Button>
        </>
      }
    >
      <Text tone="secondary">{t('keys.count', { count: boxes.keys })}</Text>
    </ActionCard>
  )
}
