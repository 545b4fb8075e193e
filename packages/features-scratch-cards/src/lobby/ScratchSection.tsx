import { Link, useModals, useT } from '@marquee/core'
import { useFinishTimer } from '@marquee/feature-page'
import { ActionCard, Button, Text } from '@marquee/ui'
import { mainCard } from '../cards.ts'
import { Duration } from '../Duration.tsx'
import { useRun } from '../queries.ts'
import { TicketDrawing } from './TicketDrawing.tsx'
import { withoutCards } from '../switchOff.ts'
import { scratchKey } from '../keys.ts'

/** The player's cards on the lobby; nothing while there is no run of the campaign. */
export function ScratchSection() {
  const t = useT('scratch-cards')
  const modals = useModals()
  const { data: run, refetch } = useRun()
  useFinishTimer({
    queryKey: scratchKey,
    finishedAt: run?.finishedAt ?? null,
    switchOff: withoutCards,
  })
  const card = run && mainCard(run.cards)
  if (!card) return null
  const ready = run.cards.filter(({ status }) => status === 'ready_for_activate').length
  const { rounds, roundsPerCard, left } = run.earning
  return (
    <ActionCard
      id="scratch-section"
      data-testid="scratch-section"
      title={t('page.title')}
      art={<TicketDrawing />}
      highlight={ready > 0}
      actions={
        <>
          <Button variant={ready ? 'strong' : 'quiet'} render={<Link to="/scratch-cards" />}>
            {t(ready ? 'lobby.scratch' : 'lobby.open')}
          </Button>
          <Button variant="plain" onClick={() => modals.open('welcome-scratch-cards')}>
            {t('lobby.how')}
          </Button>
        </>
      }
    >
      <Text tone="secondary">
        {ready > 0 ? (
          t('lobby.ready', { count: ready })
        ) : card.readyAt === null ? (
          t('lobby.none')
        ) : (
          <>
            {t('next.label')}{' '}
            <Duration until={card.readyAt} label={t('next.label')} onStop={() => void refetch()} />
          </>
        )}
      </Text>
      {left > 0 && (
        <Text size="sm" tone="secondary">
          {t('tray.locked', { count: roundsPerCard - rounds })}
        </Text>
      )}
    </ActionCard>
  )
}
