import { Money } from '@marquee/ui'
import { useT } from '../i18n/hooks.ts'
import { useSwitchGameMode } from '../session/actions.ts'
import { shownBalance } from '../session/balance.ts'
import { useHeldBalance } from '../session/balanceHold.ts'
import { usePlayer } from '../session/session.ts'
import { toast } from '../toasts/toast.ts'
import * as css from './BalanceLines.css.ts'

const modes = ['TournamentPoints', 'SweepStakes'] as const

/** Both balances by name, and which of them is played with (GAMEMODE-01). */
export function BalanceLines() {
  const t = useT()
  const player = usePlayer()
  const held = useHeldBalance()
  const switchMode = useSwitchGameMode()
  if (!player) return null
  const playerBalance = held ?? player.playerInfo.playerBalance
  return (
    <ul className={css.lines} aria-label={t('menu.balances')}>
      {modes.map((gameMode) => {
        const { unit, amount } = shownBalance({ gameMode, playerInfo: { playerBalance } })
        return (
          <li key={gameMode} className={css.line} data-testid={`menu-${unit}`}>
            <span className={css.sum}>
              <span className={css.amount}>
                <Money amount={amount} unit={unit} icon />
              </span>
              <span className={css.name}>{t(`balance.${unit}`)}</span>
            </span>
            {player.gameMode === gameMode ? (
              <span className={css.playing}>{t('menu.playing')}</span>
            ) : (
              <button
                type="button"
                className={css.change}
                disabled={switchMode.isPending}
                onClick={() =>
                  switchMode.mutate(gameMode, {
                    onError: () => toast({ type: 'error', text: t('balance.switchFailed') }),
                  })
                }
              >
                {t(`balance.switchTo${gameMode}`)}
              </button>
            )}
          </li>
        )
      })}
    </ul>
  )
}
