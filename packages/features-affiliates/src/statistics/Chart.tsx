import { useT } from '@marquee/core'
import { Card, Disclosure, Select, Stack, Table, Text } from '@marquee/ui'
import { useState } from 'react'
import type { AffiliateDay } from '../contract/schemas.ts'
import { type FigureName, figureNames, useDay, useFigure } from '../figures.ts'
import { barsOf } from './bars.ts'
import * as css from './Chart.css.ts'

const box = { width: 600, height: 160 }

const isFigure = (value: string): value is FigureName => figureNames.some((name) => name === value)

/** One figure over the last 30 days, drawn, and the same as a table. */
export function Chart({ days }: { days: readonly AffiliateDay[] }) {
  const t = useT('affiliates')
  const write = useFigure()
  const dayOf = useDay()
  const [figure, setFigure] = useState<FigureName>('visits')
  const values = days.map((day) => day[figure])
  const { bars, top } = barsOf(values, box)
  const sum = values.reduce((total, value) => total + value, 0)
  const [first, last] = [days[0], days.at(-1)]
  const title = t('chart.title', { figure: t(`figures.${figure}`), count: days.length })
  return (
    <Card padding="lg">
      <Stack gap={4}>
        <div className={css.choice}>
          <Select
            label={t('chart.figure')}
            name="figure"
            value={figure}
            options={figureNames.map((value) => ({ value, label: t(`figures.${value}`) }))}
            onChange={({ target }) => isFigure(target.value) && setFigure(target.value)}
          />
        </div>
        <figure className={css.figure}>
          <figcaption>
            <Text strong>{title}</Text>
            <Text size="sm" tone="secondary" data-testid="chart-sum">
              {t('chart.sum', { sum: write(figure, sum) })}
            </Text>
          </figcaption>
          <div className={css.plot}>
            <span className={css.top}>{write(figure, top)}</span>
            <svg
              role="img"
              aria-label={`${title}. ${t('chart.sum', { sum: write(figure, sum) })}`}
              viewBox={`0 0 ${box.width} ${box.height}`}
              preserveAspectRatio="none"
              className={css.drawing}
            >
              <path d={`M0 0.5H${box.width}`} className={css.line} />
              <path d={`M0 ${box.height / 2}H${box.width}`} className={css.line} />
              {bars.map((bar, index) => (
                <rect key={days[index]?.day} {...bar} className={css.bar} />
              ))}
              <path d={`M0 ${box.height - 0.5}H${box.width}`} className={css.ground} />
            </svg>
            <span className={css.days}>
              <span>{first && dayOf(first.day)}</span>
              {days.length > 1 && <span>{last && dayOf(last.day)}</span>}
            </span>
          </div>
        </figure>
        <Disclosure summary={t('chart.table')}>
          <Table<AffiliateDay>
            caption={title}
            captionHidden
            columns={[
              { key: 'day', header: t('day'), cell: ({ day }) => dayOf(day), rowHeader: true },
              {
                key: 'figure',
                header: t(`figures.${figure}`),
                align: 'end',
                cell: (day) => write(figure, day[figure]),
              },
            ]}
            rows={days}
            rowKey={({ day }) => day}
          />
        </Disclosure>
      </Stack>
    </Card>
  )
}
