import { formatMoney, Icon, Money, Skeleton, useLocale } from '@marquee/ui'
import { assignInlineVars } from '@vanilla-extract/dynamic'
import { useT } from '../i18n/hooks.ts'
import { useSwitchGameMode } from '../session/actions.ts'
import { shownBalance } from '../session/balance.ts'
import { useHeldBalance } from '../session/balanceHold.ts'
import { usePlayer } from '../session/session.ts'
import { toast } from '../toasts/toast.ts'
import { lengthOf } from './amountLength.ts'
import * as css from './BalancePill.css.ts'

/** Both balances one tap apart: the active one counts, the switch changes the mode (GAMEMODE-01..03). */
export function BalancePill() {
  const t = useT()
  const player = usePlayer()
  const held = useHeldBalance()
  const switchMode = useSwitchGameMode()
  const locale = useLocale()
  if (!player) return <Skeleton width="9rem" height="2.25rem" />
  const { unit, amount } = shownBalance({
    gameMode: player.gameMode,
    playerInfo: { playerBalance: held ?? player.playerInfo.playerBalance },
  })
  const other = player.gameMode === 'SweepStakes' ? 'TournamentPoints' : 'SweepStakes'
  const text = formatMoney(amount, unit, { locale })
  const length = lengthOf(text)
  return (
    <div className={css.pill} data-balance="" role="group" aria-label={t('balance.label')}>
      <span
        className={css.amount}
        style={assignInlineVars({ [css.letters]: String(text.length) })}
        data-amount=""
      >
        <span className={css.full[length]} data-testid={`balance-${unit}`}>
          <Money
            amount={amount}
            unit={unit}
            unitLabel={t(`balance.${unit}`)}
            icon
            animated
            announced
          />
        </span>
        {length !== 'short' && (
          <span aria-hidden="true" className={css.brief[length]}>
            <Money amount={amount} unit={unit} icon compact />
          </span>
        )}
      </span>
      <button
        type="button"
        className={css.toggle}
        data-testid="mode-switch"
        aria-label={t(`balance.switchTo${other}`)}
        title={t(`balance.switchTo${other}`)}
        disabled={switchMode.isPending}
        onClick={() =>
          switchMode.mutate(other, {
            onError: () => toast({ type: 'error', text: t('balance.switchFailed') }),
          })
        }
      >
        <Icon name={unit === 'coins' ? 'entries' : 'coins'} size="sm" />
      </button>
    </div>
  )
}
