import type { PlayLimit } from '@marquee/contract'
import { useT } from '@marquee/core'
import { Button, TextField } from '@marquee/ui'
import { type FormEvent, useId, useState } from 'react'
import { fieldText, mostOf, parseAmount, unitOf } from './amounts.ts'
import * as css from './LimitForm.css.ts'

interface LimitFormProps {
  limit: PlayLimit
  busy: boolean
  failed: boolean
  onSave: (amount: number | null) => void
  onCancel: () => void
}

/** Asked for by a press: the field is what comes next. */
const takeFocus = (field: HTMLInputElement | null) => field?.focus()

/** Asks for an amount of a limit, or for none. What was typed stays when saving fails. */
export function LimitForm({ limit, busy, failed, onSave, onCancel }: LimitFormProps) {
  const t = useT('responsible-play')
  const id = useId()
  const { kind, period, amount } = limit
  const unit = unitOf(kind, period)
  const [text, setText] = useState(fieldText(amount, unit))
  const [wrong, setWrong] = useState(false)
  const most = mostOf(unit, period)
  const unitName =
    unit === 'coins' || unit === 'entries' ? t(`units.${unit}`) : t(`limits.unit.${unit}`)
  const send = (event: FormEvent) => {
    event.preventDefault()
    const parsed = parseAmount(text, unit, period)
    setWrong(parsed === null)
    if (parsed !== null) onSave(parsed)
  }
  const error = wrong
    ? most === null
      ? t('limits.wrong', { example: unit === 'coins' ? '500' : '25.50' })
      : t('limits.wrongTime', { most })
    : failed && t('notSaved')
  return (
    <form onSubmit={send} className={css.form} noValidate>
      <TextField
        id={id}
        name={`${kind}-${period}`}
        label={t(`limits.periods.${period}`)}
        hint={t('limits.hint')}
        error={error || undefined}
        inputMode={most === null && unit !== 'coins' ? 'decimal' : 'numeric'}
        autoComplete="off"
        ref={takeFocus}
        value={text}
        onChange={(event) => setText(event.target.value)}
        end={unitName}
      />
      <div className={css.actions}>
        <Button type="submit" busy={busy}>
          {t('limits.save')}
        </Button>
        <Button variant="quiet" onClick={onCancel} disabled={busy}>
          {t('limits.cancel')}
        </Button>
        {amount !== null && (
          <Button variant="plain" onClick={() => onSave(null)} disabled={busy}>
            {t('limits.remove')}
          </Button>
        )}
      </div>
    </form>
  )
}
