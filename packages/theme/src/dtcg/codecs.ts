import { colourFromDtcg, colourToDtcg, parseColour, printColour, type Rgba } from './colour.ts'
import { split } from './split.ts'
import { type DtcgType, isRecord } from './types.ts'

/** A reason why a value cannot be read, in words that follow its path. */
export class Unreadable extends Error {}

/** How one type of DTCG and CSS say the same. */
export interface Codec {
  /** The DTCG value of a CSS value; undefined where the type cannot say it. */
  write: (css: string) => unknown
  /**
   * The CSS value of a DTCG value, aliases resolved; `before` is the value that it takes the place of.
   * @throws Unreadable
   */
  read: (value: unknown, before?: string) => string
}

const measure = (units: string) => new RegExp(`^(-?[\\d.]+)(${units})$`)

function quantity(units: string, plain: string): Codec {
  const expression = measure(units)
  return {
    write: (css) => {
      const match = expression.exec(css)
      return match ? { value: Number(match[1]), unit: match[2] } : undefined
    },
    read: (value) => {
      if (typeof value === 'number') return `${value}${plain}`
      if (typeof value === 'string' && expression.test(value)) return value
      const { value: amount, unit } = isRecord(value) ? value : {}
      const css = `${String(amount)}${String(unit)}`
      if (typeof amount === 'number' && expression.test(css)) return css
      throw new Unreadable(
        `is ${JSON.stringify(value)}: write { "value": 4, "unit": "${plain}" } (units: ${units.replace('|', ', ')})`,
      )
    },
  }
}

const dimension = quantity('px|rem', 'px')

function readColour(value: unknown): Rgba {
  const colour = colourFromDtcg(value)
  if (typeof colour === 'string') throw new Unreadable(colour)
  return colour
}

const length = (css: string) => (css === '0' ? { value: 0, unit: 'px' } : dimension.write(css))
const printLength = (value: unknown) => {
  const css = dimension.read(value ?? 0)
  return /^-?0(px|rem)$/.test(css) ? '0' : css
}

function writeShadow(css: string) {
  const parts = split(css, ' ')
  const color = parts.map(parseColour).find(Boolean)
  const lengths = parts.flatMap((part) => length(part) ?? [])
  const isInset = parts.includes('inset')
  if (!color || lengths.length < 2 || lengths.length + (isInset ? 2 : 1) !== parts.length)
    return undefined
  const none = { value: 0, unit: 'px' }
  const [offsetX, offsetY, blur = none, spread = none] = lengths
  return {
    color: colourToDtcg(color),
    offsetX,
    offsetY,
    blur,
    spread,
    ...(isInset ? { inset: true } : {}),
  }
}

function readShadow(value: unknown): string {
  if (!isRecord(value))
    throw new Unreadable(`is ${JSON.stringify(value)}: write a shadow object or a list of them`)
  const { color, offsetX, offsetY, blur, spread, inset } = value
  const edge = printLength(spread)
  return [
    ...(inset === true ? ['inset'] : []),
    printLength(offsetX),
    printLength(offsetY),
    printLength(blur),
    ...(edge === '0' ? [] : [edge]),
    printColour(readColour(color)),
  ].join(' ')
}

const linear = /^linear-gradient\((.*)\)$/s
const isDirection = (part = '') => /^(to |-?[\d.]+(deg|turn|rad)$)/.test(part)

function partsOf(css: string) {
  const body = split(css, ',').length === 1 ? linear.exec(css)?.[1] : undefined
  if (body === undefined) return undefined
  const parts = split(body, ',')
  return isDirection(parts[0])
    ? { direction: parts[0], stops: parts.slice(1) }
    : { direction: '', stops: parts }
}

function writeStops(css: string) {
  const stops = partsOf(css)?.stops ?? []
  const read = stops.map((stop, index) => {
    const [colour = '', at, ...more] = split(stop, ' ')
    const color = parseColour(colour)
    const end = index === 0 ? '0%' : index === stops.length - 1 ? '100%' : ''
    const percent = /^([\d.]+)%$/.exec(at ?? end)
    return color && percent && !more.length
      ? { color: colourToDtcg(color), position: Number(percent[1]) / 100 }
      : undefined
  })
  return read.length > 1 && read.every(Boolean) ? read : undefined
}

