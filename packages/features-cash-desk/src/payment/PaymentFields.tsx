import type { PaymentMethod, TestNumber } from '@marquee/contract'
import { useT } from '@marquee/core'
import { Button, TextField } from '@marquee/ui'
import { asCardNumber, asExpiry, type Problems } from './check.ts'
import * as css from './PaymentFields.css.ts'
import { SandboxBox } from './SandboxBox.tsx'
import type { Typed } from './token.ts'

interface Props {
  method: PaymentMethod
  typed: Typed
  onType: (typed: Typed) => void
  problems: Problems
  /** Numbers of the sandbox, to be tried. */
  testNumbers: readonly TestNumber[]
}

/** What a provider needs to know of a card, an account, a wallet. It goes to the provider alone. */
export function PaymentFields({ method, typed, onType, problems, testNumbers }: Props) {
  const t = useT('cash-desk')
  const isCard = method === 'card'
  const own = testNumbers.filter((one) => one.method === method)
  const type = (change: Partial<Typed>) => onType({ ...typed, ...change })
  return (
    <div className={css.fields}>
      <TextField
        name="number"
        label={t(`form.number.${method}`)}
        value={typed.number}
        error={problems.number}
        inputMode="numeric"
        autoComplete={isCard ? 'cc-number' : 'off'}
        onChange={({ currentTarget: { value, selectionStart } }) => {
          // Whoever mends a digit in the middle stays there.
          const isAtEnd = selectionStart === null || selectionStart === value.length
          type({ number: isCard && isAtEnd ? asCardNumber(value) : value })
        }}
        className={css.whole}
      />
      {isCard && (
        <>
          <TextField
            name="expiry"
            label={t('form.expiry')}
            placeholder={t('form.expiryShape')}
            value={typed.expiry}
            error={problems.expiry}
            inputMode="numeric"
            autoComplete="cc-exp"
            onChange={(event) => type({ expiry: asExpiry(event.currentTarget.value) })}
          />
          <TextField
            name="code"
            label={t('form.code')}
            value={typed.code}
            error={problems.code}
            inputMode="numeric"
            autoComplete="cc-csc"
            maxLength={4}
            onChange={(event) => type({ code: event.currentTarget.value })}
          />
        </>
      )}
      {own.length > 0 && (
        <SandboxBox text={t('sandbox.text')}>
          {own.map(({ number, outcome }) => (
            <Button
              key={number}
              size="sm"
              variant="quiet"
              data-testid={`test-number-${outcome}`}
              onClick={() =>
                onType(isCard ? { number, expiry: '12/60', code: '123' } : { ...typed, number })
              }
            >
              {t(`sandbox.outcome.${outcome}`)}
            </Button>
          ))}
        </SandboxBox>
      )}
    </div>
  )
}
