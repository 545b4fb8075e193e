import type { PrizeDrops } from '../contract/schemas.ts'
import { useT } from '@marquee/core'
import { Disclosure, formatMoney, Text, useLocale } from '@marquee/ui'
import { Capsule } from '../art/Capsule.tsx'
import * as css from './DropHall.css.ts'

/** On whom prizes fell last; nobody is named. */
export function LastWinners({ winners }: { winners: PrizeDrops['lastWinners'] }) {
  const t = useT('prize-drops')
  const locale = useLocale()
  return (
    <Disclosure summary={t('winners.title')}>
      {winners.length ? (
        <ul className={css.winners} data-testid="drop-winners">
          {winners.map(({ player, prizeLvl, prizeValue, gameTitle, at }) => (
            <li key={`${at} ${player} ${prizeLvl}`} className={css.winner}>
              <span className={css.bead}>
                <Capsule level={prizeLvl} isStill />
              </span>
              <span>
                <Text as="span" size="sm" strong>
                  {player}
                </Text>{' '}
                <Text as="span" size="sm" tone="secondary">
                  {t('winners.in', { level: t(`levels.${prizeLvl}`), game: gameTitle })}
                </Text>
              </span>
              <Text as="span" size="sm" strong>
                {t('amount', { amount: formatMoney(prizeValue, 'coins', { locale }) })}
              </Text>
            </li>
          ))}
        </ul>
      ) : (
        <Text tone="secondary">{t('winners.none')}</Text>
      )}
    </Disclosure>
  )
}
