import type { Wheel } from '@marquee/contract'
import { featureInfoQuery, useApp, useT, useTranslate, wheelsQuery } from '@marquee/core'
import { PageSection } from '@marquee/feature-page'
import { OddsTable, useSpin } from '@marquee/prize-ui'
import { Card, Disclosure, Text, useNumberFormat } from '@marquee/ui'
import { useQuery } from '@tanstack/react-query'
import type { PropsWithChildren } from 'react'
import { SpinWheel } from '../wheel/SpinWheel.tsx'
import * as css from './EarnedWheels.css.ts'

const types: readonly Wheel['type'][] = ['deposit', 'booster', 'extra']

/** A wheel whose spins come with purchases: to spin while one is left, else a line that tells of it and its odds. */
function EarnedWheel({ wheel, price }: { wheel: Wheel; price: number }) {
  const t = useT('wheels')
  const translate = useTranslate()
  const format = useNumberFormat({ style: 'currency', currency: 'USD' })
  const draw = useSpin({ name: `${wheel.type}-wheel-spin` })
  const title = translate(wheel.title)
  const how = <Text tone="secondary">{t('earned.how', { price: format.format(price / 100) })}</Text>
  const odds = <OddsTable feature="wheels" sectors={wheel.sectors} />
  const testId = `${wheel.type}-wheel`
  // The wheel stays where it stopped after the last spin that was left.
  if (!wheel.available && !draw.won) {
    return (
      <div data-testid={testId}>
        <Disclosure summary={title}>
          <div className={css.card}>
            {how}
            {odds}
          </div>
        </Disclosure>
      </div>
    )
  }
  return (
    <PageSection title={title}>
      <Card>
        <div className={css.card} data-testid={testId}>
          {how}
          <SpinWheel
            sectors={wheel.sectors}
            label={title}
            spin={wheel.available ? () => draw.draw(wheel.wheelId) : null}
            draw={draw}
          />
          <Disclosure summary={t('draw.odds.caption')}>{odds}</Disclosure>
        </div>
      </Card>
    </PageSection>
  )
}

/** The wheels of a brand whose spins come with purchases, in one list with the lines above them; none during a break. */
export function EarnedWheels({ children }: PropsWithChildren) {
  const { api } = useApp()
  const { data: info } = useQuery(featureInfoQuery(api))
  const { data: wheels = [] } = useQuery(wheelsQuery(api))
  const isOn = info?.statusFeatures.extendedWheels.isActive === true
  return (
    <div className={css.list}>
      {children}
      {types.map((type) => {
        const wheel = isOn && wheels.find((one) => one.type === type)
        if (!wheel || wheel.minDeposit === null) return null
        return <EarnedWheel key={type} wheel={wheel} price={wheel.minDeposit} />
      })}
    </div>
  )
}
