import { figures, firstStar } from './sky.ts'

/** What the sky shows at a moment; times are of `performance.now()`. */
export type SkyState = {
  /** Stars under way or in their places: by number, when each arrives. */
  arrivals: ReadonlyMap<number, number>
  /** Figures that are complete, and since when. */
  joined: ReadonlyMap<number, number>
  /** Nothing moves; what changes fades. */
  isStill: boolean
  /** What a figure is called. */
  label: (figure: number) => string
}

const flightMs = 420
const joinMs = 900
const warm = '255 223 156'
const lamp = '255 182 92'
const backdrop = document.createElement('canvas')
const mirror = document.createElement('canvas')
const seeded = (seed: number) => () => (seed = (seed * 16_807) % 2_147_483_647) / 2_147_483_647

type Place = { width: number; height: number; horizon: number; size: number }

/** Where a star stands, in the canvas. */
function starAt({ width, height, horizon, size }: Place, figure: number, star: number) {
  const { stars, wide, tall } = figures[figure]!
  const [x, y] = height > width ? tall : wide
  const [across, down] = stars[star]!
  const top = horizon * 0.05
  return {
    x: width * x + (across - 0.5) * size,
    y: top + (horizon - 2 * top) * y + (down - 0.5) * size * 0.86,
  }
}

/** A ridge from side to side, of a few waves. */
function ridge(pen: CanvasRenderingContext2D, place: Place, waves: number[], lift: number) {
  const { width, horizon } = place
  pen.beginPath()
  pen.moveTo(0, horizon + 1)
  for (let x = 0; x <= width + 6; x += 6) {
    const rise = waves.reduce(
      (sum, wave, n) => sum + Math.sin((x / width) * wave + n * 2) / (n + 1),
      0,
    )
    pen.lineTo(x, horizon - lift * (1.25 + rise * 0.55))
  }
  pen.lineTo(width, horizon + 1)
  pen.fill()
}

function paintBackdrop(place: Place, scale: number): void {
  const { width, height, horizon } = place
  backdrop.width = width * scale
  backdrop.height = height * scale
  const pen = backdrop.getContext('2d')!
  pen.scale(scale, scale)
  const sky = pen.createLinearGradient(0, 0, 0, horizon)
  const tones = ['#060b22', '#0e2048', '#1f4270', '#4a6f92', '#e3a67c']
  const stops = [0, 0.4, 0.68, 0.83, 0.96]
  tones.forEach((tone, index) => sky.addColorStop(stops[index]!, tone))
  pen.fillStyle = sky
  pen.fillRect(0, 0, width, horizon + 1)
  const random = seeded(77)
  for (let count = 0; count < 240; count++) {
    const near = random()
    pen.globalAlpha = 0.15 + near * 0.4
    pen.fillStyle = near > 0.8 ? '#ffe6c2' : '#cfe2ff'
    pen.beginPath()
    pen.arc(random() * width, random() ** 1.4 * horizon * 0.92, 0.4 + near * 0.9, 0, 7)
    pen.fill()
  }
  pen.globalAlpha = 1
  pen.fillStyle = '#2a466c'
  ridge(pen, place, [5, 11, 23], horizon * 0.052)
  pen.fillStyle = '#15294b'
  ridge(pen, place, [8, 3, 31], horizon * 0.03)
  pen.fillStyle = '#081229'
  for (let x = -10; x < width + 20; x += 7 + random() * 8) {
    const fromSide = Math.min(x, width - x) / width
    const tall = Math.max(5, horizon * (0.15 - fromSide * 0.45)) * (0.6 + random() * 0.6)
    pen.beginPath()
    pen.moveTo(x, horizon - tall)
    pen.lineTo(x + tall * 0.2, horizon + 2)
    pen.lineTo(x - tall * 0.2, horizon + 2)
    pen.fill()
  }
}

function glow(
  pen: CanvasRenderingContext2D,
  [x, y, radius]: readonly [x: number, y: number, radius: number],
  colour: string,
  strength: number,
) {
  const light = pen.createRadialGradient(x, y, 0, x, y, radius)
  light.addColorStop(0, `rgb(${colour} / ${strength})`)
  light.addColorStop(1, `rgb(${colour} / 0)`)
  pen.fillStyle = light
  pen.fillRect(x - radius, y - radius, radius * 2, radius * 2)
}

