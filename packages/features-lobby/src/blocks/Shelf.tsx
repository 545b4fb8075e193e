import type { HomePage } from '@marquee/contract'
import { Link, Slot, useHasRoute, usePromotions, useT } from '@marquee/core'
import { Button, Carousel, Heading } from '@marquee/ui'

/**
 * What can be done beside the games, on one shelf: what can be claimed now comes first, then the rest
 * that runs for this player (HOME-09).
 */
export function Shelf({ home }: { home: HomePage }) {
  const t = useT('lobby')
  const tCore = useT()
  const hasRoute = useHasRoute()
  const { promotions = [] } = usePromotions()
  const ready = promotions.filter((promotion) => promotion.ready > 0)
  const title = t(ready.length ? 'shelf.ready' : 'shelf.title')
  return (
    <Carousel
      size="shelf"
      list={false}
      label={title}
      previousLabel={tCore('games.previous', { title })}
      nextLabel={tCore('games.next', { title })}
      heading={
        <Heading level={2} ornate>
          {title}
        </Heading>
      }
      action={
        hasRoute('/rewards') && (
          <Button
            size="sm"
            variant="plain"
            aria-label={t('shelf.all')}
            render={<Link to="/rewards" />}
          >
            {tCore('games.seeAll')}
          </Button>
        )
      }
    >
      <Slot name="lobby.sections" home={home} first={ready.map(({ feature }) => feature)} />
    </Carousel>
  )
}
