import type { Wheel } from '@marquee/contract'
import { useBrand, useIsGuest, useT, useTranslate } from '@marquee/core'
import { type Draw, NextTurn, SignUpAction, useSpin, useWheel } from '@marquee/prize-ui'
import { Button, EmptyState, ErrorState, Notice, Text } from '@marquee/ui'
import { useState } from 'react'
import * as css from './DailyWheel.css.ts'
import { SpinWheel } from './SpinWheel.tsx'
import { WheelSkeleton } from './WheelSkeleton.tsx'

interface DailyWheelProps {
  /** Why an earlier spin, of whichever wheel, failed (WHEEL-04). */
  errorText?: string | undefined
  /** Where a failure is told in place, not in a modal of its own. */
  tellsFailures?: boolean
}

/** What a player has who cannot spin now, and what a guest has. */
function Waiting({ wheel, remaining }: { wheel: Wheel; remaining: number | null }) {
  const t = useT('wheels')
  const guest = useIsGuest()
  if (guest) return <SignUpAction location="wheels" label={t('guest')} />
  if (wheel.availableDate === null) {
    return (
      <Text tone="secondary" centred>
        {t('resting')}
      </Text>
    )
  }
  return (
    <div className={css.lines}>
      <Button wide size="lg" disabled data-testid="wheel-wait">
        <NextTurn feature="wheels" remaining={remaining} />
      </Button>
      <Text size="sm" tone="secondary" centred>
        {t('spun')}
      </Text>
    </div>
  )
}

function Wheels({ draw, onSpin }: { draw: Draw<number>; onSpin: (wheelId: number) => void }) {
  const t = useT('wheels')
  const translate = useTranslate()
  const { art } = useBrand().theme
  const { wheel, isLoading, failed, retry, isRetrying, remaining } = useWheel('daily')
  if (isLoading) return <WheelSkeleton />
  if (failed) {
    return (
      <ErrorState
        art={art.trouble}
        level={3}
        title={t('draw.failed.title')}
        text={t('draw.failed.text')}
        retryLabel={t('draw.failed.retry')}
        onRetry={retry}
        busy={isRetrying}
      />
    )
  }
  if (!wheel) {
    return <EmptyState art={art.empty} level={3} title={t('none.title')} text={t('none.text')} />
  }
  return (
    <SpinWheel
      sectors={wheel.sectors}
      label={translate(wheel.title)}
      spin={wheel.available ? () => onSpin(wheel.wheelId) : null}
      draw={draw}
    >
      <Waiting wheel={wheel} remaining={remaining} />
    </SpinWheel>
  )
}

/** The free wheel of the day: to spin, to wait for, or for guests to look at. */
export function DailyWheel({ errorText, tellsFailures = false }: DailyWheelProps) {
  const [problem, setProblem] = useState(errorText ?? null)
  const draw = useSpin({
    name: 'daily-wheel-spin',
    ...(tellsFailures && { onFailure: setProblem }),
  })
  const spin = (wheelId: number) => {
    setProblem(null)
    draw.draw(wheelId)
  }
  return (
    <div className={css.lines}>
      {problem !== null && (
        <Notice tone="critical" announced>
          {problem}
        </Notice>
      )}
      <Wheels draw={draw} onSpin={spin} />
    </div>
  )
}
