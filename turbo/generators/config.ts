import type { PlopTypes } from '@turbo/gen'
import { brandGenerator } from './brand.ts'
import { featureGenerator } from './feature.ts'

/** `pnpm new brand <folder>` and `pnpm new feature <name>`. */
export default function generators(plop: PlopTypes.NodePlopAPI): void {
  plop.setGenerator('brand', brandGenerator)
  plop.setGenerator('feature', featureGenerator)
}
