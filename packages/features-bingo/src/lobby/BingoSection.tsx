import { Link, useModals, useT } from '@marquee/core'
import { ActionCard, Button, Progress, Text } from '@marquee/ui'
import { Ball } from '../card/Ball.tsx'
import { useBingoStatus } from '../queries.ts'
import { useBallWords } from '../useBallWords.ts'
import * as css from './BingoSection.css.ts'

/** The player's balls on the lobby; nothing while bingo does not run. */
export function BingoSection() {
  const t = useT('bingo')
  const modals = useModals()
  const ballWords = useBallWords()
  const { data: status } = useBingoStatus()
  if (!status?.isActive) return null
  const { availablePoint, ballsNeeded, isPlayable } = status
  const words = ballWords(status)
  return (
    <ActionCard
      id="bingo-section"
      data-testid="bingo-section"
      title={t('page.title')}
      art={
        <span className={css.balls}>
          {[7, 22, 41].map((number) => (
            <Ball key={number} number={number} />
          ))}
        </span>
      }
      artWidth="own"
      highlight={isPlayable}
      actions={
        <>
          <Button variant={isPlayable ? 'strong' : 'quiet'} render={<Link to="/bingo" />}>
            {t(isPlayable ? 'lobby.play' : 'lobby.open')}
          </Button>
          <Button variant="plain" onClick={() => modals.open('welcome-bingo')}>
            {t('lobby.how')}
          </Button>
        </>
      }
    >
      <Text tone="secondary">{isPlayable ? t('lobby.ready') : words}</Text>
      <Progress
        label={t('tray.title')}
        value={availablePoint}
        max={ballsNeeded}
        valueText={words}
        size="sm"
      />
    </ActionCard>
  )
}
