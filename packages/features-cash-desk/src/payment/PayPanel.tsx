import type { CashDesk, CashPackage, SavedMethod } from '@marquee/contract'
import { Link, useApp, useIsOffline, useT, useTranslate } from '@marquee/core'
import { Button, Card, Checkbox, Heading, Notice, RadioGroup, Text } from '@marquee/ui'
import { type ReactNode, type SubmitEvent, useEffect, useRef, useState } from 'react'
import { rememberChoice } from '../outcome/analytics.ts'
import { Told } from './Told.tsx'
import { useAmounts } from '../useAmounts.ts'
import { focusField, type Problems, problemsOf, stillWrong } from './check.ts'
import { PaymentFields } from './PaymentFields.tsx'
import * as css from './PayPanel.css.ts'
import { nothingTyped } from './token.ts'
import { useForget } from './saved.ts'
import type { PurchaseState } from './usePurchase.ts'

interface Props {
  desk: CashDesk
  item: CashPackage
  purchase: PurchaseState
  /** The method that is chosen at first; another one is free to choose. */
  method?: string | undefined
  /** Left out where what stands around it says as much. */
  heading?: ReactNode
}

/** What is paid and what comes of it, line by line, before anything is paid. */
function Summary({ item: { title, gives, price } }: { item: CashPackage }) {
  const t = useT('cash-desk')
  const translate = useTranslate()
  const amounts = useAmounts()
  const lines: [string, string][] = [
    [
      t('summary.coins'),
      t('amount.coins', { count: gives.coins, amount: amounts.coins(gives.coins) }),
    ],
    ...(gives.entries
      ? ([
          [
            t('summary.gift'),
            t('amount.entries', {
              count: gives.entries / 100,
              amount: amounts.entries(gives.entries),
            }),
          ],
        ] as [string, string][])
      : []),
  ]
  return (
    <dl className={css.sums} data-testid="cash-summary" aria-label={translate(title)}>
      {lines.map(([what, howMuch]) => (
        <div key={what} className={css.sum}>
          <dt className={css.what}>{what}</dt>
          <dd className={css.howMuch}>{howMuch}</dd>
        </div>
      ))}
      <div className={css.total}>
        <dt>{t('summary.total')}</dt>
        <dd className={css.howMuch}>{amounts.price(price)}</dd>
      </div>
    </dl>
  )
}

/** The player's own limits and what this purchase would leave of them. */
function Limits({ limits, price }: { limits: CashDesk['limits']; price: number }) {
  const t = useT('cash-desk')
  const amounts = useAmounts()
  if (!limits.length) {
    return (
      <Text size="sm" tone="secondary">
        {t('limits.none')} <Link to="/profile/purchase-limit">{t('limits.set')}</Link>
      </Text>
    )
  }
  const isBeyond = limits.some(({ left }) => left < price)
  return (
    <Notice
      icon="shield"
      tone={isBeyond ? 'caution' : 'info'}
      title={t(isBeyond ? 'limits.beyond' : 'limits.title')}
    >
      {limits.map(({ period, amount, left }) => (
        <span key={period} data-testid={`limit-${period}`}>
          {t(`limits.left.${period}`, {
            left: amounts.price(left),
            amount: amounts.price(amount),
          })}{' '}
        </span>
      ))}
      <Link to="/profile/purchase-limit">{t('limits.change')}</Link>
    </Notice>
  )
}

