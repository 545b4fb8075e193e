import { dateFormat } from '@marquee/contract/locales'
import { isApiError } from '@marquee/api-client'
import { useIsOffline, useT } from '@marquee/core'
import { Icon, Text, useLocale } from '@marquee/ui'
import { comingDay } from '../days.ts'
import type { DailyLoginOptions } from '../feature.ts'
import { NextReward } from '../NextReward.tsx'
import { usePrizeWords } from '../prizeWords.ts'
import type { DailyLogin } from '../useDailyLogin.ts'
import { DayPath } from './DayPath.tsx'
import * as css from './DaysView.css.ts'
import { SpinsLine } from './SpinsLine.tsx'

/** Why a claim did not work; what was claimed elsewhere is no failure. */
function problemKey(error: unknown): string | null {
  if (!error || isApiError(error, 'already-claimed')) return null
  if (isApiError(error, 'network') || isApiError(error, 'timeout')) return 'problems.network'
  if (isApiError(error, 'unauthorized')) return 'problems.signedOut'
  return isApiError(error, 'not-available') ? 'problems.notAvailable' : 'problems.unknown'
}

function Problem({ error }: { error: unknown }) {
  const t = useT('daily-login')
  const offline = useIsOffline()
  const key = offline ? 'problems.offline' : problemKey(error)
  return (
    <div role="status">
      {key && (
        <p className={css.problem}>
          <Icon name={offline ? 'offline' : 'warning'} size="text" />
          <span>{t(key)}</span>
        </p>
      )}
    </div>
  )
}

/** When the next reward can be claimed, where the player is and for all. */
function Deadline({ endDate }: { endDate: number }) {
  const t = useT('daily-login')
  const locale = useLocale()
  const time = (timeZone?: string) =>
    dateFormat(locale, { hour: 'numeric', minute: '2-digit', timeZone }).format(endDate)
  return (
    <Text as="div" size="sm" tone="secondary">
      {t('deadline', { time: time(), utc: time('UTC') })}
    </Text>
  )
}

interface DaysViewProps {
  daily: DailyLogin
  error: unknown
  options: DailyLoginOptions | undefined
}

/** The path of days, what today or the next day brings, and the rule of the path. */
export function DaysView({ daily: { info, remaining }, error, options }: DaysViewProps) {
  const t = useT('daily-login')
  const words = usePrizeWords()
  const coming = comingDay(info)
  const prize = coming?.prize
  const gameId = prize?.freeSpinCount ? prize.gameId : null
  return (
    <div className={css.view}>
      <DayPath info={info} />
      <div className={css.coming}>
        <div className={css.words}>
          <Text as="div" size="sm" tone="secondary">
            {t(info.isAvailable ? 'coming.today' : 'coming.next')}
          </Text>
          <Text as="div" size="lg" strong>
            {prize && words.all(prize)}
          </Text>
          {prize && gameId !== null && <SpinsLine prize={{ ...prize, gameId }} options={options} />}
        </div>
        {!info.isAvailable && (
          <div className={css.wait}>
            <span className={css.countdown}>
              <NextReward remaining={remaining} />
            </span>
            {info.endDate !== null && <Deadline endDate={info.endDate} />}
          </div>
        )}
      </div>
      <div>
        <Problem error={error} />
        {info.type === 'streak' && (
          <Text size="sm" tone="secondary">
            {t('rule', { days: info.levels })}
          </Text>
        )}
      </div>
    </div>
  )
}
