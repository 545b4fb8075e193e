import type { Drawing, Finish, Instruction, Paint, Shape, Tint, TintStop } from './drawing.ts'
import { poly } from './shapes.ts'

type Field = 'shape' | 'paint' | 'tint' | 'text' | 'id' | 'number' | 'finish' | 'attributes'

/** The letter of each step and its fields in their order; what a group holds comes after them. */
const steps = {
  part: ['p', 'shape', 'tint', 'finish'],
  gold: ['g', 'shape', 'finish'],
  steel: ['s', 'shape', 'finish'],
  flat: ['f', 'shape', 'paint', 'number'],
  stroke: ['l', 'shape', 'paint', 'number', 'number'],
  gloss: ['o', 'number', 'number', 'number', 'number', 'number', 'number'],
  glow: ['w', 'number', 'number', 'number', 'tint', 'number'],
  eye: ['e', 'number', 'number', 'number', 'tint', 'tint'],
  cut: ['c', 'text', 'tint', 'number'],
  letters: ['t', 'text', 'number', 'number', 'number', 'tint', 'number', 'number'],
  plain: ['x', 'text'],
  group: ['G', 'attributes'],
  clipped: ['C', 'shape', 'attributes'],
  named: ['N', 'id'],
  use: ['U', 'id', 'attributes'],
} as const satisfies Record<Instruction[0], readonly [letter: string, ...fields: Field[]]>

const shapeLetters: Readonly<Record<string, string>> = {
  soft: 's',
  line: 'l',
  symSoft: 'S',
  symPoly: 'P',
  ellipse: 'e',
  star: '*',
  box: 'b',
}
const finishLetters = { outline: 'o', depth: 'd', shine: 's', to: 't' } as const

const swapped = (letters: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(letters).map(([name, letter]) => [letter, name]))
const stepNames = swapped(
  Object.fromEntries(Object.entries(steps).map(([name, [letter]]) => [name, letter])),
)
const shapeNames = swapped(shapeLetters)
const finishNames = swapped(finishLetters)

/** Without the zero before the point. */
const short = (n: number): string => String(n).replace(/^(-?)0\./, '$1.')

