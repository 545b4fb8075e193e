import { Link, ownPage, useCountdown, useT } from '@marquee/core'
import { NextTurn } from '@marquee/prize-ui'
import { ActionCard, Button, Text } from '@marquee/ui'
import { Machine } from '../machine/Machine.tsx'
import { useMachine } from '../queries.ts'

/** The machine on the lobby: a turn waits, or in how long; nothing while it stands still. */
export function MachineSection() {
  const t = useT('funmachine')
  const { data: machine, refetch } = useMachine()
  const remaining = useCountdown({
    until: machine?.availableAt ?? null,
    onStop: () => void refetch(),
  })
  if (!machine?.isActive) return null
  const { isAvailable } = machine
  return (
    <ActionCard
      id="machine-section"
      data-testid="machine-section"
      title={t('page.title')}
      art={<Machine state={isAvailable ? 'ready' : 'resting'} />}
      highlight={isAvailable}
      actions={
        <Button
          variant={isAvailable ? 'strong' : 'quiet'}
          render={<Link to={ownPage('funmachine', '/funmachine')} />}
        >
          {t(isAvailable ? 'lobby.play' : 'lobby.open')}
        </Button>
      }
    >
      <Text tone="secondary">
        {isAvailable ? t('lobby.ready') : <NextTurn feature="funmachine" remaining={remaining} />}
      </Text>
    </ActionCard>
  )
}
