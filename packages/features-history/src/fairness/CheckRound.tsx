import type { RoundFairness } from '@marquee/contract'
import { Link, useModals, useT } from '@marquee/core'
import { Button, Icon, Inline, Stack, Text } from '@marquee/ui'
import * as css from './Seeds.css.ts'

export interface CheckRoundProps {
  roundId: string
  fairness: RoundFairness | null
  onLeave: () => void
}

/** Leads to the page that plays the round again from its seeds, once they may be known. */
export function CheckRound({ roundId, fairness, onLeave }: CheckRoundProps) {
  const t = useT('history')
  const modals = useModals()
  const state = fairness === null ? 'old' : fairness.serverSeed === null ? 'secret' : 'ready'
  return (
    <Stack gap={3} className={css.part}>
      <Text size="sm" tone="secondary">
        {t(`fairness.round.${state}`)}
      </Text>
      <Inline gap={2}>
        {state === 'ready' && (
          <Button
            variant="quiet"
            start={<Icon name="dice" size="text" />}
            render={<Link to="/verify" search={{ round: roundId }} onClick={onLeave} />}
          >
            {t('fairness.round.check')}
          </Button>
        )}
        {state === 'secret' && (
          <Button
            variant="plain"
            start={<Icon name="dice" size="text" />}
            onClick={() => modals.open('fairness')}
          >
            {t('fairness.title')}
          </Button>
        )}
      </Inline>
    </Stack>
  )
}
