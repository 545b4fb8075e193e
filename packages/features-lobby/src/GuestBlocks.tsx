import type { HomePage } from '@marquee/contract'
import { Slot } from '@marquee/core'
import { Banners } from './blocks/Banners.tsx'
import { Collections } from './blocks/Collections.tsx'
import { InfoPlate } from './blocks/InfoPlate.tsx'
import { Jackpots } from './blocks/Jackpots.tsx'
import { Promotions } from './blocks/Promotions.tsx'
import { Providers } from './blocks/Providers.tsx'
import { Ratings } from './blocks/Ratings.tsx'
import { Winners } from './blocks/Winners.tsx'
import { collectionsOf } from './shownHome.ts'

/** Below the guest's first screen: the catalogue and what belongs to it. */
export function GuestBlocks({ home }: { home: HomePage }) {
  const [first, ...rest] = collectionsOf(home)
  return (
    <>
      {/* Covers first: they are what the scene above promises, and its banner must not follow it at once. */}
      <Collections collections={first ? [first] : []} />
      <Banners banners={home.payload.banners} />
      <Slot name="home.sections" home={home} />
      <Collections collections={rest.slice(0, 3)} late />
      <Jackpots home={home} />
      <Winners home={home} />
      <Ratings home={home} />
      <Collections collections={rest.slice(3)} late />
      <Promotions promotions={home.payload.promotions} />
      <Providers />
      <InfoPlate text={home.payload.infoPlate} packages={home.payload.packages} />
    </>
  )
}
