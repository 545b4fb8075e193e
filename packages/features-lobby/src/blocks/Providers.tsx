import { kept, Link, useHasRoute, useT } from '@marquee/core'
import { Button, Carousel, Chip, Heading, Skeleton } from '@marquee/ui'
import { useProviders } from '../queries.ts'
import * as css from './Providers.css.ts'

interface StudioProps {
  slug: string
  name: string
  count: number
}

function Studio({ slug, name, count }: StudioProps) {
  const t = useT('lobby')
  const hasRoute = useHasRoute()
  const content = (
    <>
      {name}
      <span className={css.count}>{t('providers.games', { count })}</span>
    </>
  )
  return hasRoute('/issues/providers/$pageName') ? (
    <Chip render={<Link to="/issues/providers/$pageName" params={{ pageName: slug }} />}>
      {content}
    </Chip>
  ) : (
    <Chip>{content}</Chip>
  )
}

/** The studios whose games these are, each with the way to its own page where the brand has one. */
export const Providers = /* @__PURE__ */ kept(function Providers() {
  const t = useT('lobby')
  const tCore = useT()
  const hasRoute = useHasRoute()
  const { data, isError } = useProviders()
  if (isError || data?.length === 0) return null
  const title = t('providers.title')
  return (
    <Carousel
      size="auto"
      rows={2}
      label={title}
      previousLabel={tCore('games.previous', { title })}
      nextLabel={tCore('games.next', { title })}
      heading={
        <Heading level={2} ornate>
          {title}
        </Heading>
      }
      action={
        hasRoute('/issues/providers') && (
          <Button
            size="sm"
            variant="plain"
            aria-label={tCore('games.seeAllOf', { title })}
            render={<Link to="/issues/providers" />}
          >
            {tCore('games.seeAll')}
          </Button>
        )
      }
    >
      {data?.map((studio) => <Studio key={studio.slug} {...studio} />) ??
        [1, 2, 3, 4].map((place) => (
          <Skeleton key={place} shape="control" width="10rem" height="2.75rem" />
        ))}
    </Carousel>
  )
})
