import { useBrand, useT } from '@marquee/core'
import { classNames } from '@marquee/ui'
import { inGroups } from './inGroups.ts'
import * as css from './FreeEntryPage.css.ts'

const lines = ['name', 'home', 'email'] as const

/** What a card has to look like: the reader's own code where there is one. */
export function CardSample({ code }: { code: string | undefined }) {
  const t = useT('content')
  const { name: brand } = useBrand()
  return (
    <ul className={css.paper} aria-label={t('freeEntry.sample')} data-testid="card-sample">
      <li className={classNames(css.line, css.codeLine)}>
        {code ? inGroups(code) : t('freeEntry.lines.code')}
      </li>
      {lines.map((line) => (
        <li key={line} className={css.line}>
          {t(`freeEntry.lines.${line}`)}
        </li>
      ))}
      <li className={css.line}>{t('freeEntry.lines.phrase', { brand })}</li>
    </ul>
  )
}