/** A colour without its sign, in three digits where they tell it. */
const packTint = (tint: Tint): string => tint.replace(/^#(?:(.)\1(.)\2(.)\3|(.{6}))$/i, '$1$2$3$4')

const unpackTint = (text: string): Tint => {
  if (/^[0-9a-f]{6}$/i.test(text)) return `#${text}`
  return /^[0-9a-f]{3}$/i.test(text) ? `#${text.replace(/./g, '$&$&')}` : (text as Tint)
}

/** Coordinates, each as its way from the one before: like shapes become like texts wherever they stand. */
const ways = (numbers: readonly number[]): number[] =>
  numbers.map((n, i) => tidy(n - (numbers[i - 2] ?? 0)))

function places(way: readonly number[]): number[] {
  const found: number[] = []
  for (const n of way) found.push(tidy(n + (found.at(-2) ?? 0)))
  return found
}

/** Rid of what binary fractions add. */
const tidy = (n: number): number => Math.round(n * 1e6) / 1e6

const joined = (numbers: readonly number[]): string =>
  numbers.map(short).join(' ').replaceAll(' -', '-')
const numbersIn = (text: string): number[] => (text.match(/-?[\d.]+/g) ?? []).map(Number)

/** How many numbers stand before the coordinates of a shape that is told by its corners. */
const leading: Readonly<Record<string, number>> = { s: 1, l: 0, S: 1, P: 0, p: 0 }

function packOutline(outline: string): string {
  const [name = '', ...rest] = outline.split(' ')
  const straight = /^M([-\d. L]+)Z$/.exec(outline)?.[1]
  const letter = straight ? 'p' : shapeLetters[name]
  if (letter) {
    const numbers = straight ? numbersIn(straight) : rest.map(Number)
    const count = leading[letter] ?? numbers.length
    return letter + joined([...numbers.slice(0, count), ...ways(numbers.slice(count))])
  }
  let from: number[] = [0, 0]
  return outline.replaceAll(/([A-Z])([-\d. ]+)/g, (_, command: string, text: string) => {
    const numbers = numbersIn(text)
    // Each pair counts from the end of the command before, as in path data with small letters.
    const way = numbers.map((n, i) => tidy(n - from[i % 2]!))
    from = numbers.slice(-2)
    return command.toLowerCase() + joined(way)
  })
}

function unpackOutline(text: string): string {
  const letter = text.slice(0, 1)
  if (letter === 'p' || shapeNames[letter]) {
    const numbers = numbersIn(text.slice(1))
    const count = leading[letter] ?? numbers.length
    const all = [...numbers.slice(0, count), ...places(numbers.slice(count))].join(' ')
    return letter === 'p' ? poly(all) : `${shapeNames[letter]} ${all}`
  }
  let from: number[] = [0, 0]
  return text.replaceAll(/([a-z])([-\d. ]+)/g, (_, command: string, way: string) => {
    const numbers = numbersIn(way).map((n, i) => tidy(n + from[i % 2]!))
    from = numbers.slice(-2)
    return command.toUpperCase() + numbers.join(' ')
  })
}

const unpackShape = (text: string): Shape =>
  text.startsWith('"') ? text.slice(1) : text.split('&').map(unpackOutline).join('&')

/** A shape whose numbers would not come back to the digit stays as it is, behind a quote. */
function packShape(shape: Shape): string {
  const packed = shape.split('&').map(packOutline).join('&')
  return unpackShape(packed) === shape ? packed : `"${shape}`
}

function packPaint(paint: Paint): string {
  if (typeof paint === 'string') return packTint(paint)
  const [kind, stops, ...numbers] = paint
  const packed = stops.map(([offset, tint, opacity]) =>
    [short(offset), packTint(tint), ...(opacity === undefined ? [] : [short(opacity)])].join(':'),
  )
  return [kind === 'linear' ? 'L' : 'R', ...numbers.map(short), ...packed].join(' ')
}

function unpackPaint(text: string): Paint {
  const [kind, ...rest] = text.split(' ')
  if (kind !== 'L' && kind !== 'R') return unpackTint(text)
  const count = kind === 'L' ? 1 : 3
  const [first = 0, cy = 0, r = 0] = rest.slice(0, count).map(Number)
  const stops = rest.slice(count).map((stop): TintStop => {
    const [offset, tint, opacity] = stop.split(':')
    const start = [Number(offset), unpackTint(tint ?? '')] as const
    return opacity === undefined ? start : [...start, Number(opacity)]
  })
  return kind === 'L' ? ['linear', stops, first] : ['radial', stops, first, cy, r]
}

/** Fields of a finish, its fill last, in brackets: that has spaces of its own. */
function packFinish({ fill, ...finish }: Finish): string {
  const said = Object.entries(finish).map(
    ([name, value]) =>
      finishLetters[name as keyof typeof finishLetters] +
      (typeof value === 'number' ? short(value) : packTint(value)),
  )
  return said.join(' ') + (fill === undefined ? '' : `[${packPaint(fill)}`)
}

function unpackFinish(text: string): Finish {
  const [said = '', fill] = text.split('[')
  const finish = said
    .split(' ')
    .filter(Boolean)
    .map((one) => {
      const value = one.slice(1)
      return [finishNames[one.slice(0, 1)], one.startsWith('t') ? unpackTint(value) : Number(value)]
    })
  return { ...Object.fromEntries(finish), ...(fill !== undefined && { fill: unpackPaint(fill) }) }
}

const packAttributes = (text: string): string => text.replace(/^transform="([^"]*)"$/, '@$1')
const unpackAttributes = (text: string): string => text.replace(/^@(.*)$/, 'transform="$1"')

/** Texts of one drawing that come again are told by their place among those before: `=3`. */
const worthTelling = (text: string): boolean => text.length > 7