/** How the chosen package is paid: the one form that buys, on the desk and in the quick modal. */
export function PayForm({ desk, item, purchase, method: wanted, heading }: Props) {
  const runtime = useApp()
  const t = useT('cash-desk')
  const amounts = useAmounts()
  const offline = useIsOffline()
  // What was saved comes first, unless the address names a method.
  const [chosen, setChosen] = useState<string | undefined>(
    () =>
      desk.methods.find(({ id }) => id === wanted)?.id ?? desk.saved[0]?.id ?? desk.methods[0]?.id,
  )
  const [keep, setKeep] = useState(false)
  const forget = useForget()
  const [typed, setTyped] = useState(nothingTyped)
  const [problems, setProblems] = useState<Problems>({})
  const panel = useRef<HTMLFormElement>(null)
  // What the provider refused is said at a field above the button.
  const [refused] = Object.keys(purchase.problems)
  useEffect(() => {
    if (refused !== undefined && !purchase.isBusy) focusField(panel.current, [refused])
  }, [refused, purchase.isBusy])
  // With what was saved its button goes: who pressed it goes on at what is chosen now.
  const keptBefore = useRef(desk.saved.length)
  useEffect(() => {
    const isFewer = desk.saved.length < keptBefore.current
    keptBefore.current = desk.saved.length
    if (isFewer && !panel.current?.contains(document.activeElement))
      panel.current?.querySelector<HTMLElement>('input:checked')?.focus()
  }, [desk.saved.length])
  const saved = desk.saved.find(({ id }) => id === chosen)
  // What was chosen may have been removed in another tab.
  const form = saved ? undefined : (desk.methods.find(({ id }) => id === chosen) ?? desk.methods[0])

  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (purchase.isBusy) return
    if (saved) {
      rememberChoice(runtime, item.presetId, window.location.pathname)
      purchase.buy({ item, saved })
      return
    }
    if (!form) return
    const found = problemsOf(form.id, typed)
    setProblems(found)
    const wrong = Object.keys(found)
    if (wrong.length) return focusField(event.currentTarget, wrong)
    rememberChoice(runtime, item.presetId, window.location.pathname)
    purchase.buy({ item, form, typed, keep: keep && form.canKeep })
  }
  const { canceled } = purchase
  const nameOf = ({ method, brand, account }: SavedMethod) =>
    `${brand ?? t(`method.${method}.name`)} ${account}`
  const worded = Object.fromEntries(Object.entries(problems).map(([field, key]) => [field, t(key)]))
  return (
    <form ref={panel} className={css.panel} onSubmit={send} noValidate data-testid="cash-form">
      {heading}
      {canceled && (
        <Told key={canceled.id}>
          <Notice title={t('canceled.title')} announced>
            {t('canceled.text', { price: amounts.price(canceled.amount) })}
          </Notice>
        </Told>
      )}
      <Summary item={item} />
      <Limits limits={desk.limits} price={item.price} />
      <RadioGroup
        legend={t('pay.method')}
        value={saved?.id ?? form?.id}
        onValueChange={(next) => {
          setChosen(next)
          setTyped(nothingTyped)
          setProblems({})
          purchase.forget()
        }}
        options={[
          ...desk.saved.map((one) => ({
            value: one.id,
            label: nameOf(one),
            hint: t('saved.hint'),
          })),
          ...desk.methods.map(({ id }) => ({
            value: id as string,
            label: t(`method.${id}.name`),
            hint: t(`method.${id}.hint`),
          })),
        ]}
      />
      {saved && (
        <Button
          variant="plain"
          size="sm"
          busy={forget.isPending}
          disabled={offline || purchase.isBusy}
          className={css.forget}
          onClick={() => forget.mutate(saved)}
          data-testid="cash-forget"
        >
          {t('saved.remove', { account: nameOf(saved) })}
        </Button>
      )}
      {forget.isError && (
        <Notice tone="critical" announced>
          {t('saved.notRemoved')}
        </Notice>
      )}
      {form && (
        <PaymentFields
          method={form.id}
          typed={typed}
          onType={(next) => {
            setTyped(next)
            purchase.forget()
            setProblems((found) => stillWrong(found, typed, next))
          }}
          problems={{ ...purchase.problems, ...worded }}
          testNumbers={desk.testNumbers}
        />
      )}
      {form?.canKeep && (
        <Checkbox
          label={t('saved.keep')}
          checked={keep}
          onChange={(event) => setKeep(event.currentTarget.checked)}
        />
      )}
      {purchase.failure && (
        <Notice tone="critical" announced>
          {purchase.failure}
        </Notice>
      )}
      <Button
        type="submit"
        wide
        size="lg"
        busy={purchase.isBusy}
        disabled={offline}
        data-testid="cash-pay"
      >
        {t('pay.action', { price: amounts.price(item.price) })}
      </Button>
      <Text size="sm" tone="secondary">
        {t('pay.once')}
      </Text>
    </form>
  )
}

/** The form as it stands on the desk. */
export function PayPanel(props: Omit<Props, 'heading'>) {
  const t = useT('cash-desk')
  return (
    <Card padding="lg" trim>
      <PayForm
        {...props}
        heading={
          <Heading level={2} size="md">
            {t('pay.title')}
          </Heading>
        }
      />
    </Card>
  )
}
