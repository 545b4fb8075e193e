import { useT } from '@marquee/core'
import { Icon } from '@marquee/ui'
import { useEffect, useRef } from 'react'
import * as css from './FormSummary.css.ts'
import type { FormProblem } from './useCheckedForm.ts'

/**
 * What keeps a form from being accepted, in one line above it: what is about the whole form, or how many
 * fields are to be mended. What is wrong with a field is said beside it, and nowhere else.
 */
export function FormSummary({ problems }: { problems: FormProblem[] }) {
  const t = useT('auth')
  const box = useRef<HTMLDivElement>(null)
  const whole = problems.find(({ field }) => field === null)?.text
  const count = problems.filter(({ field }) => field !== null).length
  const text = whole ?? (count > 1 ? t('form.summary', { count }) : undefined)
  useEffect(() => {
    if (whole) box.current?.focus()
  }, [whole])
  return (
    <div ref={box} role="alert" tabIndex={-1} className={text ? css.summary : css.empty}>
      {text && (
        <>
          <Icon name="warning" className={css.icon} />
          <p className={css.title}>{text}</p>
        </>
      )}
    </div>
  )
}