const packers: Readonly<Record<Field, (value: never) => string>> = {
  shape: packShape,
  paint: packPaint,
  tint: packTint,
  text: (text: string) => text,
  id: (text: string) => text,
  number: short,
  finish: packFinish,
  attributes: packAttributes,
}

const unpackers: Readonly<Record<Field, (text: string) => unknown>> = {
  shape: unpackShape,
  paint: unpackPaint,
  tint: unpackTint,
  text: (text) => text,
  id: (text) => text,
  number: Number,
  finish: unpackFinish,
  attributes: unpackAttributes,
}

const isRepeated = (field: Field): boolean => field === 'shape' || field === 'paint'

/** Steps that may stand in one with the one before, where only their shapes differ. */
const runs = new Set(['f', 'l'])

/**
 * Packs a drawing as a text for the browser, a third as long as JSON. A step is a letter and its fields with `|`
 * between them; `!` ends a step, and `{` and `}` hold the steps of a group; shapes that are painted alike one after
 * the other stand in one step with `+` between them.
 * @throws Error for a text with one of these signs in it.
 */
export function packDrawing(drawing: Drawing): string {
  const seen = new Map<string, number>()
  const told = (text: string): string => {
    const before = seen.get(text)
    if (before !== undefined) return `=${before}`
    if (worthTelling(text)) seen.set(text, seen.size)
    return text
  }
  const packSteps = (all: Drawing): string => {
    let packed = ''
    /** The step that is being written: its letter and shapes, and the rest of it. */
    let run: { head: string; tail: string } | undefined
    const end = () => {
      if (run) packed += `${run.head}${run.tail}!`
      run = undefined
    }
    for (const step of all) {
      const [letter, ...fields] = steps[step[0]]
      const values = fields.map((field, i) => {
        const value = step[i + 1]
        if (value === undefined) return ''
        const text = packers[field](value as never)
        if (/[!{}|+]/.test(text))
          throw new Error(`'${text}' has one of the signs ! { } | + in it: draw it without.`)
        return isRepeated(field) ? told(text) : text
      })
      const tail = values.slice(1).join('|').replace(/\|+$/, '')
      const after = tail ? `|${tail}` : ''
      if (run && runs.has(letter) && run.head.startsWith(letter) && run.tail === after) {
        run.head += `+${values[0]}`
        continue
      }
      end()
      if (step[0] === 'group' || step[0] === 'named')
        packed += `${letter}${values[0]}{${packSteps(step[2])}}`
      else if (step[0] === 'clipped')
        packed += `${letter}${values[0]}${after}{${packSteps(step[3])}}`
      else run = { head: letter + values[0], tail: after }
    }
    end()
    return packed
  }
  return packSteps(drawing)
}

/** The drawing of a text that `packDrawing` has packed. */
export function unpackDrawing(packed: string): Drawing {
  const seen: string[] = []
  const heard = (text: string): string => {
    if (text.startsWith('=')) return seen[Number(text.slice(1))] ?? ''
    if (worthTelling(text)) seen.push(text)
    return text
  }
  const open: Instruction[][] = [[]]
  for (const [, body = '', sign] of packed.matchAll(/([^!{}]*)([!{}])/g)) {
    if (sign === '}') {
      open.pop()
      continue
    }
    const name = stepNames[body.slice(0, 1)] as Instruction[0]
    const [first = '', ...rest] = body.slice(1).split('|')
    const [, ...fields] = steps[name]
    const read = (text: string, field: Field) =>
      unpackers[field](isRepeated(field) ? heard(text) : text)
    const shapes = first.split('+').map((text) => read(text, fields[0]))
    const ends = fields.slice(1).map((field, i) => (rest[i] ? read(rest[i], field) : undefined))
    for (const shape of shapes) {
      const inner: Instruction[] = []
      const step = [name, shape, ...ends] as unknown[]
      if (sign === '{') step.push(inner)
      open.at(-1)?.push(step as unknown as Instruction)
      if (sign === '{') open.push(inner)
    }
  }
  return open[0] ?? []
}
