import type { CashDesk } from '@marquee/contract'
import { useT } from '@marquee/core'
import { PageSection } from '@marquee/feature-page'
import { Notice } from '@marquee/ui'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { PayPanel } from '../payment/PayPanel.tsx'
import type { PurchaseState } from '../payment/usePurchase.ts'
import * as css from './DepositPage.css.ts'
import { PackageTiles } from './PackageTiles.tsx'
import { goToPayment, StickyPay } from './StickyPay.tsx'

interface Props {
  desk: CashDesk
  purchase: PurchaseState
  /** Package and method that are chosen at first. */
  presetId?: number | undefined
  method?: string | undefined
  /** Only this package is shown. */
  only?: boolean
  /** Stands below what is on sale. */
  below: ReactNode
}

/** What is on sale, and how it is paid; or why nothing is. */
export function Counter({ desk, purchase, presetId, method, only = false, below }: Props) {
  const t = useT('cash-desk')
  const [chosen, choose] = useState(presetId)
  const form = useRef<HTMLDivElement>(null)
  const paying = purchase.item
  // Who was sent here to pay with another method goes on where that is done.
  const isSent = method !== undefined
  useEffect(() => {
    if (isSent) goToPayment(form.current)
  }, [isSent])
  const packages = only ? desk.packages.filter((one) => one.presetId === presetId) : desk.packages
  // What is being paid stays in sight, also when the offer itself is gone from the list.
  const item = paying ?? packages.find((one) => one.presetId === chosen) ?? packages[0]
  if (desk.closedUntil !== null || !desk.methods.length || !item) {
    const why = desk.closedUntil !== null ? 'break' : desk.methods.length ? 'gone' : 'closed'
    return (
      <>
        <Notice title={t(`${why}.title`)}>{t(`${why}.text`)}</Notice>
        {below}
      </>
    )
  }
  return (
    <div className={css.whole}>
      <div className={css.counter}>
        <PageSection title={t('packages.title')}>
          <PackageTiles packages={packages} chosen={item.presetId} onChoose={choose} />
        </PageSection>
        <div className={css.pay} ref={form}>
          <PayPanel desk={desk} item={item} purchase={purchase} method={method} />
        </div>
        <div className={css.below}>{below}</div>
      </div>
      <StickyPay item={item} form={form} />
    </div>
  )
}
