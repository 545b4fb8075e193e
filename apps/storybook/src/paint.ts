import { layerOf } from './flattened.ts'

/** Red, green, blue of 0..255, and alpha of 0..1. */
export type Colour = [number, number, number, number]

const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
const known = new Map<string, Colour>()

/** Whatever way a style writes a colour, as numbers. */
function parse(text: string): Colour {
  const before = known.get(text)
  if (before) return before
  const plain = /^rgba?\((\d+), (\d+), (\d+)(?:, ([\d.]+))?\)$/.exec(text)
  let colour: Colour
  if (plain) {
    colour = [Number(plain[1]), Number(plain[2]), Number(plain[3]), Number(plain[4] ?? 1)]
  } else {
    if (!canvas) throw new Error('Colours cannot be read: this browser has no canvas.')
    canvas.clearRect(0, 0, 1, 1)
    canvas.fillStyle = text
    canvas.fillRect(0, 0, 1, 1)
    const [red = 0, green = 0, blue = 0, alpha = 0] = canvas.getImageData(0, 0, 1, 1).data
    colour = [red, green, blue, alpha / 255]
  }
  known.set(text, colour)
  return colour
}

const over = (top: Colour, below: Colour): Colour => {
  const mix = (channel: 0 | 1 | 2) => top[channel] * top[3] + below[channel] * (1 - top[3])
  return [mix(0), mix(1), mix(2), 1]
}

const luminance = ([red, green, blue]: Colour): number => {
  const linear = (channel: number) => {
    const share = channel / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
}

export function ratioOf(one: Colour, other: Colour): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (high + 0.05) / (low + 0.05)
}

export interface Paint {
  text: Colour
  below: Colour
}

/** The colour that an element itself lays below its content, its layer behind included. */
const groundOf = (element: Element): Colour =>
  parse(layerOf(element) ?? getComputedStyle(element).backgroundColor)

/**
 * What the text of an element is painted in and on, read from the styles of the elements around it.
 * `picture`: a picture or gradient lies below, of which nobody can say one colour. `complex`: styles
 * alone do not tell, for shadows or see-through parts.
 */
export function paintOf(element: Element): Paint | 'picture' | 'complex' {
  const own = getComputedStyle(element)
  const layers: Colour[] = []
  let isComplex = own.textShadow !== 'none'
  for (let one: Element | null = element; one; one = one.parentElement) {
    const style = getComputedStyle(one)
    if (style.backgroundImage !== 'none') return 'picture'
    isComplex ||= style.opacity !== '1'
    const layer = groundOf(one)
    if (layer[3] === 0) continue
    layers.push(layer)
    if (layer[3] === 1) break
  }
  if (isComplex) return 'complex'
  const last = layers.at(-1)
  if (last?.[3] !== 1) layers.push([255, 255, 255, 1])
  const below = layers.reduceRight((bottom, layer) => over(layer, bottom))
  return { text: over(parse(own.color), below), below }
}

/** What lies at the middle of an element, from the top, whether or not it takes a finger. */
function stackAt(element: Element): Element[] {
  const reachable = document.createElement('style')
  reachable.textContent = '* { pointer-events: auto !important }'
  document.head.append(reachable)
  const { x, y, width, height } = element.getBoundingClientRect()
  const stack = document.elementsFromPoint(x + width / 2, y + height / 2)
  reachable.remove()
  return stack
}

/** The first element below another, in the order of painting, that lets nothing through. */
export function opaqueBelow(element: Element): Element | null {
  const stack = stackAt(element)
  const start = stack.findIndex((one) => one === element || element.contains(one))
  if (start === -1) return null
  return stack.slice(start).find((one) => groundOf(one)[3] === 1) ?? null
}

/** What a text is painted in and on when it stands on `support`; null when one colour does not tell. */
export function paintOn(element: Element, support: Element): Paint | null {
  const own = getComputedStyle(element)
  const below = groundOf(support)
  if (own.textShadow !== 'none' || own.opacity !== '1' || below[3] !== 1) return null
  if (getComputedStyle(support).backgroundImage !== 'none') return null
  return { text: over(parse(own.color), below), below }
}

/** The ratio that a text has to reach (WCAG 2.2, 1.4.3), by its size and weight. */
export function enoughFor(element: Element): number {
  const { fontSize, fontWeight } = getComputedStyle(element)
  const size = Number.parseFloat(fontSize)
  const isLarge = size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700)
  return isLarge ? 3 : 4.5
}

/** Whether two colours are one to the eye and to rounding. */
export const isSame = (one: Colour, hex: string): boolean => {
  const other = parse(hex)
  return [0, 1, 2].every((channel) => Math.abs((one[channel] ?? 0) - (other[channel] ?? 0)) <= 2)
}