function paintAurora(pen: CanvasRenderingContext2D, { width, horizon }: Place, time: number) {
  pen.globalCompositeOperation = 'screen'
  for (const [index, hue] of [168, 196, 268].entries()) {
    const drift = Math.sin(time / 9000 + index * 2) * width * 0.06
    const x = width * (0.2 + index * 0.3) + drift
    const light = pen.createRadialGradient(x, horizon * 0.5, 0, x, horizon * 0.5, width * 0.34)
    const strength = 0.17 + Math.sin(time / 4000 + index) * 0.04
    light.addColorStop(0, `hsl(${hue} 70% 55% / ${strength})`)
    light.addColorStop(1, `hsl(${hue} 70% 55% / 0)`)
    pen.fillStyle = light
    pen.fillRect(0, 0, width, horizon)
  }
  pen.globalCompositeOperation = 'source-over'
}

function paintFigure(
  pen: CanvasRenderingContext2D,
  place: Place,
  figure: number,
  { arrivals, joined, isStill }: SkyState,
  time: number,
): void {
  const { stars, lines } = figures[figure]!
  const since = joined.get(figure)
  const share = since === undefined ? 0 : isStill ? 1 : Math.min(1, (time - since) / joinMs)
  const spots = stars.map((_, star) => starAt(place, figure, star))
  pen.lineCap = 'round'
  for (const [index, [from, to]] of lines.entries()) {
    const [one, other] = [spots[from]!, spots[to]!]
    pen.strokeStyle = '#bcd4ff26'
    pen.lineWidth = 1
    pen.beginPath()
    pen.moveTo(one.x, one.y)
    pen.lineTo(other.x, other.y)
    pen.stroke()
    const drawn = Math.max(0, Math.min(1, share * lines.length - index))
    if (drawn === 0) continue
    const end = { x: one.x + (other.x - one.x) * drawn, y: one.y + (other.y - one.y) * drawn }
    for (const [width, colour] of [
      [9, '#ffd98a2e'],
      [4.5, '#ffe2a066'],
      [1.8, '#fff6dd'],
    ] as const) {
      pen.lineWidth = width
      pen.strokeStyle = colour
      pen.beginPath()
      pen.moveTo(one.x, one.y)
      pen.lineTo(end.x, end.y)
      pen.stroke()
    }
  }
  for (const [star, { x, y }] of spots.entries()) {
    const arrival = arrivals.get(firstStar(figure) + star)
    const isLit = arrival !== undefined && time >= arrival
    if (arrival !== undefined && !isLit && !isStill)
      paintFall(pen, { x, y }, 1 - (arrival - time) / flightMs)
    if (!isLit) {
      pen.fillStyle = '#d5e4ff'
      pen.globalAlpha = 0.6
      pen.beginPath()
      pen.arc(x, y, 1.7, 0, 7)
      pen.fill()
      pen.globalAlpha = 1
      continue
    }
    const age = isStill ? 1 : Math.min(1, (time - arrival) / 500)
    glow(pen, [x, y, 22 + (1 - age) * 26], warm, 0.6)
    pen.fillStyle = '#fffaf0'
    const beam = 7 + (1 - age) * 8 + (isStill ? 0 : Math.sin(time / 420 + star * 2))
    for (const turn of [0, Math.PI / 2]) {
      pen.beginPath()
      pen.ellipse(x, y, beam, 1.5, turn, 0, 7)
      pen.fill()
    }
    pen.beginPath()
    pen.arc(x, y, 2.6, 0, 7)
    pen.fill()
  }
}

/** What a figure is called and pays, below it. */
function paintLabel(
  pen: CanvasRenderingContext2D,
  place: Place,
  figure: number,
  { joined, label }: SkyState,
): void {
  const { stars, pays, wide, tall } = figures[figure]!
  const [x] = place.height > place.width ? tall : wide
  const lowest = Math.max(...stars.map((_, star) => starAt(place, figure, star).y))
  const isJoined = joined.has(figure)
  pen.textAlign = 'center'
  pen.fillStyle = isJoined ? '#ffe2a0' : '#d3dff5'
  pen.globalAlpha = isJoined ? 1 : 0.85
  pen.font = `600 ${Math.max(12, Math.min(15, place.size / 10))}px ui-rounded, system-ui, sans-serif`
  pen.fillText(`${label(figure)}  ×${pays}`, place.width * x, lowest + 26)
  pen.globalAlpha = 1
}

