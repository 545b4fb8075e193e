import { isApiError } from '@marquee/api-client'
import type { FreeSpins, GameLaunch } from '@marquee/contract'
import {
  Link,
  useApp,
  useFreeWays,
  useHasRoute,
  useModals,
  usePlayer,
  useSwitchGameMode,
  useT,
} from '@marquee/core'
import { Button, Card, formatMoney, Heading, Icon, Stack, Text } from '@marquee/ui'
import { type ReactNode, useEffect, useRef } from 'react'
import * as css from './GameView.css.ts'
import { playableOf } from './roundCalls.ts'

interface NoticeProps {
  title: string
  text: string
  /** Must be answered before the game goes on. */
  urgent?: boolean
  children: ReactNode
}

/** A message over the stage with its ways out; takes the focus when it appears. */
export function Notice({ title, text, urgent = false, children }: NoticeProps) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => place.current?.focus(), [])
  return (
    <div
      ref={place}
      tabIndex={-1}
      role={urgent ? 'alertdialog' : 'dialog'}
      aria-label={title}
      className={css.notice}
    >
      <Card padding="lg" trim className={css.noticeCard}>
        <Stack gap={4}>
          <Heading level={2} size="lg">
            {title}
          </Heading>
          <Text tone="secondary">{text}</Text>
          <div className={css.ways}>{children}</div>
        </Stack>
      </Card>
    </div>
  )
}

const cashDesk = '/cash/deposit-by-money/'

/** The stake is more than the balance: free ways first, then the cash desk, always the way back. */
export function ShortOfFunds({
  launch,
  isRoundOpen = false,
  onBack,
}: {
  launch: GameLaunch
  /** What was refused is a choice in it: its stake and its mode stay. */
  isRoundOpen?: boolean
  onBack: () => void
}) {
  const t = useT('games')
  const modals = useModals()
  const hasRoute = useHasRoute()
  const player = usePlayer()
  const switchMode = useSwitchGameMode()
  const other = launch.gameMode === 'SweepStakes' ? 'TournamentPoints' : 'SweepStakes'
  const { unit } = playableOf(
    launch.gameMode,
    player?.playerInfo.playerBalance ?? { coins: 0, entries: 0, winnings: 0, tourPoints: 0 },
  )
  const inOther = player ? playableOf(other, player.playerInfo.playerBalance).amount : 0
  const ways = useFreeWays()
  return (
    <Notice title={t(`game.short.title.${unit}`)} text={t('game.short.text')}>
      {ways.map(({ feature, label, icon, opens }, index) => (
        <Button
          key={feature}
          wide
          variant={index === 0 ? 'strong' : 'quiet'}
          start={<Icon name={icon} size="text" />}
          {...('to' in opens
            ? { render: <Link to={opens.to} /> }
            : {
                onClick: () => {
                  onBack()
                  modals.open(opens.modal)
                },
              })}
        >
          {label}
        </Button>
      ))}
      {!isRoundOpen && inOther >= Math.min(...launch.stakes) && (
        <Button
          wide
          variant={ways.length ? 'quiet' : 'strong'}
          busy={switchMode.isPending}
          onClick={() => switchMode.mutate(other, { onSuccess: onBack })}
        >
          {t(`game.short.switchTo.${other}`)}
        </Button>
      )}
      <Button wide variant="quiet" onClick={onBack}>
        {t(isRoundOpen ? 'game.short.back' : 'game.short.lower')}
      </Button>
      {hasRoute(cashDesk) && (
        <Button wide variant="plain" render={<Link to={cashDesk} />}>
          {t('game.short.purchase')}
        </Button>
      )}
    </Notice>
  )
}

/** The stake is above what the platform allows (MODAL-54). */
export function AboveMaxBet({
  launch,
  limit,
  onBack,
}: {
  launch: GameLaunch
  /** Minor units of the mode that is played. */
  limit: number
  onBack: () => void
}) {
  const t = useT('games')
  const { locale } = useApp()
  const unit = launch.gameMode === 'SweepStakes' ? 'entries' : 'coins'
  const words = `${formatMoney(limit, unit, { locale })} ${t(`units.${unit}`)}`
  return (
    <Notice title={t('game.maxBet.title')} text={t('game.maxBet.text', { limit: words })}>
      <Button wide onClick={onBack}>
        {t('game.maxBet.lower')}
      </Button>
    </Notice>
  )
}

interface GiftSpinsProps {
  spins: FreeSpins
  isBusy: boolean
  /** Plays them: with entries, which they stake, and only while this game is shown. */
  onPlay: () => void
  onRefuse: () => void
}

/** Free spins wait in a game that was opened with coins. */
export function GiftSpins({ spins, isBusy, onPlay, onRefuse }: GiftSpinsProps) {
  const t = useT('games')
  const { locale } = useApp()
  return (
    <Notice
      title={t('game.gift.title', { count: spins.left })}
      text={t('game.gift.text', {
        amount: t('game.gift.stake', {
          count: spins.stake / 100,
          amount: formatMoney(spins.stake, 'entries', { locale }),
        }),
      })}
    >
      <Button wide busy={isBusy} onClick={onPlay} data-testid="gift-spins-play">
        {t('game.gift.play', { count: spins.left })}
      </Button>
      <Button wide variant="quiet" onClick={onRefuse} data-testid="gift-spins-later">
        {t('game.gift.later')}
      </Button>
    </Notice>
  )
}

/** Asked only while a round is open. */
export function LeaveQuestion({ onStay, onLeave }: { onStay: () => void; onLeave: () => void }) {
  const t = useT('games')
  return (
    <Notice urgent title={t('game.leave.title')} text={t('game.leave.text')}>
      <Button wide onClick={onStay}>
        {t('game.leave.stay')}
      </Button>
      <Button wide variant="quiet" onClick={onLeave}>
        {t('game.leave.leave')}
      </Button>
    </Notice>
  )
}

/** A round of another game must be seen to its end first. */
export function OpenElsewhere({ onGo }: { onGo: () => void }) {
  const t = useT('games')
  return (
    <Notice title={t('game.elsewhere.title')} text={t('game.elsewhere.text')}>
      <Button wide onClick={onGo}>
        {t('game.elsewhere.go')}
      </Button>
    </Notice>
  )
}

interface LaunchFailedProps {
  error: Error
  busy: boolean
  onRetry: () => void
  onClose?: () => void
}

/** The game could not be opened; one that is unknown is not asked for again. */
export function LaunchFailed({ error, busy, onRetry, onClose }: LaunchFailedProps) {
  const t = useT('games')
  const unknown = isApiError(error, 'not-found') || isApiError(error, 'invalid-input')
  const kind = unknown ? 'unknown' : 'failed'
  return (
    <Notice title={t(`game.${kind}.title`)} text={t(`game.${kind}.text`)}>
      {!unknown && (
        <Button wide busy={busy} onClick={onRetry}>
          {t('retry')}
        </Button>
      )}
      {onClose && (
        <Button wide variant={unknown ? 'strong' : 'quiet'} onClick={onClose}>
          {t('game.close')}
        </Button>
      )}
    </Notice>
  )
}
