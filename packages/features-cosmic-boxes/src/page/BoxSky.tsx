import type { MagicBox } from '@marquee/contract'
import { useIsOffline, useT } from '@marquee/core'
import { type ChosenDraw, PrizeDraw } from '@marquee/prize-ui'
import { CosmicBox } from '../box/CosmicBox.tsx'
import * as css from './BoxSky.css.ts'

interface BoxSkyProps {
  boxes: MagicBox
  opening: ChosenDraw
}

function Boxes({ boxes, opening: { chosen, reveal, open } }: BoxSkyProps) {
  const t = useT('cosmic-boxes')
  const offline = useIsOffline()
  const isChosen = (number: number) => number === chosen
  return (
    <div data-mode="dark" className={css.sky}>
      <ul className={css.boxes} aria-label={t('boxes')}>
        {Array.from({ length: boxes.boxes }, (_, index) => index + 1).map((number) => (
          <li key={number} className={css.place}>
            <button
              type="button"
              className={css.choice}
              disabled={chosen !== undefined || boxes.keys === 0 || offline}
              data-dimmed={(chosen !== undefined && !isChosen(number)) || undefined}
              data-testid={`cosmic-box-${number}`}
              aria-label={t(isChosen(number) && reveal === 'open' ? 'openBox' : 'box', { number })}
              onClick={() => open(number)}
            >
              <CosmicBox number={number} reveal={isChosen(number) ? reveal : 'closed'} />
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** The boxes in their sky: one of them is opened with a key. */
export const BoxSky = ({ boxes, opening }: BoxSkyProps) => (
  <PrizeDraw
    feature="cosmic-boxes"
    className={css.front}
    drawing={opening}
    stage={<Boxes boxes={boxes} opening={opening} />}
    doneTestId="cosmic-done"
  />
)