/** A star on its way: a head, and a trail that thins out behind it. */
function paintFall(pen: CanvasRenderingContext2D, to: { x: number; y: number }, share: number) {
  if (share < 0) return
  const left = (1 - share) ** 1.5
  const head = { x: to.x + left * 190, y: to.y - left * 260 }
  const tail = { x: head.x + 52, y: head.y - 71 }
  const trail = pen.createLinearGradient(head.x, head.y, tail.x, tail.y)
  trail.addColorStop(0, '#fff4d8')
  trail.addColorStop(1, `rgb(${warm} / 0)`)
  pen.strokeStyle = trail
  pen.lineWidth = 2.4
  pen.beginPath()
  pen.moveTo(head.x, head.y)
  pen.lineTo(tail.x, tail.y)
  pen.stroke()
  glow(pen, [head.x, head.y, 12], warm, 0.9)
}

/** What is above stands in the water, drawn in strips that sway. */
function paintLake(pen: CanvasRenderingContext2D, place: Place, time: number, scale: number): void {
  const { width, height, horizon } = place
  const depth = height - horizon
  const strip = 4
  // What is mirrored is taken once: a canvas that draws from itself is copied each time.
  const seen = Math.min(horizon, Math.ceil(depth * 1.6))
  mirror.width = Math.round(width * scale)
  mirror.height = Math.round(seen * scale)
  const above = [0, (horizon - seen) * scale, mirror.width, mirror.height] as const
  mirror.getContext('2d')!.drawImage(pen.canvas, ...above, 0, 0, mirror.width, mirror.height)
  for (let down = 0; down < depth; down += strip) {
    const from = Math.max(0, seen - down * 1.6 - strip * 1.6)
    const sway = Math.sin(down / 7 + time / 700) * (0.6 + down / 30)
    const source = [0, from * scale, mirror.width, strip * 1.6 * scale] as const
    pen.drawImage(mirror, ...source, sway - 12, horizon + down, width + 24, strip + 0.5)
  }
  const water = pen.createLinearGradient(0, horizon, 0, height)
  water.addColorStop(0, '#0c1c3a66')
  water.addColorStop(0.5, '#081530b3')
  water.addColorStop(1, '#050b1cf2')
  pen.fillStyle = water
  pen.fillRect(0, horizon, width, depth)
  const x = width * 0.5
  const y = horizon + Math.min(depth * 0.16, 26) + Math.sin(time / 1400) * 1.2
  glow(pen, [x + 13, y - 9, 46], lamp, 0.45)
  glow(pen, [x + 13, y + 14, 26], lamp, 0.25)
  pen.fillStyle = '#050b1c'
  pen.beginPath()
  pen.moveTo(x - 30, y - 4)
  pen.quadraticCurveTo(x, y + 14, x + 30, y - 4)
  pen.quadraticCurveTo(x, y + 3, x - 30, y - 4)
  pen.fill()
  pen.fillRect(x - 7, y - 15, 7, 13)
  pen.beginPath()
  pen.arc(x - 3.5, y - 18, 4, 0, 7)
  pen.fill()
  pen.fillStyle = '#ffe0a0'
  pen.fillRect(x + 11, y - 12, 4, 6)
}

/**
 * Paints the sky over the lake.
 * @param below how much of the canvas is covered at its lower end, in pixels.
 */
export function paint(
  canvas: HTMLCanvasElement,
  below: number,
  state: SkyState,
  now: number,
): void {
  const { clientWidth: width, clientHeight: height } = canvas
  const scale = Math.min(devicePixelRatio, 2)
  const horizon = Math.round((height - below) * (height > width ? 0.9 : 0.86))
  const size =
    height > width ? Math.min(width / 3, horizon / 4.6) : Math.min(width / 6.4, horizon / 3.3)
  const place = { width, height, horizon, size }
  if (canvas.width !== Math.round(width * scale) || canvas.height !== Math.round(height * scale)) {
    canvas.width = Math.round(width * scale)
    canvas.height = Math.round(height * scale)
    paintBackdrop(place, scale)
  }
  const time = state.isStill ? 0 : now
  const pen = canvas.getContext('2d')!
  pen.setTransform(scale, 0, 0, scale, 0, 0)
  pen.drawImage(backdrop, 0, 0, width, height)
  paintAurora(pen, place, time)
  for (const figure of figures.keys()) paintFigure(pen, place, figure, state, now)
  paintLake(pen, place, time, scale)
  for (const figure of figures.keys()) paintLabel(pen, place, figure, state)
}
