import { useT } from '@marquee/core'
import { Button, Icon, TextField } from '@marquee/ui'
import { useNavigate } from '@tanstack/react-router'
import type { AffiliateFilter } from '../contract/schemas.ts'
import { exportAddress } from '../filter.ts'
import * as css from './DayFilters.css.ts'

/** Narrows the days; the choice stands in the address, and the file follows it. */
export function DayFilters({ filter }: { filter: AffiliateFilter }) {
  const t = useT('affiliates')
  const navigate = useNavigate()
  const choose = (change: Record<string, string | undefined>) =>
    void navigate({
      to: '.',
      search: (now: object) => ({ ...now, ...change }),
      replace: true,
      resetScroll: false,
    })
  return (
    <div className={css.bar} role="group" aria-label={t('filter.label')}>
      <TextField
        type="date"
        label={t('filter.from')}
        name="from"
        value={filter.from ?? ''}
        onChange={({ target }) => choose({ from: target.value || undefined })}
      />
      <TextField
        type="date"
        label={t('filter.to')}
        name="to"
        value={filter.to ?? ''}
        onChange={({ target }) => choose({ to: target.value || undefined })}
      />
      <Button
        variant="quiet"
        start={<Icon name="download" size="text" />}
        className={css.file}
        // Outside of the router: the platform answers with a file.
        render={
          <a href={exportAddress(filter)} download="partner.csv">
            {t('filter.csv')}
          </a>
        }
      />
    </div>
  )
}
