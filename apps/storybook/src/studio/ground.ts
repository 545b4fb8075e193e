import { contrastRatio, type Hex, luminance } from '@marquee/theme'

/** What a text stands on: CSS layers over a colour, at a size in px. */
export interface Ground {
  color: Hex
  /** CSS `background-image`. */
  image: string
  width: number
  height: number
}

/** A picture below the layers, drawn to cover. */
export type Picture = ImageBitmap | HTMLImageElement | undefined

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')

async function load(src: string): Promise<HTMLImageElement> {
  const image = new Image()
  image.src = src
  await image.decode()
  return image
}

/** The scene of a theme, to be drawn below a veil. */
export const loadPicture = (src: string): Promise<Picture> => load(src)

/** Layers as a drawing: what CSS can paint, a drawing can hold. */
const layers = ({ image, width, height }: Ground) =>
  load(
    `data:image/svg+xml,${encodeURIComponent(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><foreignObject width="${width}" height="${height}"><div xmlns="http://www.w3.org/1999/xhtml" style="width:${width}px;height:${height}px;${escaped(`background-image:${image}`)}"></div></foreignObject></svg>`,
    )}`,
  )

function cover(
  context: CanvasRenderingContext2D,
  picture: HTMLImageElement | ImageBitmap,
  ground: Ground,
) {
  const scale = Math.max(ground.width / picture.width, ground.height / picture.height)
  const [width, height] = [picture.width * scale, picture.height * scale]
  context.drawImage(
    picture,
    (ground.width - width) / 2,
    (ground.height - height) / 2,
    width,
    height,
  )
}

/** The pixels of a ground, four bytes each. */
export async function paintGround(ground: Ground, picture?: Picture): Promise<Uint8ClampedArray> {
  const canvas = document.createElement('canvas')
  Object.assign(canvas, { width: ground.width, height: ground.height })
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('Textures cannot be judged: this browser has no canvas.')
  context.fillStyle = ground.color
  context.fillRect(0, 0, ground.width, ground.height)
  if (picture) cover(context, picture, ground)
  if (ground.image !== 'none') context.drawImage(await layers(ground), 0, 0)
  return context.getImageData(0, 0, ground.width, ground.height).data
}

const linear = Array.from({ length: 256 }, (_, channel) =>
  luminance(`#${channel.toString(16).padStart(2, '0').repeat(3)}`),
)

const light = (channel = 0) => linear[channel] ?? 0

/** How much of a ground, 0..1, a text does not stand out from, and what its ratio is there at worst. */
export function judgeGround(pixels: Uint8ClampedArray, text: Hex, minimum: number) {
  const own = luminance(text)
  let low = 0
  let worst = contrastRatio('#000000', '#ffffff')
  for (let at = 0; at < pixels.length; at += 4) {
    const ground =
      0.2126 * light(pixels[at]) + 0.7152 * light(pixels[at + 1]) + 0.0722 * light(pixels[at + 2])
    const ratio = (Math.max(own, ground) + 0.05) / (Math.min(own, ground) + 0.05)
    if (ratio < minimum) low += 1
    if (ratio < worst) worst = ratio
  }
  return { share: low / (pixels.length / 4), worst }
}
