import type { MagicBox } from '@marquee/contract'
import { useIsOffline, useT } from '@marquee/core'
import { PrizeReveal } from '@marquee/prize-ui'
import { Button, Notice } from '@marquee/ui'
import { useEffect, useRef } from 'react'
import { CosmicBox } from '../box/CosmicBox.tsx'
import * as css from './BoxSky.css.ts'
import type { Opening } from './useOpening.ts'

interface BoxSkyProps {
  boxes: MagicBox
  opening: Opening
}

function Result({ opening: { won, reveal, leave } }: Pick<BoxSkyProps, 'opening'>) {
  const t = useT('cosmic-boxes')
  const all = useRef<HTMLDivElement>(null)
  const done = useRef<HTMLButtonElement>(null)
  const isTold = won !== undefined && reveal === 'open'
  // The box that was pressed cannot be pressed any more.
  useEffect(() => {
    if (!isTold) return
    done.current?.focus({ preventScroll: true })
    all.current?.scrollIntoView({ block: 'nearest' })
  }, [isTold])
  return (
    <div ref={all} aria-live="polite" className={css.result}>
      {isTold && (
        <>
          <PrizeReveal feature="cosmic-boxes" won={won} />
          <Button ref={done} wide onClick={leave} data-testid="cosmic-done">
            {t('draw.moment.done')}
          </Button>
        </>
      )}
    </div>
  )
}

/** The boxes in their sky: one of them is opened with a key. */
export function BoxSky({ boxes, opening }: BoxSkyProps) {
  const t = useT('cosmic-boxes')
  const offline = useIsOffline()
  const { chosen, reveal, problem, open } = opening
  const isChosen = (number: number) => number === chosen
  return (
    <>
      {problem !== null && (
        <Notice tone="critical" announced>
          {problem}
        </Notice>
      )}
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
                aria-label={t(isChosen(number) && reveal === 'open' ? 'openBox' : 'box', {
                  number,
                })}
                onClick={() => open(number)}
              >
                <CosmicBox number={number} reveal={isChosen(number) ? reveal : 'closed'} />
              </button>
            </li>
          ))}
        </ul>
      </div>
      <Result opening={opening} />
    </>
  )
}