function readStops(value: unknown, before = ''): string {
  if (!Array.isArray(value) || value.length < 2)
    throw new Unreadable('is no gradient: write a list of { "color", "position" }, two at least')
  const direction = partsOf(before)?.direction ?? ''
  const stops = value.map(({ color, position }: Record<string, unknown>) => {
    const share = Math.min(Math.max(Number(position), 0), 1)
    if (Number.isNaN(share)) throw new Unreadable('has a stop without a position of 0 to 1')
    return `${printColour(readColour(color))} ${Math.round(share * 10_000) / 100}%`
  })
  return `linear-gradient(${[...(direction ? [direction] : []), ...stops].join(', ')})`
}

const keywords: Record<string, number[]> = {
  linear: [0, 0, 1, 1],
  ease: [0.25, 0.1, 0.25, 1],
  'ease-in': [0.42, 0, 1, 1],
  'ease-out': [0, 0, 0.58, 1],
  'ease-in-out': [0.42, 0, 0.58, 1],
}

function writeCurve(css: string) {
  const points = /^cubic-bezier\((.*)\)$/.exec(css)?.[1]?.split(',').map(Number)
  return keywords[css] ?? (points?.length === 4 && !points.some(Number.isNaN) ? points : undefined)
}

const weights: Record<string, number> = {
  thin: 100,
  extralight: 200,
  light: 300,
  normal: 400,
  regular: 400,
  medium: 500,
  semibold: 600,
  bold: 700,
  extrabold: 800,
  black: 900,
}

const number = (what: string, least: number, most: number): Codec => ({
  write: (css) => (/^\d*\.?\d+$/.test(css) ? Number(css) : undefined),
  read: (value) => {
    const named =
      typeof value === 'string' ? weights[value.toLowerCase().replace(/\W/g, '')] : undefined
    const amount = what === 'weight' && named ? named : Number(value)
    if (value === '' || typeof value === 'object' || !(amount >= least && amount <= most))
      throw new Unreadable(`is ${JSON.stringify(value)}: write a ${what} of ${least} to ${most}`)
    return String(amount)
  },
})

const unquoted = (name: string) => name.replace(/^(['"])(.*)\1$/, '$2')

export const codecs: Record<DtcgType, Codec> = {
  color: {
    write: (css) => {
      const colour = parseColour(css)
      return colour && colourToDtcg(colour)
    },
    read: (value) => printColour(readColour(value)),
  },
  shadow: {
    write: (css) => {
      const shadows = split(css, ',').map(writeShadow)
      if (!shadows.every(Boolean)) return undefined
      return shadows.length === 1 ? shadows[0] : shadows
    },
    read: (value) => [value].flat().map(readShadow).join(', '),
  },
  gradient: { write: writeStops, read: readStops },
  fontFamily: {
    write: (css) => split(css, ',').map(unquoted),
    read: (value) => {
      const names = typeof value === 'string' ? split(value, ',').map(unquoted) : value
      if (!Array.isArray(names) || !names.length || names.some((name) => typeof name !== 'string'))
        throw new Unreadable(`is ${JSON.stringify(value)}: write a list of family names`)
      return names.map((name: string) => (/\s/.test(name) ? `'${name}'` : name)).join(', ')
    },
  },
  fontWeight: number('weight', 1, 1000),
  number: number('number', 0, 100),
  dimension,
  strokeStyle: {
    write: (css) => css,
    read: (value) => {
      if (value === 'solid' || value === 'double' || value === 'dashed') return value
      throw new Unreadable(`is ${JSON.stringify(value)}: a line is solid, double or dashed`)
    },
  },
  duration: quantity('ms|s', 'ms'),
  cubicBezier: {
    write: writeCurve,
    read: (value) => {
      const points = typeof value === 'string' ? writeCurve(value) : value
      if (
        !Array.isArray(points) ||
        points.length !== 4 ||
        points.some((point) => typeof point !== 'number')
      )
        throw new Unreadable(`is ${JSON.stringify(value)}: write a curve as four numbers`)
      return `cubic-bezier(${points.join(', ')})`
    },
  },
}
