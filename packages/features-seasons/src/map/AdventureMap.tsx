import type { SeasonSkin } from '../contract/schemas.ts'
import { useT } from '@marquee/core'
import { usePrizeWords } from '@marquee/prize-ui'
import { classNames, Icon, type IconName } from '@marquee/ui'
import { assignInlineVars } from '@vanilla-extract/dynamic'
import { type RefObject, useEffect, useRef } from 'react'
import { Scene } from '../scene/Scene.tsx'
import * as scene from '../scene/scene.css.ts'
import { standsAt, type Stop } from '../stops.ts'
import * as css from './AdventureMap.css.ts'
import { Road } from './Road.tsx'
import { Traveller } from './Traveller.tsx'
import { drawing, placeOf } from './trail.ts'

const signs: Partial<Record<Stop['state'], IconName>> = {
  done: 'check',
  waiting: 'gift',
  queued: 'gift',
  locked: 'lock',
}

interface MilestoneProps {
  stop: Stop
  skin: SeasonSkin
  isShown: boolean
  onShow: () => void
}

function Milestone({ stop, skin, isShown, onShow }: MilestoneProps) {
  const t = useT('seasons')
  const words = usePrizeWords('seasons')
  const { index, state, award, progressBar, isCurrent } = stop
  const { x, y } = placeOf(index)
  const sign = signs[state]
  return (
    <li
      className={css.place}
      style={assignInlineVars({
        [css.x]: `${(x / drawing.width) * 100}%`,
        [css.y]: `${(y / drawing.height) * 100}%`,
      })}
    >
      <button
        type="button"
        className={css.stop}
        style={assignInlineVars({ [css.progress]: `${progressBar}%` })}
        data-state={state}
        data-testid={`season-stop-${index + 1}`}
        aria-pressed={isShown}
        aria-current={isCurrent ? 'step' : undefined}
        aria-label={[
          t('stop.name', { number: index + 1, name: t(`places.${skin}.${index + 1}`) }),
          t(`stop.state.${state}`),
          words.all(award),
        ].join(', ')}
        onClick={onShow}
      >
        <span aria-hidden="true" className={css.mark}>
          {sign ? <Icon name={sign} /> : index + 1}
        </span>
      </button>
    </li>
  )
}

/** Brings a place into the middle of a land that is wider than the screen. */
function useInSight(scroller: RefObject<HTMLElement | null>, index: number): void {
  useEffect(() => {
    const element = scroller.current
    if (!element) return
    const middle = (placeOf(index).x / drawing.width) * element.scrollWidth
    element.scrollLeft = middle - element.clientWidth / 2
  }, [scroller, index])
}

interface AdventureMapProps {
  skin: SeasonSkin
  stops: readonly Stop[]
  /** Index of the stop that is told of below. */
  shown: number
  onShow: (index: number) => void
}

/** The season as a land with a road through it: eight stops, and the player's figure on its way. */
export function AdventureMap({ skin, stops, shown, onShow }: AdventureMapProps) {
  const t = useT('seasons')
  const scroller = useRef<HTMLDivElement>(null)
  useInSight(scroller, shown)
  return (
    <div
      data-mode={skin === 'spooky' ? 'dark' : undefined}
      className={classNames(css.frame, scene.skin[skin], scene.air)}
    >
      <div ref={scroller} className={css.scroller}>
        <div className={css.land}>
          <svg
            viewBox={`0 0 ${drawing.width} ${drawing.height}`}
            aria-hidden="true"
            className={css.picture}
          >
            <Scene skin={skin} lit={stops.filter(({ progressBar }) => progressBar >= 100).length} />
            <Road stops={stops} />
            <Traveller at={standsAt(stops)} />
          </svg>
          <ol className={css.stops} aria-label={t('map')}>
            {stops.map((stop) => (
              <Milestone
                key={stop.index}
                stop={stop}
                skin={skin}
                isShown={stop.index === shown}
                onShow={() => onShow(stop.index)}
              />
            ))}
          </ol>
        </div>
      </div>
    </div>
  )
}

/** The land alone, for whoever has no way on it. */
export const LandPicture = ({ skin }: { skin: SeasonSkin }) => (
  <div
    data-mode={skin === 'spooky' ? 'dark' : undefined}
    className={classNames(css.frame, scene.skin[skin], scene.air)}
  >
    <svg
      viewBox={`0 0 ${drawing.width} ${drawing.height}`}
      aria-hidden="true"
      className={css.picture}
    >
      <Scene skin={skin} lit={0} />
      <Road stops={[]} />
    </svg>
  </div>
)
