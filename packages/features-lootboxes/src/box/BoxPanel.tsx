import type { Wheel } from '@marquee/contract'
import { useIsGuest, useModals, useT, useTranslate } from '@marquee/core'
import {
  NextTurn,
  OddsTable,
  PrizeDraw,
  SignUpAction,
  useReveal,
  useSpin,
  useWheel,
} from '@marquee/prize-ui'
import { Button, Disclosure, Heading, Skeleton, Text } from '@marquee/ui'
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
  const modals = useModals()
  const { wheel, isLoading, remaining } = useWheel(type)
  const drawing = useSpin({ name: `${type}-open` })
  const reveal = useReveal(drawing, openingTime)
  if (isLoading) return <Skeleton shape="block" height="16rem" />
  if (!wheel) return null
  const title = translate(wheel.title)
  return (
    <section className={css.box} aria-label={title} data-testid={type}>
      <PrizeDraw
        feature="lootboxes"
        className={css.panel}
        drawing={{ ...drawing, reveal }}
        stage={<BoxDrawing isPremium={type === 'premiumLootbox'} reveal={reveal} />}
        lead={
          <Heading level={3} size="md">
            {title}
          </Heading>
        }
        turn={{
          label: t('open'),
          busyLabel: t('opening'),
          icon: 'gift',
          testId: 'box-open',
          take: wheel.available ? () => drawing.draw(wheel.wheelId) : null,
        }}
        next={<Waiting wheel={wheel} remaining={remaining} />}
        // The modal of the daily wheel says it, where there is one (WHEEL-04).
        hidesProblem={modals.has('daily-wheel')}
        doneTestId="box-done"
      >
        <Disclosure summary={t('draw.odds.caption')}>
          <OddsTable feature="lootboxes" sectors={wheel.sectors} />
        </Disclosure>
      </PrizeDraw>
    </section>
  )
}
