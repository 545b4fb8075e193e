import type { HistoryFilter, KindNames } from './contract/schemas.ts'
import { useT } from '@marquee/core'
import { Button, Icon, Select, TextField } from '@marquee/ui'
import { useNavigate } from '@tanstack/react-router'
import { exportAddress, wallets } from './filter.ts'
import * as css from './Filters.css.ts'
import { useKindName } from './useKindName.ts'

interface FiltersProps {
  filter: HistoryFilter
  kinds: string[]
  kindNames: KindNames
}

/** Narrows the list by balance, kind and days; the choice stands in the address. The file follows it. */
export function Filters({ filter, kinds, kindNames }: FiltersProps) {
  const t = useT('history')
  const nameOf = useKindName(kindNames)
  const navigate = useNavigate()
  const choose = (change: Record<string, string | undefined>) =>
    void navigate({
      to: '.',
      search: (now: object) => ({ ...now, ...change }),
      replace: true,
      resetScroll: false,
    })
  const offered = filter.kind && !kinds.includes(filter.kind) ? [filter.kind, ...kinds] : kinds
  return (
    <div className={css.bar} role="group" aria-label={t('filter.label')}>
      <Select
        label={t('filter.wallet')}
        name="wallet"
        value={filter.wallet ?? ''}
        placeholder={t('filter.every')}
        options={wallets.map((value) => ({ value, label: t(`wallets.${value}`) }))}
        onChange={({ target }) => choose({ wallet: target.value || undefined })}
      />
      <Select
        label={t('filter.kind')}
        name="kind"
        value={filter.kind ?? ''}
        placeholder={t('filter.every')}
        options={offered.map((value) => ({ value, label: nameOf(value) }))}
        onChange={({ target }) => choose({ kind: target.value || undefined })}
      />
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
        // Outside of the router: the platform streams a file.
        render={
          <a href={exportAddress(filter)} download="history.csv">
            {t('filter.csv')}
          </a>
        }
      />
    </div>
  )
}
