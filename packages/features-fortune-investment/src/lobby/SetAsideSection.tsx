import { Link, ownPage, useT } from '@marquee/core'
import { ActionCard, Button, Countdown, formatMoney, Text, useLocale } from '@marquee/ui'
import { Jar } from '../jar/Jar.tsx'
import { useChosen } from '../queries.ts'
import { useWaiting } from '../useWaiting.ts'

/**
 * What is set aside on the lobby, or that something can be; the feature's switch keeps it away from
 * players for whom the platform says there is nothing (INVEST-01).
 */
export function SetAsideSection() {
  const t = useT('fortune-investment')
  const locale = useLocale()
  const { data: chosen } = useChosen()
  const { remaining, share } = useWaiting(chosen)
  if (chosen === undefined) return null
  const isReady = chosen?.isAvailable === true
  const figure = (amount: number) => formatMoney(amount, 'coins', { locale })
  return (
    <ActionCard
      id="set-aside-section"
      data-testid="set-aside-section"
      title={t('page.title')}
      art={
        <Jar
          share={chosen ? 0.86 : 0.34}
          waited={chosen ? (isReady ? 1 : share) : undefined}
          isReady={isReady}
        />
      }
      highlight={isReady}
      actions={
        <Button
          variant={isReady ? 'strong' : 'quiet'}
          render={<Link to={ownPage('fortune-investment', '/fortune-investment')} />}
        >
          {t(isReady ? 'lobby.collect' : chosen ? 'lobby.see' : 'lobby.open')}
        </Button>
      }
    >
      <Text tone="secondary">
        {chosen
          ? t(isReady ? 'lobby.ready' : 'lobby.waiting', {
              coins: figure(chosen.package.coinsSetAside),
              bonus: figure(chosen.package.bonus.coins),
            })
          : t('lobby.none')}
      </Text>
      {chosen && !isReady && remaining !== null && (
        <Text size="sm" tone="secondary">
          {t('lobby.in')} <Countdown remaining={remaining} label={t('lobby.in')} />
        </Text>
      )}
    </ActionCard>
  )
}
