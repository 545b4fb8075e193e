// Fetched only where there is no WebGL.
export { CanvasRenderer } from 'pixi.js'
