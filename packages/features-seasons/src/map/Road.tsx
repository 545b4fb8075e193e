import type { Stop } from '../stops.ts'
import * as css from './AdventureMap.css.ts'
import { curves, pathOf, walkedOf } from './trail.ts'

const whole = pathOf(curves)

/** The road through the land, and how much of it is walked. */
export function Road({ stops }: { stops: readonly Stop[] }) {
  const walked = pathOf(walkedOf(stops.map(({ progressBar }) => progressBar)))
  return (
    <>
      <path d={whole} className={css.verge} />
      <path d={whole} className={css.road} />
      <path d={walked} className={css.walked} />
      <path d={walked} className={css.paces} />
    </>
  )
}
