import type { DrumName, DrumShape } from '../drumShape.ts'
import { barrel } from './barrel.ts'
import { bowl } from './bowl.ts'
import { cage } from './cage.ts'
import { globe } from './globe.ts'
import { hat } from './hat.ts'
import { wheel } from './wheel.ts'

/** Everything that a theme can have its tickets drawn from. */
export const drumShapes: Record<DrumName, DrumShape> = { wheel, cage, bowl, hat, barrel, globe }
