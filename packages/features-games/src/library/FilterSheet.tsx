import { useLocaleCode, useT } from '@marquee/core'
import { Button, Chip, Heading, Stack } from '@marquee/ui'
import { Sheet } from '@marquee/ui/dialog'
import type { FilterBarProps } from './FilterBar.tsx'
import * as css from './FilterSheet.css.ts'
import type { FacetValue } from './filters.ts'
import { typeName } from './types/types.ts'

interface FilterSheetProps extends FilterBarProps {
  open: boolean
  onOpenChange: (open: boolean) => void
}

const toggled = (list: string[], value: string, on: boolean) =>
  on ? [...list, value] : list.filter((one) => one !== value)

interface FacetProps {
  title: string
  values: FacetValue[]
  chosen: string[]
  nameOf: (value: string) => string
  onChange: (chosen: string[]) => void
}

function Facet({ title, values, chosen, nameOf, onChange }: FacetProps) {
  return (
    <Stack gap={2} as="section" aria-label={title}>
      <Heading level={3} size="md">
        {title}
      </Heading>
      <div className={css.choices}>
        {values
          .filter(({ value, count }) => count > 0 || chosen.includes(value))
          .map(({ value, count }) => (
            <Chip
              key={value}
              selected={chosen.includes(value)}
              onPressedChange={(on) => onChange(toggled(chosen, value, on))}
            >
              {nameOf(value)}
              <span className={css.count}>{count}</span>
            </Chip>
          ))}
      </div>
    </Stack>
  )
}

/** Every choice of type and provider with the games it would leave; acts at once. */
export function FilterSheet({
  open,
  onOpenChange,
  filter,
  change,
  facets,
  shelf,
  count,
}: FilterSheetProps) {
  const t = useT('games')
  const locale = useLocaleCode()
  const wide = typeof window !== 'undefined' && window.matchMedia('(min-width: 768px)').matches
  return (
    <Sheet
      open={open}
      onOpenChange={onOpenChange}
      side={wide ? 'end' : 'bottom'}
      title={t('library.filter')}
      closeLabel={t('close')}
      actions={
        <>
          <Button wide onClick={() => onOpenChange(false)}>
            {t('library.show', { count: count ?? 0 })}
          </Button>
          <Button wide variant="quiet" onClick={() => change({ types: [], providers: [] })}>
            {t('library.clear')}
          </Button>
        </>
      }
    >
      <Stack gap={6}>
        <Facet
          title={t('library.type')}
          values={facets.types}
          chosen={filter.types}
          nameOf={(type) => typeName(type, locale)}
          onChange={(types) => change({ types })}
        />
        <Facet
          title={t('library.provider')}
          values={facets.providers}
          chosen={filter.providers}
          nameOf={(slug) => shelf?.providerName(slug) || slug}
          onChange={(providers) => change({ providers })}
        />
      </Stack>
    </Sheet>
  )
}
