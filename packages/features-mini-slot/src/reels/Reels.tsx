import { Paths, Shadings } from '@marquee/prize-ui/drawing'
import { assignInlineVars } from '@vanilla-extract/dynamic'
import { useContext } from 'react'
import { CabinetContext } from './cabinet.ts'
import { CabinetLayer, placeOf } from './CabinetLayer.tsx'
import { plainCase } from './plainCase.ts'
import * as css from './Reels.css.ts'
import { Symbol, symbolCount } from './symbols.tsx'
import { reelTime } from './timing.ts'

/** Shown before the first spin. */
const display = [0, 4, 5]
const longest = 12

interface ReelProps {
  index: number
  /** Undefined while the answer is on its way. */
  symbol: number | undefined
  isTurning: boolean
  isAlike: boolean
}

/** One reel: the symbol it comes to rest at stands on top, those that pass below it. */
function Reel({ index, symbol, isTurning, isAlike }: ReelProps) {
  const top = symbol ?? index
  const strip = Array.from({ length: longest }, (_, step) => (top + step * 5) % symbolCount)
  const state = !isTurning ? undefined : symbol === undefined ? 'on' : 'out'
  return (
    <div className={css.window} data-alike={isAlike || undefined}>
      <div
        key={state}
        className={css.strip}
        data-turning={state}
        style={assignInlineVars({
          [css.length]: String(longest),
          [css.duration]: `${reelTime(index)}ms`,
        })}
      >
        {strip.map((id, step) => (
          <span key={step} className={css.cell}>
            <Symbol id={id} />
          </span>
        ))}
      </div>
    </div>
  )
}

interface ReelsProps {
  /** What the spin shows; undefined before the first one, and while an answer is on its way. */
  reels: readonly number[] | undefined
  isSpinning: boolean
}

/** Three reels in the brand's cabinet. What they show is told in words beside them. */
export function Reels({ reels, isSpinning }: ReelsProps) {
  const cabinet = useContext(CabinetContext) ?? plainCase
  const [first] = reels ?? []
  const isAlike = !isSpinning && reels !== undefined && reels.every((one) => one === first)
  return (
    <div
      aria-hidden="true"
      className={css.machine}
      data-spinning={isSpinning || undefined}
      data-testid="mini-slot-reels"
    >
      <CabinetLayer size={cabinet.size}>
        <Shadings />
        <Paths drawing={cabinet.back} />
      </CabinetLayer>
      <div className={css.windows} style={placeOf(cabinet)}>
        {display.map((resting, index) => (
          <Reel
            key={index}
            index={index}
            symbol={reels?.[index] ?? (isSpinning ? undefined : resting)}
            isTurning={isSpinning}
            isAlike={isAlike}
          />
        ))}
      </div>
      <CabinetLayer size={cabinet.size} isFront>
        <Paths drawing={cabinet.front} />
        {cabinet.lamps.map(([x, y]) => (
          <circle key={`${x}-${y}`} cx={x} cy={y} r="5" className={css.lamp} />
        ))}
      </CabinetLayer>
    </div>
  )
}
