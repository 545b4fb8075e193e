import { Link, useT, useTranslate } from '@marquee/core'
import { usePrizeWords } from '@marquee/prize-ui'
import { ActionCard, Button, classNames, Progress, Text } from '@marquee/ui'
import { placeOf } from '../map/trail.ts'
import { Road } from '../map/Road.tsx'
import { Traveller } from '../map/Traveller.tsx'
import { useAdventureMap, useSeason } from '../queries.ts'
import { Scene } from '../scene/Scene.tsx'
import * as scene from '../scene/scene.css.ts'
import { firstShown, standsAt, stopsOf } from '../stops.ts'
import * as css from './SeasonSection.css.ts'

const view = { width: 320, height: 320 }

/** How far the player is in the season, on the lobby; nothing while none runs. */
export function SeasonSection() {
  const t = useT('seasons')
  const translate = useTranslate()
  const words = usePrizeWords('seasons')
  const { data: season } = useSeason()
  const { data: map } = useAdventureMap()
  if (!season?.isEnabled || !map) return null
  const stops = stopsOf(map)
  const next = stops[firstShown(stops)]
  const hasAward = next?.state === 'waiting'
  const { x, y } = placeOf(standsAt(stops))
  const left = Math.max(0, x - view.width / 3)
  return (
    <ActionCard
      id="season-section"
      data-testid="season-section"
      title={translate(season.title)}
      art={
        <div
          data-mode={map.skin === 'spooky' ? 'dark' : undefined}
          className={classNames(css.view, scene.skin[map.skin], scene.air)}
        >
          <svg
            viewBox={`${left} ${y - view.height * 0.66} ${view.width} ${view.height}`}
            preserveAspectRatio="xMidYMid slice"
            className={css.picture}
          >
            <Scene skin={map.skin} lit={season.currentLevel} />
            <Road stops={stops} />
            <Traveller at={standsAt(stops)} />
          </svg>
        </div>
      }
      highlight={hasAward}
      actions={
        <Button variant={hasAward ? 'strong' : 'quiet'} render={<Link to="/season" />}>
          {t(hasAward ? 'lobby.claim' : 'lobby.open')}
        </Button>
      }
    >
      {next && (
        <Text size="sm" tone="secondary">
          {t(hasAward ? 'lobby.award' : 'lobby.next', {
            name: t(`places.${map.skin}.${next.index + 1}`),
            award: words.all(next.award),
          })}
        </Text>
      )}
      <Progress
        label={t('points.label')}
        value={season.points.walked}
        max={season.points.total}
        size="sm"
      />
    </ActionCard>
  )
}
