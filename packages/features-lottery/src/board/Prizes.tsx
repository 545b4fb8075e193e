import type { Lottery, LotteryDetails } from '../contract/schemas.ts'
import { useT } from '@marquee/core'
import { usePrizeWords } from '@marquee/prize-ui'
import { Disclosure, Stack, Text, useNumberFormat } from '@marquee/ui'
import { useChanceText } from './chanceText.ts'
import * as css from './Prizes.css.ts'

function Rule({ rule }: { rule: NonNullable<LotteryDetails['rule']> }) {
  const t = useT('lottery')
  const { roundsPerTicket, ticketsPerDay } = rule
  return (
    <Stack gap={3}>
      {['free', 'rounds', 'stake', 'draw', 'chance', 'breaks', 'wait'].map((part) => (
        <Text key={part} size="sm">
          {t(`rule.${part}`, {
            count: roundsPerTicket,
            rounds: roundsPerTicket,
            tickets: ticketsPerDay,
          })}
        </Text>
      ))}
    </Stack>
  )
}

interface PrizesProps {
  lottery: Lottery
  rule: LotteryDetails['rule']
}

/** What each place brings and how likely one ticket wins it, with the rules in full. */
export function Prizes({ lottery: { prizes, ticketsCount }, rule }: PrizesProps) {
  const t = useT('lottery')
  const words = usePrizeWords('lottery')
  const chanceText = useChanceText()
  const figure = useNumberFormat()
  return (
    <Stack gap={4}>
      <ol className={css.shelf} data-testid="lottery-prizes">
        {prizes.map(({ place, winners, prize, chance }) => (
          <li key={place} className={css.plate} data-first={place === 1 || undefined}>
            <p className={css.place}>{t('prizes.place', { place })}</p>
            <Text strong>{words.all(prize)}</Text>
            <Text size="sm" tone="secondary">
              {t('prizes.winners', { count: winners })}
            </Text>
            <Text size="sm" tone="secondary" className={css.figures}>
              {ticketsCount === 0
                ? t('prizes.noChance')
                : chance === 0
                  ? t('prizes.unreached')
                  : t('prizes.chance', { chance: chanceText(chance) })}
            </Text>
          </li>
        ))}
      </ol>
      <Text size="sm" tone="secondary">
        {t('prizes.note', { count: ticketsCount, tickets: figure.format(ticketsCount) })}
      </Text>
      {rule && (
        <div>
          <Disclosure summary={t('rule.title')}>
            <Rule rule={rule} />
          </Disclosure>
        </div>
      )}
    </Stack>
  )
}
