import { type HomePage, rowsPerSlide } from '@marquee/contract'
import { deferred, kept, Slot, useBrand, usePlayer } from '@marquee/core'
import { Container, Sections } from '@marquee/ui'
import { Banners } from './blocks/Banners.tsx'
import { Chips } from './player/Chips.tsx'
import { Collections } from './blocks/Collections.tsx'
import { Greeting } from './player/Greeting.tsx'
import { InfoPlate } from './blocks/InfoPlate.tsx'
import { Jackpots } from './blocks/Jackpots.tsx'
import { NextStepCard } from './player/NextStepCard.tsx'
import { Providers } from './blocks/Providers.tsx'
import { RecentGames } from './blocks/RecentGames.tsx'
import { Ratings } from './blocks/Ratings.tsx'
import { Shelf } from './blocks/Shelf.tsx'
import { Winners } from './blocks/Winners.tsx'
import { HomeStates } from './HomeStates.tsx'
import * as css from './player/lobby.css.ts'
import { useHome, useRecentGames } from './queries.ts'
import { collectionsOf } from './shownHome.ts'
import { useLateAppInit } from './useLateAppInit.ts'
import { useNextStep } from './useNextStep.ts'

/** Columns of covers that a phone shows at once. */
const phoneColumns = 4

const GameBoard = deferred(
  () => import('./player/GameBoard.tsx').then((module) => module.GameBoard),
  { until: 'at once', shownBy: ({ composition }) => composition.lobby === 'grid' },
)

function Blocks({ home }: { home: HomePage }) {
  const { composition } = useBrand()
  const isGrid = composition.lobby === 'grid'
  const recent = useRecentGames(home)
  const step = useNextStep(home)
  // A last game that is the next step is no row of its own.
  const last = recent.length === 1 && step?.kind === 'continue' ? [] : recent
  const lastIds = new Set(last.map(({ id }) => id))
  const collections = collectionsOf(home)
  const { ratings } = home.payload
  // A board has all of them; else they stand one below the other.
  const [first, ...rest] = isGrid ? [] : collections
  // Off during a break: nothing is advertised to who rests from play.
  const hasBanners = usePlayer()?.isBannerSliderEnabled ?? true
  return (
    <>
      {isGrid && <GameBoard collections={collections} without={lastIds} ratings={ratings} />}
      {first && (
        <Collections
          collections={[first]}
          without={lastIds}
          priorityTiles={rowsPerSlide(first.key) * phoneColumns}
        />
      )}
      <Shelf home={home} />
      {hasBanners && <Banners banners={home.payload.banners} />}
      <RecentGames games={last} />
      <Collections collections={rest.slice(0, 3)} without={lastIds} late />
      <Slot name="lobby.more" home={home} />
      <Jackpots home={home} />
      <Winners home={home} />
      {!isGrid && <Ratings home={home} />}
      <Collections collections={rest.slice(3)} late />
      <Providers />
      <InfoPlate text={home.payload.infoPlate} />
    </>
  )
}

function OpenLobby() {
  const home = useHome()
  const { composition, theme } = useBrand()
  const isSpotlit = composition.lobby === 'spotlight'
  return (
    <Container className={css.lobby} data-form={composition.lobby}>
      <header className={css.head}>
        <div className={css.welcome} data-mode={isSpotlit ? 'dark' : undefined}>
          {isSpotlit && (
            <img src={theme.art.hero} alt="" width={1600} height={900} className={css.scene} />
          )}
          <Greeting />
          <NextStepCard home={home.data} />
        </div>
        <Chips home={home.data} />
      </header>
      <Sections>
        <HomeStates query={home}>{(data) => <Blocks home={data} />}</HomeStates>
      </Sections>
    </Container>
  )
}

/**
 * A player's first page: one next step, what waits to be claimed, then the games: on shelves, with the
 * next step large above them, or on one board with a tab for each collection. During a break it is a
 * page without any of it (RP-02, RP-06).
 */
export const PlayerLobby = /* @__PURE__ */ kept(function PlayerLobby() {
  useLateAppInit()
  const restriction = usePlayer()?.restriction
  if (!restriction) return <OpenLobby />
  return (
    <Container className={css.lobby}>
      <Slot name="lobby.restricted" restriction={restriction} />
    </Container>
  )
})
