import { useErrorText, useIsOffline, useT, useTranslate } from '@marquee/core'
import { oddsLines, usePrizeWords } from '@marquee/prize-ui'
import { RadioGroup, useNumberFormat } from '@marquee/ui'
import type { StreakBoost } from '../contract/streak/schemas.ts'
import { useChooseBoost } from './useStreak.ts'

interface BoostChoiceProps {
  boost: StreakBoost
  /** While a prize is drawn from the table that is chosen. */
  disabled: boolean
}

/** The two tables of a streak, each with its best and its likeliest prize; one is chosen at any time. */
export function BoostChoice({ boost: { chosen, options }, disabled }: BoostChoiceProps) {
  const t = useT('wheels')
  const translate = useTranslate()
  const words = usePrizeWords('wheels')
  const errorText = useErrorText()
  const offline = useIsOffline()
  const percent = useNumberFormat({ style: 'percent', maximumFractionDigits: 2 })
  const { choose, wanted, error } = useChooseBoost()
  return (
    <RadioGroup
      legend={t('streak.boost.legend')}
      value={`${wanted ?? chosen}`}
      onValueChange={(value) => choose(Number(value))}
      error={error && errorText(error)}
      options={options.map(({ id, title, sectors }) => {
        const lines = oddsLines(sectors)
        const likely = lines[0]
        const best = lines.toSorted((one, other) => other.prize.coins - one.prize.coins)[0]
        return {
          value: `${id}`,
          label: translate(title),
          disabled: disabled || offline || wanted !== undefined,
          hint:
            best &&
            likely &&
            t('streak.boost.hint', {
              best: words.all(best.prize),
              bestChance: percent.format(best.chance),
              likely: words.all(likely.prize),
              likelyChance: percent.format(likely.chance),
            }),
        }
      })}
    />
  )
}
