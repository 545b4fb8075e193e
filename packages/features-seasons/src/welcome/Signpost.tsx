import { useContext } from 'react'
import { LandContext } from '../scene/land.ts'
import { Parts } from '../scene/Parts.tsx'
import * as scene from '../scene/scene.css.ts'
import { Mill, Pine } from '../scene/shapes.tsx'
import { Vignette } from './Vignette.tsx'

/** What one sees from afar: the first stop of the brand's land and what grows there. */
function Distance() {
  const land = useContext(LandContext)?.neutral
  const [first] = land?.stops ?? []
  if (!land || !first)
    return (
      <>
        <Mill at={[38, 100]} size={0.5} />
        <Pine at={[112, 106]} size={0.36} />
        <Pine at={[126, 108]} size={0.28} />
      </>
    )
  return (
    <>
      <g transform="translate(36 102) scale(0.44)">
        <Parts drawing={first} />
      </g>
      <g transform="translate(116 108) scale(0.36)">
        <Parts drawing={land.plant} />
      </g>
    </>
  )
}

/** A signpost where a road begins, and the land of the season behind it. */
export const Signpost = () => (
  <Vignette skin="neutral">
    <circle cx="106" cy="38" r="18" className={scene.glow} />
    <path d="M0 108q34-44 66-26t78-14v76H0z" className={scene.farHill} />
    <Distance />
    <path d="M0 144v-12q14-36 72-34t72 34v12z" className={scene.soil} />
    <path d="M68 144V52h8v92z" className={scene.wood} />
    <path d="M48 58h50l12 10-12 10H48zM96 84H52L40 93l12 9h44z" className={scene.cloth} />
  </Vignette>
)
