export { type BrandServer, brandFolders, loadBrand, type ServedBrand } from './brands.ts'
export { devBrand, type DevBrand } from './dev.ts'
export { type FrontOptions, type RunningFront, startFront } from './front.ts'
