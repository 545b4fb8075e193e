import type { SeasonSkin } from '../contract/schemas.ts'
import { useIsOffline, useT } from '@marquee/core'
import { PlayButton } from '@marquee/feature-page'
import { PrizeReveal, usePrizeWords } from '@marquee/prize-ui'
import {
  Badge,
  type BadgeProps,
  Button,
  Card,
  CollectButton,
  Heading,
  Icon,
  Notice,
  Progress,
  Text,
} from '@marquee/ui'
import { useEffect, useRef } from 'react'
import type { Stop, StopState } from '../stops.ts'
import type { useClaimAward } from './useClaimAward.ts'
import * as css from './SeasonJourney.css.ts'

const tones: Partial<Record<StopState, BadgeProps['tone']>> = {
  done: 'positive',
  here: 'accent',
  waiting: 'caution',
  queued: 'caution',
}

interface StopCardProps {
  stop: Stop
  skin: SeasonSkin
  claim: ReturnType<typeof useClaimAward>
  /** Rounds bring points: the season runs for the player. */
  isPlayable: boolean
  /** Awards can be claimed; not while the player takes a break from a season that runs. */
  isClaimable: boolean
  onDone: () => void
}

function Actions({ stop, claim, isPlayable, isClaimable, onDone }: Omit<StopCardProps, 'skin'>) {
  const t = useT('seasons')
  const offline = useIsOffline()
  const done = useRef<HTMLButtonElement>(null)
  const isTold = claim.reveal === 'open'
  // The button that had the focus is gone with the claim.
  useEffect(() => {
    if (isTold) done.current?.focus({ preventScroll: true })
  }, [isTold])
  if (isTold)
    return (
      <CollectButton ref={done} onClick={onDone} data-testid="season-done">
        {t('draw.moment.done')}
      </CollectButton>
    )
  const isUnderWay = claim.isPending || claim.reveal === 'turning'
  if ((stop.state === 'waiting' && isClaimable) || isUnderWay)
    return (
      <Button
        disabled={offline || isUnderWay}
        start={<Icon name="gift" size="text" />}
        data-testid="season-claim"
        onClick={() => claim.draw(stop.index)}
      >
        {t('claim')}
      </Button>
    )
  return stop.state === 'ahead' && isPlayable ? (
    <PlayButton start={<Icon name="play" size="text" />}>{t('walk')}</PlayButton>
  ) : null
}

/** One stop: what it is called, its award, how far it is, and the claim once it is reached. */
export function StopCard({ skin, ...rest }: StopCardProps) {
  const { stop, claim } = rest
  const t = useT('seasons')
  const words = usePrizeWords('seasons')
  const { index, award, progressBar, state } = stop
  const name = t(`places.${skin}.${index + 1}`)
  const isWalking = claim.isPending || claim.reveal === 'turning'
  return (
    <Card
      tone={state === 'waiting' ? 'highlight' : 'raised'}
      className={css.card}
      data-testid="season-stop"
    >
      <div className={css.head}>
        <Heading level={3} size="lg">
          {t('stop.name', { number: index + 1, name })}
        </Heading>
        <Badge tone={tones[state] ?? 'neutral'}>
          {t(isWalking ? 'onTheWay' : `stop.state.${state}`)}
        </Badge>
      </div>
      <Text className={css.award}>
        <Icon name="gift" size="text" /> {words.all(award)}
      </Text>
      <Progress
        label={t('stop.way', { name })}
        value={progressBar}
        max={100}
        valueText={`${progressBar}%`}
      />
      {state === 'queued' && (
        <Text size="sm" tone="secondary">
          {t('inOrder')}
        </Text>
      )}
      <div aria-live="polite" className={css.live}>
        {claim.won && claim.reveal === 'open' && <PrizeReveal feature="seasons" won={claim.won} />}
      </div>
      {claim.problem !== null && (
        <Notice tone="critical" announced>
          {claim.problem}
        </Notice>
      )}
      <Actions {...rest} />
    </Card>
  )
}
