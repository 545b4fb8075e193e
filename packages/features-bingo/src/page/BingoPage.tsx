import { useIsGuest, usePlayer, useT } from '@marquee/core'
import { FeaturePage, PageSection } from '@marquee/feature-page'
import type { FunctionComponent } from 'react'
import { BingoHall, GuestHall } from './BingoHall.tsx'

/** `/bingo`: the player's card and balls, or a card and its odds for a guest, the store where the brand has it, and how it is played. */
export function BingoPage({ Store }: { Store?: FunctionComponent | undefined }) {
  const t = useT('bingo')
  const isGuest = useIsGuest()
  const player = usePlayer()
  const hasStore = Store !== undefined && player?.mayUse.bingoStore === true
  return (
    <FeaturePage
      feature="bingo"
      icon="bingo"
      steps={3}
      facts={{ cost: 'coins', odds: 'percent', fair: 'dice' }}
      isRunning={(info) => info.featuresInfo['bingo-info'] !== undefined}
      more={hasStore && <Store />}
    >
      <PageSection title={t(isGuest ? 'guest.title' : 'yours')}>
        {isGuest ? <GuestHall /> : <BingoHall hasStore={hasStore} />}
      </PageSection>
    </FeaturePage>
  )
}
