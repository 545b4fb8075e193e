import { Link, ownPage, type SlotProps, useT } from '@marquee/core'
import { Button } from '@marquee/ui'
import { useDrawToPlay } from '../queries.ts'
import { Replay } from './Replay.tsx'

/** The draw that was made while the player was away, played among what else came in. */
export function AwayScene({ entries, close }: SlotProps['away.scenes']) {
  const t = useT('lottery')
  const lottery = useDrawToPlay()
  if (!lottery || !entries.some(({ kind }) => kind === 'lottery')) return null
  return (
    <Replay
      key={lottery.id}
      lottery={lottery}
      collect={
        <Button
          render={<Link to={ownPage('lottery', '/lottery')} />}
          data-testid="lottery-collect"
          onClick={close}
        >
          {t('lobby.reward')}
        </Button>
      }
    />
  )
}
