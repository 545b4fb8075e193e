import { useT, useTranslate } from '@marquee/core'
import { NextTurn, usePrizeWords, useWheel } from '@marquee/feature-wheel-kit'
import { Button, Card, Heading, Text } from '@marquee/ui'
import { OpenLink } from '../OpenLink.tsx'
import { WheelDrawing } from '../wheel/WheelDrawing.tsx'
import * as css from './WheelSection.css.ts'

/** The wheel of the day on the lobby. */
export function WheelSection() {
  const t = useT('wheels')
  const translate = useTranslate()
  const words = usePrizeWords('wheels')
  const { wheel, remaining } = useWheel('daily')
  if (!wheel || (!wheel.available && wheel.availableDate === null)) return null
  const last = wheel.winSector?.sectorDto.prize
  return (
    <section aria-labelledby="daily-wheel-section">
      <Card tone={wheel.available ? 'highlight' : 'raised'} className={css.card}>
        <div className={css.art} aria-hidden="true">
          <WheelDrawing sectors={wheel.sectors} label="" />
        </div>
        <div className={css.words}>
          <Heading level={2} size="lg" id="daily-wheel-section">
            {translate(wheel.title)}
          </Heading>
          <Text tone="secondary">
            {wheel.available || !last ? t('once') : t('section.last', { prize: words.all(last) })}
          </Text>
        </div>
        <Button
          variant={wheel.available ? 'strong' : 'quiet'}
          className={css.action}
          render={<OpenLink modal="daily-wheel" />}
        >
          {wheel.available ? t('spin') : <NextTurn feature="wheels" remaining={remaining} />}
        </Button>
      </Card>
    </section>
  )
}
