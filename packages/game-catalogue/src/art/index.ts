export { drawScene } from './scene.ts'
export type { SceneSize } from './scene.ts'
export { drawSymbol } from './symbol.ts'
