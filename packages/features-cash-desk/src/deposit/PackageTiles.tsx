import type { CashPackage } from '@marquee/contract'
import { useT, useTranslate } from '@marquee/core'
import { Badge, Money, VisuallyHidden } from '@marquee/ui'
import type { CSSProperties } from 'react'
import { PackageArt } from '../art/PackageArt.tsx'
import { useAmounts } from '../useAmounts.ts'
import * as css from './PackageTiles.css.ts'

interface Props {
  packages: readonly CashPackage[]
  chosen: number | undefined
  onChoose: (presetId: number) => void
}

/** How long a sum is, for its size: one of twelve digits fits in a tile too. */
const digitsOf = (coins: number) => ({ '--digits': String(coins).length }) as CSSProperties

/** What is on sale, one to be chosen; arrow keys move among the tiles. */
export function PackageTiles({ packages, chosen, onChoose }: Props) {
  const t = useT('cash-desk')
  const translate = useTranslate()
  const amounts = useAmounts()
  return (
    <fieldset className={css.group} data-testid="cash-packages">
      <legend>
        <VisuallyHidden>{t('packages.title')}</VisuallyHidden>
      </legend>
      <div className={css.tiles}>
        {packages.map(({ presetId, offerType, title, price, gives, size }) => (
          <label key={presetId} className={css.tile} data-testid={`package-${presetId}`}>
            <input
              type="radio"
              name="package"
              value={presetId}
              checked={presetId === chosen}
              onChange={() => onChoose(presetId)}
              className={css.radio}
            />
            <span className={css.art}>
              <PackageArt size={size} hasGift={gives.entries > 0} />
            </span>
            {offerType !== 'package' && (
              <span className={css.flag}>
                <Badge>{t(`packages.flag.${offerType}`)}</Badge>
              </span>
            )}
            <span className={css.name}>{translate(title)}</span>
            <span className={css.coins} style={digitsOf(gives.coins)}>
              <Money amount={gives.coins} unit="coins" unitLabel={t('unit.coins')} icon />
            </span>
            <span className={css.gift}>
              {gives.entries > 0 &&
                t('packages.gift', {
                  count: gives.entries / 100,
                  amount: amounts.entries(gives.entries),
                })}
            </span>
            <span className={css.price}>{amounts.price(price)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
