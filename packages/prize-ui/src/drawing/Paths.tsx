import { classOf, type Drawing, type Material, type Shading, shadingId } from './drawing.ts'

const isShading = (material: Material): material is Shading => material in shadingId

/** The parts of a drawing. What is round needs `Shadings` in the same document. */
export const Paths = ({ drawing }: { drawing: Drawing }) =>
  drawing.map(([material, d]) => (
    <path
      key={material + d}
      d={d}
      {...(isShading(material)
        ? { fill: `url(#${shadingId[material]})` }
        : { className: classOf[material] })}
    />
  ))
