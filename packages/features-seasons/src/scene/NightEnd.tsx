import { useContext } from 'react'
import { hauntedTower } from './hauntedTower.ts'
import { LandContext } from './land.ts'
import { Parts } from './Parts.tsx'
import * as css from './scene.css.ts'

/** What the brand's spooky season ends at, its foot at 0 0; as many of its lights are lit as stops were reached. */
export function NightEnd({ lit }: { lit: number }) {
  const { drawing, lights } = useContext(LandContext)?.spooky.end ?? hauntedTower
  return (
    <>
      <Parts drawing={drawing} />
      {lights.map((d, index) => (
        <path
          key={d}
          d={d}
          className={index < lit ? css.lit : css.dark}
          data-light={index < lit ? 'lit' : 'dark'}
        />
      ))}
    </>
  )
}
