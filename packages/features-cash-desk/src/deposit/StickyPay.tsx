import type { CashPackage } from '@marquee/contract'
import { useT, useTranslate } from '@marquee/core'
import { Button, Text } from '@marquee/ui'
import { type RefObject, useEffect, useState } from 'react'
import { useAmounts } from '../useAmounts.ts'
import * as css from './StickyPay.css.ts'

interface Props {
  item: CashPackage
  /** Where the payment form is. */
  form: RefObject<HTMLElement | null>
}

/** The button that buys, or null. */
const payButton = (form: HTMLElement | null) =>
  form?.querySelector<HTMLElement>('[data-testid="cash-pay"]') ?? null

/** Goes to the payment form, and to the first thing that is to be typed there. */
export function goToPayment(form: HTMLElement | null): void {
  if (!form) return
  form.scrollIntoView({ block: 'start', behavior: 'smooth' })
  form.querySelector<HTMLElement>('input:checked')?.focus({ preventScroll: true })
}

const isInSightAbove = (bar: HTMLElement, element: HTMLElement): boolean => {
  const { top, bottom } = element.getBoundingClientRect()
  return top >= 0 && bottom <= bar.getBoundingClientRect().top
}

/**
 * One step nearer to the payment with each press: to the form, to the first thing that is to be typed in
 * it, to its own button. It never pays: who presses twice by mistake buys nothing.
 */
function goOnToPay(form: HTMLElement | null, bar: HTMLElement): void {
  const method = form?.querySelector<HTMLElement>('input:checked')
  if (!form || !method || !isInSightAbove(bar, method)) {
    goToPayment(form)
    return
  }
  const typed = form.querySelectorAll<HTMLInputElement>('input:not([type=radio], [type=checkbox])')
  const next = [...typed].find(({ value }) => value.trim() === '') ?? payButton(form)
  next?.scrollIntoView({ block: 'center', behavior: 'smooth' })
  next?.focus({ preventScroll: true })
}

/** The chosen package's price at the lower edge, until the form's own button is in view. */
export function StickyPay({ item, form }: Props) {
  const t = useT('cash-desk')
  const translate = useTranslate()
  const amounts = useAmounts()
  const [isNeeded, setNeeded] = useState(true)
  useEffect(() => {
    const button = payButton(form.current)
    if (!button) return
    const watcher = new IntersectionObserver(([entry]) => setNeeded(!entry?.isIntersecting))
    watcher.observe(button)
    return () => watcher.disconnect()
  }, [form])
  if (!isNeeded) return null
  const { title, gives, price } = item
  return (
    <div className={css.bar} data-lower-edge="busy" data-testid="cash-bar">
      <Text as="span" size="sm" className={css.what}>
        {t('pay.bar', {
          title: translate(title),
          coins: t('amount.coins', { count: gives.coins, amount: amounts.coins(gives.coins) }),
        })}
      </Text>
      <Button
        onClick={({ currentTarget }) => goOnToPay(form.current, currentTarget)}
        data-testid="cash-bar-go"
      >
        {t('pay.action', { price: amounts.price(price) })}
      </Button>
    </div>
  )
}
