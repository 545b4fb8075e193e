import { useT } from '@marquee/core'
import { Icon } from '@marquee/ui'
import { useEffect, useRef } from 'react'
import * as css from './FormSummary.css.ts'
import type { FormProblem } from './useCheckedForm.ts'

interface FormSummaryProps {
  problems: FormProblem[]
  goTo: (field: string) => void
}

/** What keeps a form from being accepted, above it; each line leads to its field. */
export function FormSummary({ problems, goTo }: FormSummaryProps) {
  const t = useT('auth')
  const box = useRef<HTMLDivElement>(null)
  const whole = problems.find(({ field }) => field === null)
  const fields = problems.filter(({ field }) => field !== null)
  const shown = whole || fields.length > 1
  const wholeText = whole?.text
  useEffect(() => {
    if (wholeText) box.current?.focus()
  }, [wholeText])
  return (
    <div ref={box} role="alert" tabIndex={-1} className={shown ? css.summary : css.empty}>
      {shown && (
        <>
          <Icon name="warning" className={css.icon} />
          <div>
            <p className={css.title}>
              {whole ? whole.text : t('form.summary', { count: fields.length })}
            </p>
            {fields.length > 1 && (
              <ul className={css.list}>
                {fields.map(({ field, text }) => (
                  <li key={field}>
                    <button type="button" className={css.line} onClick={() => goTo(field ?? '')}>
                      {text}
                    </button>
                  </li>
                ))}
              </ul>
            )}
          </div>
        </>
      )}
    </div>
  )
}
