import type { Wheel } from '@marquee/contract'
import { useIsGuest, useIsOffline, useModals, useT, useTranslate } from '@marquee/core'
import {
  NextTurn,
  OddsTable,
  PrizeReveal,
  SignUpAction,
  useReveal,
  useSpin,
  useWheel,
} from '@marquee/prize-ui'
import { Button, Disclosure, Heading, Icon, Notice, Skeleton, Text } from '@marquee/ui'
import { openingTime } from './BoxDrawing.css.ts'
import { BoxDrawing } from './BoxDrawing.tsx'
import * as css from './BoxPanel.css.ts'
import { usePriceWords } from './priceWords.ts'

function Waiting({ wheel, remaining }: { wheel: Wheel; remaining: number | null }) {
  const t = useT('lootboxes')
  const price = usePriceWords()
  const guest = useIsGuest()
  if (wheel.minDeposit !== null) {
    return <Text tone="secondary">{t('premium.how', { price: price(wheel.minDeposit) })}</Text>
  }
  if (guest) return <SignUpAction location="lootboxes" label={t('guest')} />
  if (wheel.availableDate === null) return <Text tone="secondary">{t('resting')}</Text>
  return (
    <Button wide disabled data-testid="box-wait">
      <NextTurn feature="lootboxes" remaining={remaining} />
    </Button>
  )
}

/** One box: to open, what it brought, or when it can be opened, and its odds. */
export function BoxPanel({ type }: { type: 'freeLootbox' | 'premiumLootbox' }) {
  const t = useT('lootboxes')
  const translate = useTranslate()
  const offline = useIsOffline()
  const modals = useModals()
  const { wheel, isLoading, remaining } = useWheel(type)
  const drawing = useSpin({ name: `${type}-open` })
  const { draw, isPending, won, problem, dismiss } = drawing
  const reveal = useReveal(drawing, openingTime)
  const isBusy = isPending || reveal === 'turning'
  if (isLoading) return <Skeleton shape="block" height="16rem" />
  if (!wheel) return null
  const isOpen = reveal === 'open'
  return (
    <section className={css.panel} aria-label={translate(wheel.title)} data-testid={type}>
      <BoxDrawing isPremium={type === 'premiumLootbox'} reveal={reveal} />
      <Heading level={3} size="md">
        {translate(wheel.title)}
      </Heading>
      <div aria-live="polite" className={css.live}>
        {isOpen && won && <PrizeReveal feature="lootboxes" won={won} />}
      </div>
      {/* The modal of the daily wheel says it, where there is one (WHEEL-04). */}
      {problem !== null && !modals.has('daily-wheel') && (
        <Notice tone="critical" announced>
          {problem}
        </Notice>
      )}
      {isOpen ? (
        <Button wide onClick={dismiss} data-testid="box-done">
          {t('draw.moment.done')}
        </Button>
      ) : wheel.available || isBusy ? (
        <Button
          wide
          data-testid="box-open"
          disabled={isBusy || offline}
          start={<Icon name="gift" size="text" />}
          onClick={() => draw(wheel.wheelId)}
        >
          {t(isBusy ? 'opening' : 'open')}
        </Button>
      ) : (
        <Waiting wheel={wheel} remaining={remaining} />
      )}
      <Disclosure summary={t('draw.odds.caption')}>
        <OddsTable feature="lootboxes" sectors={wheel.sectors} />
      </Disclosure>
    </section>
  )
}
