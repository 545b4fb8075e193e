import { useT } from '@marquee/core'
import { Notice } from '@marquee/ui'
import type { ReactNode } from 'react'
import * as css from './PaymentFields.css.ts'

/** What only the sandbox offers, set apart from what players do. */
export function SandboxBox({ text, children }: { text?: string; children: ReactNode }) {
  const t = useT('cash-desk')
  return (
    <Notice className={css.whole} title={t('sandbox.title')}>
      {text}
      <span className={css.numbers}>{children}</span>
    </Notice>
  )
}
