import { PageSkeleton } from '@marquee/feature-page'
import { useT } from '@marquee/core'
import { SignUpAction } from '@marquee/prize-ui'
import { Stack, Text } from '@marquee/ui'
import { useEffect, useRef } from 'react'
import { BingoCard } from '../card/BingoCard.tsx'
import { useBingoGame, useBingoStatus } from '../queries.ts'
import * as css from './BingoHall.css.ts'
import { BallTray } from './BallTray.tsx'
import { Calls } from './Calls.tsx'
import { PatternOdds } from './PatternOdds.tsx'
import { useBingoTable } from './useBingoGame.ts'

/** Shown until the first round deals a card of the player's own. */
const blank = [
  [3, 18, 33, 48, 63],
  [7, 22, 37, 52, 67],
  [9, 24, 0, 54, 69],
  [11, 26, 41, 56, 71],
  [15, 30, 45, 60, 75],
]

/** What a guest sees of bingo: a card as it is dealt, what it can win, and the way to one. */
export function GuestHall() {
  const t = useT('bingo')
  const { data: next, isFetching, refetch } = useBingoGame()
  if (!next) {
    return (
      <PageSkeleton
        feature="bingo"
        isFetching={isFetching}
        onRetry={refetch}
        heights={['26rem', '16rem']}
        className={css.hall}
      />
    )
  }
  return (
    <div className={css.hall}>
      <BingoCard card={blank} balls={[]} />
      <Stack gap={5}>
        <Text>{t('guest.sample')}</Text>
        <SignUpAction location="bingo" label={t('guest.action')} />
        <PatternOdds odds={next.odds} hasStore={false} />
      </Stack>
    </div>
  )
}

/** The player's balls, their card, and the game that is played with them. */
export function BingoHall({ hasStore }: { hasStore: boolean }) {
  const t = useT('bingo')
  const { data: status, isFetching, refetch } = useBingoStatus()
  const { data: next, isFetching: isDealing, refetch: deal } = useBingoGame()
  const table = useBingoTable()
  const hall = useRef<HTMLDivElement>(null)
  const isPlaying = table.game !== undefined
  // Card and balls fit a phone's screen together once the card is at its top.
  useEffect(() => {
    if (isPlaying) hall.current?.scrollIntoView({ block: 'start' })
  }, [isPlaying])
  if (status && next) {
    const dealt = next.card.length ? next.card : blank
    return (
      <div ref={hall} className={css.hall}>
        <Stack gap={3}>
          <div data-for-me={(table.game && table.isForMe) || undefined}>
            <BingoCard
              card={table.game?.card ?? dealt}
              balls={table.daubed}
              called={table.called}
              onDaub={table.daub}
            />
          </div>
          {!isPlaying && !next.card.length && (
            <Text size="sm" tone="secondary">
              {t('card.undealt')}
            </Text>
          )}
        </Stack>
        <Stack gap={3}>
          {!isPlaying && <BallTray status={status} />}
          <Calls table={table} status={status} hasStore={hasStore} />
          <PatternOdds odds={next.odds} hasStore={hasStore} />
        </Stack>
      </div>
    )
  }
  return (
    <PageSkeleton
      feature="bingo"
      isFetching={isFetching || isDealing}
      onRetry={() => Promise.all([refetch(), deal()])}
      heights={['26rem', '16rem']}
      className={css.hall}
    />
  )
}
