import type { CoinSide } from '../contract/schemas.ts'
import { useT, useTranslate } from '@marquee/core'
import { Text, useNumberFormat } from '@marquee/ui'
import { Gives } from '../Gives.tsx'
import { usePrice } from '../usePrice.ts'
import * as css from './CoinModal.css.ts'

/** Both sides: what each stands for, and how likely it is by the platform's own table. */
export function CoinOdds({ sides }: { sides: readonly CoinSide[] }) {
  const t = useT('promo-offers')
  const translate = useTranslate()
  const price = usePrice()
  const percent = useNumberFormat({
    style: 'percent',
    maximumFractionDigits: 2,
  })
  return (
    <div>
      <dl className={css.sides}>
        {sides.map((one) => (
          <div key={one.side} className={css.side} data-testid={`coin-${one.side}`}>
            <dt className={css.name}>
              {t(`coin.${one.side}`)}{' '}
              <span className={css.chance}>{percent.format(one.chance)}</span>
            </dt>
            <dd className={css.what}>
              <Text as="span" strong>
                {translate(one.title)}
              </Text>
              <Gives gives={one.gives} />
              <Text as="span" size="sm">
                {t('coin.price', { price: price(one.price) })}
              </Text>
            </dd>
          </div>
        ))}
      </dl>
      <Text size="xs" tone="secondary">
        {t('coin.note')}
      </Text>
    </div>
  )
}
