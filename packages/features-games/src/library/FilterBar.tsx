import { useLocaleCode, useT } from '@marquee/core'
import { Button, Chip, Icon, IconButton } from '@marquee/ui'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import type { Shelf } from '../catalogue/shelf.ts'
import * as css from './FilterBar.css.ts'
import { type Facets, type LibraryFilter, type Sort, sorts } from './filters.ts'
import { typeName } from './types/types.ts'
import type { ChangeFilter } from './useLibrary.ts'

const FilterSheet = lazy(() =>
  import('./FilterSheet.tsx').then((module) => ({ default: module.FilterSheet })),
)

export interface FilterBarProps {
  filter: LibraryFilter
  change: ChangeFilter
  facets: Facets
  shelf: Shelf | null
  /** Games that are left; null while they are not known. */
  count: number | null
}

/** A pause in typing after which the address follows, in ms. */
const settles = 180

/** What is typed shows at once; the games follow when the typing pauses. */
function SearchField({ q, change }: { q: string; change: ChangeFilter }) {
  const t = useT('games')
  const [typed, setTyped] = useState(q)
  const sent = useRef(q)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => {
    // The address changed by itself: a way back, or 'clear'.
    if (q !== sent.current) setTyped(q)
    sent.current = q
  }, [q])
  useEffect(() => () => clearTimeout(timer.current), [])
  const type = (text: string, at: number) => {
    setTyped(text)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      sent.current = text
      change({ q: text })
    }, at)
  }
  return (
    <search className={css.search}>
      <Icon name="search" size="sm" />
      <input
        type="search"
        name="q"
        value={typed}
        onChange={(event) => type(event.target.value, settles)}
        placeholder={t('library.search')}
        aria-label={t('library.search')}
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="search"
        className={css.input}
      />
      {typed !== '' && (
        <IconButton
          icon="close"
          size="sm"
          label={t('library.clearSearch')}
          onClick={() => type('', 0)}
        />
      )}
    </search>
  )
}

function SortChoice({ sort, change }: { sort: Sort; change: ChangeFilter }) {
  const t = useT('games')
  return (
    <label className={css.sort}>
      <Icon name="sort" size="sm" />
      <span className={css.sortLabel}>{t('library.sort')}</span>
      <select
        value={sort}
        onChange={(event) =>
          change({ sort: sorts.find((known) => known === event.target.value) ?? 'popular' })
        }
        className={css.select}
      >
        {sorts.map((known) => (
          <option key={known} value={known} className={css.option}>
            {t(`library.sorts.${known}`)}
          </option>
        ))}
      </select>
    </label>
  )
}

/** Search, filters, order and what is chosen; stays in sight while the games scroll. */
export function FilterBar({ filter, change, facets, shelf, count }: FilterBarProps) {
  const t = useT('games')
  const locale = useLocaleCode()
  const [open, setOpen] = useState(false)
  const [used, setUsed] = useState(false)
  const chosen = filter.providers.length + filter.types.length
  const without = (list: string[], value: string) => list.filter((one) => one !== value)
  return (
    <div className={css.bar}>
      <div className={css.controls}>
        <SearchField q={filter.q} change={change} />
        <Button
          variant="quiet"
          size="sm"
          aria-haspopup="dialog"
          onClick={() => {
            setUsed(true)
            setOpen(true)
          }}
          start={<Icon name="filter" size="sm" />}
          end={chosen > 0 && <span className={css.badge}>{chosen}</span>}
          className={css.filterButton}
        >
          <span className={css.wideText}>{t('library.filter')}</span>
          <span className={css.narrowLabel}>{t('library.filter')}</span>
        </Button>
        <SortChoice sort={filter.sort} change={change} />
        <span className={css.count} aria-hidden="true">
          {count !== null && t('library.count', { count })}
        </span>
      </div>
      {chosen > 0 && (
        <ul className={css.chosen} aria-label={t('library.chosen')}>
          {filter.types.map((type) => {
            const name = typeName(type, locale)
            return (
              <li key={`type-${type}`}>
                <Chip
                  selected
                  removeLabel={t('library.remove', { name })}
                  onRemove={() => change({ types: without(filter.types, type) })}
                >
                  {name}
                </Chip>
              </li>
            )
          })}
          {filter.providers.map((slug) => {
            const name = shelf?.providerName(slug) || slug
            return (
              <li key={`provider-${slug}`}>
                <Chip
                  selected
                  removeLabel={t('library.remove', { name })}
                  onRemove={() => change({ providers: without(filter.providers, slug) })}
                >
                  {name}
                </Chip>
              </li>
            )
          })}
          <li>
            <Button
              variant="plain"
              size="sm"
              onClick={() => change({ types: [], providers: [] })}
              className={css.clear}
            >
              {t('library.clear')}
            </Button>
          </li>
        </ul>
      )}
      {used && (
        <Suspense fallback={null}>
          <FilterSheet
            open={open}
            onOpenChange={setOpen}
            {...{ filter, change, facets, shelf, count }}
          />
        </Suspense>
      )}
    </div>
  )
}
