interface Foil {
  context: CanvasRenderingContext2D
  /** In CSS pixels. */
  width: number
  height: number
  /** The cover's own colours, as the theme gives them. */
  colours: { base: string; sheen: string; mark: string }
}

/** Where the marks of the foil stand, in steps of its pattern. */
const step = 34

/** A ring and a cross by turns, as printed on the cover. */
function mark(context: CanvasRenderingContext2D, x: number, y: number, isRing: boolean): void {
  context.beginPath()
  if (isRing) {
    context.arc(x, y, 6, 0, 2 * Math.PI)
  } else {
    context.moveTo(x - 5, y)
    context.lineTo(x + 5, y)
    context.moveTo(x, y - 5)
    context.lineTo(x, y + 5)
  }
  context.stroke()
}

/** Paints the cover of a card: metal with a sheen across it, and a pattern in the theme's colours. */
export function paintFoil({ context, width, height, colours }: Foil): void {
  context.globalCompositeOperation = 'source-over'
  context.clearRect(0, 0, width, height)
  const metal = context.createLinearGradient(0, 0, width, height)
  metal.addColorStop(0, colours.base)
  metal.addColorStop(0.35, colours.sheen)
  metal.addColorStop(0.5, colours.base)
  metal.addColorStop(0.75, colours.sheen)
  metal.addColorStop(1, colours.base)
  context.fillStyle = metal
  context.fillRect(0, 0, width, height)
  context.strokeStyle = colours.mark
  context.lineWidth = 1.5
  context.globalAlpha = 0.45
  for (let row = 0; row * step < height + step; row++) {
    for (let column = 0; column * step < width + step; column++) {
      const offset = row % 2 === 0 ? 0 : step / 2
      mark(context, column * step + offset, row * step + step / 2, (row + column) % 2 === 0)
    }
  }
  context.globalAlpha = 1
}
