import { useT, useTranslate } from '@marquee/core'
import { NextTurn, usePrizeWords, useWheel } from '@marquee/prize-ui'
import { ActionCard, Button, Text } from '@marquee/ui'
import { OpenLink } from '../OpenLink.tsx'
import { WheelDrawing } from '../wheel/WheelDrawing.tsx'

/** The wheel of the day on the lobby. */
export function WheelSection() {
  const t = useT('wheels')
  const translate = useTranslate()
  const words = usePrizeWords('wheels')
  const { wheel, remaining } = useWheel('daily')
  if (!wheel || (!wheel.available && wheel.availableDate === null)) return null
  const last = wheel.winSector?.sectorDto.prize
  return (
    <ActionCard
      id="daily-wheel-section"
      title={translate(wheel.title)}
      art={<WheelDrawing sectors={wheel.sectors} label="" />}
      highlight={wheel.available}
      actions={
        <Button
          variant={wheel.available ? 'strong' : 'quiet'}
          render={<OpenLink modal="daily-wheel" />}
        >
          {wheel.available ? t('spin') : <NextTurn feature="wheels" remaining={remaining} />}
        </Button>
      }
    >
      <Text tone="secondary">
        {wheel.available || !last ? t('once') : t('section.last', { prize: words.all(last) })}
      </Text>
    </ActionCard>
  )
}
