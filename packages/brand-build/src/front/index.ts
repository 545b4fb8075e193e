export { type BackOffice, makeBackOffice } from './backOffice.ts'
export {
  type BrandOptions,
  type BrandServer,
  brandFolders,
  isInternal,
  earlierOf,
  loadBrand,
  openBrand,
  type ServedBrand,
} from './brands.ts'
export type { Coming, ComingBrand } from './coming.ts'
export * from './environment.ts'
export { openTracing } from './edge.ts'
export { readServices } from './services.ts'
export { fromDisk } from './snapshot.ts'
export { type FrontOptions, type RunningFront, startFront } from './front.ts'
export { limitsOf } from './visitorLimit.ts'
export { readTrustedProxies } from './trust.ts'
export type { BrandServices } from '@marquee/core/services'
