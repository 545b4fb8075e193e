/** A house for one game, for pages that show games without a platform: the simulator's, and stories. */
export { wantFor } from './force.ts'
export { makeHouse, usualTarget } from './house.ts'
export { readSettings } from './settings.ts'
export type { SimulatorSettings } from './settings.ts'
export { titleSubject } from './titleSubject.ts'
