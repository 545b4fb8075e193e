import type { ReactNode } from 'react'
import type { Cabinet } from './cabinet.ts'
import * as css from './Reels.css.ts'

interface CabinetLayerProps extends Pick<Cabinet, 'size'> {
  /** Stands over the reels, not behind them. */
  isFront?: boolean
  children: ReactNode
}

/** One side of the cabinet, as large as the machine. */
export const CabinetLayer = ({ size, isFront = false, children }: CabinetLayerProps) => (
  <svg
    viewBox={`0 0 ${size.join(' ')}`}
    className={isFront ? css.front : css.back}
    data-testid={isFront ? undefined : 'mini-slot-cabinet'}
  >
    {children}
  </svg>
)

const share = (part: number, whole: number): string => `${(100 * part) / whole}%`

/** Where the windows stand in the machine, whatever its size. */
export const placeOf = ({ size: [wide, high], windows: { x, y, width, height } }: Cabinet) => ({
  left: share(x, wide),
  top: share(y, high),
  width: share(width, wide),
  height: share(height, high),
})
