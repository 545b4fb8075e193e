export { compressFiles } from '../compress.ts'
export { commitOf, isDirty } from './commit.ts'
export { stampBuild } from './stampBuild.ts'
