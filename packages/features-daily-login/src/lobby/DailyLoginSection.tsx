import { useBrand, useModals, useT } from '@marquee/core'
import { ActionCard, Button, Icon, Text } from '@marquee/ui'
import { comingDay, daysOf } from '../days.ts'
import { NextReward } from '../NextReward.tsx'
import { usePrizeWords } from '../prizeWords.ts'
import { OpenLink } from '../OpenLink.tsx'
import { useDailyLogin } from '../useDailyLogin.ts'
import * as css from './DailyLoginSection.css.ts'

/** The daily reward on the lobby: where the player stands on the path, and what comes. */
export function DailyLoginSection() {
  const t = useT('daily-login')
  const words = usePrizeWords()
  const { theme } = useBrand()
  const modals = useModals()
  const { info, remaining } = useDailyLogin()
  const coming = comingDay(info)
  if (!info.isActive || !coming) return null
  const { isAvailable, levels } = info
  return (
    <ActionCard
      id="daily-login-section"
      title={t('title')}
      art={
        <img
          src={theme.art.reward}
          alt=""
          width={112}
          height={112}
          loading="lazy"
          className={css.art}
        />
      }
      highlight={isAvailable}
      actions={
        isAvailable ? (
          <Button onClick={() => modals.open('daily-login', { claims: 'daily-login' })}>
            {t('section.open')}
          </Button>
        ) : (
          <Button variant="quiet" render={<OpenLink />}>
            <span>
              {t('section.in')} <NextReward remaining={remaining} />
            </span>
          </Button>
        )
      }
    >
      <Text tone="secondary">
        {t(isAvailable ? 'section.today' : 'section.next', {
          prize: coming.prize ? words.all(coming.prize) : '',
        })}
      </Text>
      <ol className={css.path} aria-label={t('dayOf', { day: coming.level, days: levels })}>
        {daysOf(info).map(({ level, state }) => (
          <li key={level} className={css.pip} data-state={state}>
            {state === 'claimed' ? (
              <Icon name="check" size="sm" label={t('claimed')} />
            ) : (
              <span>{level}</span>
            )}
          </li>
        ))}
      </ol>
    </ActionCard>
  )
}
