import type { ChosenPackage } from '../contract/schemas.ts'
import { useIsOffline, useT } from '@marquee/core'
import { Button, Countdown, formatMoney, Icon, Money, Notice, Text, useLocale } from '@marquee/ui'
import { useState } from 'react'
import { Jar } from '../jar/Jar.tsx'
import { useWaiting } from '../useWaiting.ts'
import * as css from './Desk.css.ts'
import type { Returning } from './useReturning.ts'

interface ChosenProps {
  chosen: ChosenPackage
  returning: Returning
}

/** Asks once more: whoever takes the coins back now does without the bonus. */
function TakeBack({ chosen, returning: { back, isPending } }: ChosenProps) {
  const t = useT('fortune-investment')
  const locale = useLocale()
  const offline = useIsOffline()
  const [isAsked, ask] = useState(false)
  const { coinsSetAside, bonus } = chosen.package
  const figure = (amount: number) => formatMoney(amount, 'coins', { locale })
  if (!isAsked) {
    return (
      <div className={css.actions}>
        <Button variant="quiet" data-testid="take-back" onClick={() => ask(true)}>
          {t('takeBack.open')}
        </Button>
      </div>
    )
  }
  return (
    <Notice announced title={t('takeBack.title', { coins: figure(coinsSetAside) })}>
      <Text size="sm">{t('takeBack.text', { bonus: figure(bonus.coins) })}</Text>
      <div className={css.actions}>
        <Button
          size="sm"
          busy={isPending}
          disabled={offline}
          data-testid="take-back-yes"
          onClick={() => back({ way: 'take-back', chosenAt: chosen.chosenAt })}
        >
          {t('takeBack.yes')}
        </Button>
        <Button size="sm" variant="plain" disabled={isPending} onClick={() => ask(false)}>
          {t('takeBack.no')}
        </Button>
      </div>
    </Notice>
  )
}

/** The player's jar: how long the bonus takes, and both ways to get the coins back. */
export function Chosen({ chosen, returning }: ChosenProps) {
  const t = useT('fortune-investment')
  const locale = useLocale()
  const offline = useIsOffline()
  const { remaining, share } = useWaiting(chosen)
  const { isAvailable, package: agreed } = chosen
  const bonus = formatMoney(agreed.bonus.coins, 'coins', { locale })
  return (
    <div className={css.hall} data-testid="chosen">
      <div className={css.shelf}>
        <Jar share={0.86} waited={isAvailable ? 1 : share} isReady={isAvailable} />
      </div>
      <div className={css.column}>
        <div>
          <Text size="sm" tone="secondary">
            {t('chosen.title')}
          </Text>
          <span data-testid="chosen-coins">
            <Money
              amount={agreed.coinsSetAside}
              unit="coins"
              unitLabel={t('draw.units.coins')}
              size="xl"
              icon
            />
          </span>
        </div>
        <Text strong data-testid="chosen-state">
          {isAvailable ? (
            t('chosen.ready', { bonus })
          ) : (
            <>
              {t('chosen.waiting', { bonus })}{' '}
              {remaining !== null && (
                <Countdown remaining={remaining} label={t('chosen.waiting', { bonus })} />
              )}
            </>
          )}
        </Text>
        <Text tone="secondary">{t('chosen.rule')}</Text>
        {returning.problem !== null && (
          <Notice tone="critical" announced>
            {returning.problem}
          </Notice>
        )}
        {isAvailable ? (
          <Button
            size="lg"
            busy={returning.isPending}
            disabled={offline}
            start={<Icon name="coins" size="text" />}
            data-testid="collect"
            onClick={() => returning.back({ way: 'collect', chosenAt: chosen.chosenAt })}
          >
            {t('collect')}
          </Button>
        ) : (
          <TakeBack chosen={chosen} returning={returning} />
        )}
      </div>
    </div>
  )
}
