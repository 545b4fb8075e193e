import type { FreeBonus } from '../contract/schemas.ts'
import { Link, useApp, useDateFormat, useT } from '@marquee/core'
import { coverOf, oneGameQuery } from '@marquee/game-tiles'
import { Button, formatMoney, Money, Picture, Text, useLocale } from '@marquee/ui'
import { useQuery } from '@tanstack/react-query'
import * as css from './FreeBonusesModal.css.ts'

interface UntilProps {
  end: number
  what?: string
}

function Until({ end, what }: UntilProps) {
  const t = useT('bonuses')
  const date = useDateFormat({ dateStyle: 'long' })(end)
  return (
    <Text size="sm" tone="secondary">
      {[what, t('list.until', { date })].filter(Boolean).join(' · ')}
    </Text>
  )
}

interface EntriesBonusLineProps {
  bonus: FreeBonus
  isPending: boolean
  onClaim: () => void
}

/** Entries that can be taken. */
export function EntriesBonusLine({ bonus, isPending, onClaim }: EntriesBonusLineProps) {
  const t = useT('bonuses')
  return (
    <li className={css.line} data-testid="free-bonus-line">
      <div>
        <Money
          amount={bonus.bonusAmount ?? 0}
          unit="entries"
          unitLabel={t('entries', { count: (bonus.bonusAmount ?? 0) / 100 })}
          icon
          size="lg"
        />
        <Until end={bonus.bonusLifetimeEnd} />
      </div>
      <Button busy={isPending} onClick={onClaim}>
        {t('list.claim')}
      </Button>
    </li>
  )
}

interface SpinsBonusLineProps {
  bonus: FreeBonus
  onPlay: () => void
}

/** Free spins that wait in a game, with the way into it: with entries, which they stake. */
export function SpinsBonusLine({ bonus, onPlay }: SpinsBonusLineProps) {
  const t = useT('bonuses')
  const locale = useLocale()
  const { api, queryClient } = useApp()
  const [gameId = 0] = bonus.games
  const { data: game } = useQuery(oneGameQuery(api, queryClient, gameId))
  const count = bonus.freeSpinsCount ?? 0
  const amount = formatMoney(bonus.freeSpinsBetLevel ?? 0, 'entries', { locale })
  return (
    <li className={css.line} data-testid="free-spins-line">
      <div className={css.spins}>
        <span className={css.cover}>
          {game && <Picture {...coverOf(game)} alt="" width={48} height={64} fill />}
        </span>
        <div>
          <Text as="div" strong>
            {game ? t('list.spinsIn', { count, game: game.title }) : t('list.spins', { count })}
          </Text>
          <Until
            end={bonus.bonusLifetimeEnd}
            what={t('list.stake', { amount, count: (bonus.freeSpinsBetLevel ?? 0) / 100 })}
          />
        </div>
      </div>
      <Button
        render={<Link to="/game" search={{ game: String(gameId), isMoney: '1' }} preload={false} />}
        onClick={onPlay}
      >
        {t('list.play')}
      </Button>
    </li>
  )
}
