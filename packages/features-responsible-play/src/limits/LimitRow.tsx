import type { PlayLimit } from '@marquee/contract'
import { useT } from '@marquee/core'
import { Button, Progress, Text } from '@marquee/ui'
import { useState } from 'react'
import { useSetLimit, useWithdrawLimit } from '../queries.ts'
import { LimitAmount } from './LimitAmount.tsx'
import { LimitForm } from './LimitForm.tsx'
import * as css from './LimitRow.css.ts'
import { PendingChange } from './PendingChange.tsx'

/** One period of a limit: what holds, what is used of it, what waits, and the way to change it. */
export function LimitRow({ limit }: { limit: PlayLimit }) {
  const t = useT('responsible-play')
  const { kind, period, amount, used, pending } = limit
  const [editing, setEditing] = useState(false)
  const set = useSetLimit()
  const withdraw = useWithdrawLimit()
  const name = t(`limits.periods.${period}`)
  const save = (next: number | null) =>
    set.mutate({ kind, period, amount: next }, { onSuccess: () => setEditing(false) })
  return (
    <div className={css.row} data-testid={`limit-${kind}-${period}`}>
      <div className={css.head}>
        <div className={css.words}>
          <Text tone="secondary" size="sm">
            {name}
          </Text>
          <Text strong size="lg">
            {amount === null ? t('limits.none') : <LimitAmount kind={kind} amount={amount} />}
          </Text>
        </div>
        {!editing && (
          <Button
            size="sm"
            variant="quiet"
            aria-label={t(amount === null ? 'limits.setOf' : 'limits.changeOf', { name })}
            onClick={() => setEditing(true)}
          >
            {t(amount === null ? 'limits.set' : 'limits.change')}
          </Button>
        )}
      </div>
      {amount !== null && used !== null && (
        <div className={css.use}>
          <Progress label={name} value={used} max={Math.max(amount, 1)} size="sm" />
          <Text tone="secondary" size="xs">
            <LimitAmount kind={kind} amount={used} /> / <LimitAmount kind={kind} amount={amount} />
          </Text>
        </div>
      )}
      {pending && (
        <PendingChange
          next={
            pending.amount === null ? null : <LimitAmount kind={kind} amount={pending.amount} />
          }
          effectiveAt={pending.effectiveAt}
          busy={withdraw.isPending}
          onWithdraw={() => withdraw.mutate({ kind, period })}
        />
      )}
      {editing && (
        <LimitForm
          limit={limit}
          busy={set.isPending}
          failed={set.isError}
          onSave={save}
          onCancel={() => setEditing(false)}
        />
      )}
      <div role="status" className={css.said}>
        {set.isSuccess && !editing && !pending && t('limits.inForce')}
      </div>
    </div>
  )
}
