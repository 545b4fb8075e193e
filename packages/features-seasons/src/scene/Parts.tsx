import { classOf, type Drawing } from './land.ts'

/** The parts of a drawing. */
export const Parts = ({ drawing }: { drawing: Drawing }) =>
  drawing.map(([material, d]) => <path key={material + d} d={d} className={classOf[material]} />)
