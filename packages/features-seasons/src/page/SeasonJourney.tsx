import { PageSkeleton } from '@marquee/feature-page'
import type { AdventureMap as MapData } from '../contract/map/schemas.ts'
import type { Season } from '../contract/schemas.ts'
import { useT } from '@marquee/core'
import { Card, Stack, Text } from '@marquee/ui'
import { useState } from 'react'
import { AdventureMap } from '../map/AdventureMap.tsx'
import { useAdventureMap, useSeason } from '../queries.ts'
import { firstShown, stopsOf } from '../stops.ts'
import { useWelcome } from '../welcome/useWelcome.ts'
import * as css from './SeasonJourney.css.ts'
import { SeasonLedger } from './SeasonLedger.tsx'
import { StopCard } from './StopCard.tsx'
import { useClaimAward } from './useClaimAward.ts'

function Journey({ season, map }: { season: Season; map: MapData }) {
  const t = useT('seasons')
  const [picked, setPicked] = useState<number>()
  const [claimed, setClaimed] = useState<number>()
  const claim = useClaimAward(map.id)
  useWelcome(season)
  const stops = stopsOf(map)
  const isClaiming = claim.isPending || claim.reveal !== 'closed'
  const shown = (isClaiming ? claimed : picked) ?? firstShown(stops)
  const stop = stops.find(({ index }) => index === shown)
  const pick = (index: number) => {
    // The award of a stop is told at that stop.
    if (!isClaiming) setPicked(index)
  }
  return (
    <Stack gap={4}>
      {!season.isEnabled && (
        <Card tone="sunken">
          <Text>{t(season.isRunning ? 'resting' : 'over')}</Text>
        </Card>
      )}
      <AdventureMap skin={map.skin} stops={stops} shown={shown} onShow={pick} />
      <div className={css.below}>
        {stop && (
          <StopCard
            stop={stop}
            skin={map.skin}
            isPlayable={season.isEnabled}
            isClaimable={season.isEnabled || !season.isRunning}
            claim={{
              ...claim,
              draw(index) {
                setClaimed(index)
                claim.draw(index)
              },
            }}
            onDone={() => {
              claim.dismiss()
              setPicked(undefined)
            }}
          />
        )}
        <SeasonLedger season={season} />
      </div>
    </Stack>
  )
}

/** The player's season: its land, one of its stops, and how far they are. */
export function SeasonJourney() {
  const season = useSeason()
  const map = useAdventureMap()
  if (season.data && map.data) return <Journey season={season.data} map={map.data} />
  return (
    <PageSkeleton
      feature="seasons"
      isFetching={season.isFetching || map.isFetching}
      onRetry={() => Promise.all([season.refetch(), map.refetch()])}
      heights={['17rem', '12rem']}
    />
  )
}
