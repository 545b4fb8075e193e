import type { GameFrameSkin } from '@marquee/game-sdk'
import { drawScene, drawSymbol } from '@marquee/game-catalogue/art'
import { Texture } from 'pixi.js'

type Palette = Parameters<typeof drawSymbol>[1]
type PictureId = Parameters<typeof drawSymbol>[0]
type SceneId = Parameters<typeof drawScene>[0]

/** Draws a scene as an SVG document of a size in pixels. */
export type DrawScene = (size: { width: number; height: number }) => string

/** The pictures of one game, drawn once at the size they are shown in. */
export type Pictures = {
  /** A symbol's texture at `size` points; `blurred` is smeared downwards for fast reels. */
  symbol: (id: string, size: number, blurred?: boolean) => Promise<Texture>
  /** A symbol as an image address, for pages and buttons. */
  symbolUrl: (id: string) => string
  /** The scene, in the game's colours or in others; `draw` draws another in its place. */
  scene: (
    width: number,
    height: number,
    other?: { palette?: Record<string, string>; draw?: DrawScene },
  ) => Promise<HTMLCanvasElement>
}

export function makePictures(skin: GameFrameSkin, resolution: number): Pictures {
  const palette = skin.palette as unknown as Palette
  const urls = new Map<string, string>()
  const images = new Map<string, Promise<HTMLImageElement>>()
  const canvases = new Map<string, Promise<HTMLCanvasElement>>()
  const textures = new Map<string, Promise<Texture>>()

  const symbolUrl = (id: string) =>
    remember(urls, id, () => dataUrl(drawSymbol(id as PictureId, palette)))
  const symbolImage = (id: string) => remember(images, id, () => loadImage(symbolUrl(id)))

  // Drawing an SVG costs far more than copying pixels: each picture is drawn once per size.
  const canvasOf = (id: string, pixels: number) =>
    remember(canvases, `${id}/${pixels}`, async () => paint(await symbolImage(id), pixels))

  return {
    symbolUrl,
    symbol: (id, size, blurred = false) =>
      remember(textures, `${id}/${size}/${blurred}`, async () => {
        const sharp = await canvasOf(id, Math.ceil(size * resolution))
        const texture = Texture.from(blurred ? smear(sharp) : sharp)
        // Measured in pixels until now: renderers without WebGL take a part of it by its size in points.
        texture.source.resolution = resolution
        texture.update()
        return texture
      }),
    scene: async (width, height, { palette: colours, draw } = {}) => {
      const dressed = colours ? (colours as unknown as Palette) : palette
      const svg = draw
        ? draw({ width, height })
        : drawScene(skin.scene as SceneId, dressed, { width, height })
      return paint(await loadImage(dataUrl(svg)), width, height)
    },
  }
}

function paint(image: HTMLImageElement, width: number, height = width): HTMLCanvasElement {
  const { canvas, context } = makeCanvas(width, height)
  context.drawImage(image, 0, 0, width, height)
  return canvas
}

/** The same picture as fast reels show it: many faint copies along the way down. */
function smear(sharp: HTMLCanvasElement): HTMLCanvasElement {
  const { canvas, context } = makeCanvas(sharp.width, sharp.height)
  const copies = 26
  context.globalAlpha = 0.085
  for (let copy = 0; copy < copies; copy++) {
    const shift = ((copy - (copies - 1) / 2) / copies) * sharp.width * 0.42
    context.drawImage(sharp, 0, shift)
  }
  return canvas
}

/** A canvas in main memory: its pixels go to a texture, and reading them back would cost more. */
function makeCanvas(width: number, height: number) {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  return { canvas, context: canvas.getContext('2d', { willReadFrequently: true })! }
}

function loadImage(url: string): Promise<HTMLImageElement> {
  return new Promise((resolve, reject) => {
    const image = new Image()
    image.onload = () => resolve(image)
    image.onerror = () =>
      reject(new Error('A picture of the game could not be drawn: its SVG text is not valid.'))
    image.src = url
  })
}

function dataUrl(svg: string): string {
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}

function remember<T>(cache: Map<string, T>, key: string, make: () => T): T {
  const known = cache.get(key)
  if (known !== undefined) return known
  const made = make()
  cache.set(key, made)
  return made
}
