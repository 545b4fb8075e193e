import type { GameLaunch } from '@marquee/contract'
import { useLocaleCode, usePlayer, useSwitchGameMode, useT } from '@marquee/core'
import { useFavorite } from '@marquee/game-tiles'
import { Button, FavouriteButton, Icon, IconButton, type IconName, numberFormat } from '@marquee/ui'
import { Menu, MenuItem } from '@marquee/ui/menu'
import * as css from './GameBar.css.ts'
import { playableOf } from './roundCalls.ts'
import { SoundMenu } from './SoundMenu.tsx'
import { SessionMeter } from './SessionMeter.tsx'
import { useFullScreen } from './useFullScreen.ts'

interface GameBarProps {
  /** Null while the game is being opened. */
  launch: GameLaunch | null
  /** A round is being shown: on a phone only clock and net position stay. */
  busy: boolean
  /** A round is open: until its end the mode stays. */
  roundOpen: boolean
  onGo: (gameId: number) => void
  onRules: () => void
  /** Absent where there is nothing to close. */
  onClose?: () => void
}

/**
 * The other way to play: with entries, or with coins. Null for a guest. Who switches stays on it while the
 * game opens again.
 */
function useModeSwitch({ launch, busy, roundOpen }: GameBarProps) {
  const t = useT('games')
  const player = usePlayer()
  const { mutate, isPending, isSuccess: hasSwitched } = useSwitchGameMode()
  if (!player || (!launch && !hasSwitched)) return null
  const now = launch?.gameMode ?? player.gameMode
  const other = now === 'SweepStakes' ? 'TournamentPoints' : 'SweepStakes'
  return {
    icon: other === 'SweepStakes' ? 'entries' : 'coins',
    label: t(`game.mode.${other}`),
    isOff: busy || roundOpen,
    isBusy: isPending || !launch,
    onSelect: () => mutate(other),
  } as const
}

interface Action {
  icon: IconName
  label: string
  onSelect: () => void
  pressed?: boolean
}

function useActions({ launch, onGo, onRules }: GameBarProps) {
  const t = useT('games')
  const locale = useLocaleCode()
  const screen = useFullScreen()
  const favorite = useFavorite(launch?.game.id ?? 0, launch?.game.isFavorite)
  const rtp =
    launch &&
    numberFormat(locale, { style: 'percent', maximumFractionDigits: 2 }).format(launch.rtp)
  return {
    rules: {
      icon: 'info',
      label: rtp ? t('game.rulesWithRtp', { rtp }) : t('game.rules'),
      onSelect: onRules,
    } satisfies Action,
    fullScreen: screen.can
      ? ({
          icon: screen.on ? 'full-screen-exit' : 'full-screen',
          label: t('game.fullScreen'),
          onSelect: () => void screen.toggle(),
          pressed: screen.on,
        } satisfies Action)
      : null,
    previous: {
      icon: 'chevron-left',
      label: t('game.previous'),
      onSelect: () => launch && onGo(launch.previousGameId),
    } satisfies Action,
    next: {
      icon: 'chevron-right',
      label: t('game.next'),
      onSelect: () => launch && onGo(launch.nextGameId),
    } satisfies Action,
    favorite,
  }
}

function ActionButton({
  icon,
  label,
  onSelect,
  pressed,
  disabled,
}: Action & { disabled?: boolean }) {
  return (
    <IconButton
      icon={icon}
      label={label}
      title={label}
      onClick={onSelect}
      disabled={disabled}
      {...(pressed !== undefined && { 'aria-pressed': pressed })}
    />
  )
}

/** What stands under the stage on a desktop, above it on a phone. */
export function GameBar(props: GameBarProps) {
  const { launch, busy, onClose } = props
  const t = useT('games')
  const actions = useActions(props)
  const mode = useModeSwitch(props)
  const unit = launch
    ? playableOf(
        launch.gameMode,
        launch.balance ?? { coins: 0, entries: 0, winnings: 0, tourPoints: 0 },
      ).unit
    : 'coins'
  const close = onClose && (
    <IconButton icon="close" label={t('game.close')} title={t('game.close')} onClick={onClose} />
  )
  const waiting = launch === null
  return (
    <div
      className={css.bar}
      data-busy={busy || undefined}
      role="toolbar"
      aria-label={t('game.bar')}
    >
      <div className={css.start}>
        <span className={css.narrow}>{close}</span>
        <span className={css.wide}>
          <ActionButton {...actions.previous} disabled={waiting} />
          <ActionButton {...actions.next} disabled={waiting} />
        </span>
        <strong className={css.title}>{launch?.game.title}</strong>
      </div>
      <SessionMeter unit={unit} />
      <div className={css.end}>
        <span className={css.roomy}>
          {mode && (
            <Button
              variant="plain"
              size="sm"
              start={<Icon name={mode.icon} size="sm" />}
              onClick={mode.onSelect}
              busy={mode.isBusy}
              disabled={mode.isOff}
              data-testid="game-mode"
            >
              {mode.label}
            </Button>
          )}
          <Button
            variant="plain"
            size="sm"
            start={<Icon name="info" size="sm" />}
            onClick={actions.rules.onSelect}
            disabled={waiting}
          >
            {actions.rules.label}
          </Button>
        </span>
        <span className={css.scarce}>
          <ActionButton {...actions.rules} disabled={waiting} />
        </span>
        <SoundMenu />
        <span className={css.wide}>
          <FavouriteButton
            label={
              launch ? t('game.favourite', { title: launch.game.title }) : t('game.addFavourite')
            }
            pressed={actions.favorite.isFavorite}
            onPressedChange={actions.favorite.setFavorite}
            disabled={waiting}
          />
          {actions.fullScreen && <ActionButton {...actions.fullScreen} />}
          {close}
        </span>
        <span className={css.scarce}>
          <Menu trigger={<IconButton icon="more" label={t('game.more')} disabled={waiting} />}>
            {mode && (
              <MenuItem
                icon={mode.icon}
                onSelect={mode.onSelect}
                disabled={mode.isOff || mode.isBusy}
              >
                {mode.label}
              </MenuItem>
            )}
            <MenuItem
              icon={actions.favorite.isFavorite ? 'heart-filled' : 'heart'}
              onSelect={() => actions.favorite.setFavorite(!actions.favorite.isFavorite)}
            >
              {t(actions.favorite.isFavorite ? 'game.unfavourite' : 'game.addFavourite')}
            </MenuItem>
            <MenuItem icon="chevron-left" onSelect={actions.previous.onSelect}>
              {actions.previous.label}
            </MenuItem>
            <MenuItem icon="chevron-right" onSelect={actions.next.onSelect}>
              {actions.next.label}
            </MenuItem>
            {actions.fullScreen && (
              <MenuItem icon={actions.fullScreen.icon} onSelect={actions.fullScreen.onSelect}>
                {actions.fullScreen.label}
              </MenuItem>
            )}
          </Menu>
        </span>
      </div>
    </div>
  )
}
