import type { InvestmentPackage } from '../contract/schemas.ts'
import { useIsGuest, useIsOffline, usePlayer, useT, useTranslate } from '@marquee/core'
import { SignUpAction } from '@marquee/prize-ui'
import { Button, Card, formatMoney, Heading, Money, Notice, Text, useLocale } from '@marquee/ui'
import { Jar } from '../jar/Jar.tsx'
import * as css from './Desk.css.ts'
import { type Setting, useSetting } from './useSetting.ts'

/** How full each jar is drawn, the smallest package first. */
const fills = [0.34, 0.6, 0.86] as const

interface PackageProps {
  offer: InvestmentPackage
  place: number
  setting: Setting
}

function Package({ offer, place, setting: { choose, chosen } }: PackageProps) {
  const t = useT('fortune-investment')
  const translate = useTranslate()
  const locale = useLocale()
  const isGuest = useIsGuest()
  const offline = useIsOffline()
  const balance = usePlayer()?.playerInfo.playerBalance.coins ?? 0
  const { id, title, coinsSetAside, days, bonus } = offer
  const missing = isGuest ? 0 : Math.max(0, coinsSetAside - balance)
  const figure = (amount: number) => formatMoney(amount, 'coins', { locale })
  return (
    <Card className={css.card}>
      <div className={css.jar}>
        <Jar share={fills[place] ?? 0.9} />
      </div>
      <div className={css.words}>
        <Heading level={3} size="lg" className={css.title}>
          {translate(title)}
        </Heading>
        <Money
          amount={coinsSetAside}
          unit="coins"
          unitLabel={t('draw.units.coins')}
          size="xl"
          icon
        />
        <p className={css.bonus} style={{ margin: 0 }}>
          {t('package.bonus', { bonus: figure(bonus.coins) })}
        </p>
        <Text size="sm" tone="secondary">
          {t('package.after', { count: days })}
        </Text>
      </div>
      {!isGuest && (
        <div className={css.action}>
          <Button
            wide
            busy={chosen === id}
            disabled={offline || missing > 0 || (chosen !== undefined && chosen !== id)}
            data-testid={`set-aside-${id}`}
            onClick={() => choose(id)}
          >
            {t('package.choose', { coins: figure(coinsSetAside) })}
          </Button>
          {missing > 0 && (
            <Text size="sm" tone="secondary" centred>
              {t('package.missing', { count: missing, missing: figure(missing) })}
            </Text>
          )}
        </div>
      )}
    </Card>
  )
}

/** What coins can be set aside for, each as a jar that stands ready. */
export function Packages({ packages }: { packages: readonly InvestmentPackage[] }) {
  const t = useT('fortune-investment')
  const isGuest = useIsGuest()
  const setting = useSetting()
  return (
    <div className={css.column}>
      <Text>{t('choose')}</Text>
      {setting.problem !== null && (
        <Notice tone="critical" announced>
          {setting.problem}
        </Notice>
      )}
      <ul className={css.packages} data-testid="packages">
        {packages.map((offer, place) => (
          <li key={offer.id}>
            <Package offer={offer} place={place} setting={setting} />
          </li>
        ))}
      </ul>
      {isGuest && <SignUpAction location="fortune-investment" label={t('guest')} />}
    </div>
  )
}
