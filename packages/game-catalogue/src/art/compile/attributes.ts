import type { Hex } from '../../types.ts'
import type { Role, Tint } from '../drawing.ts'
import { type Element, DrawingError } from './readSvg.ts'

/** Every colour that a palette gives. */
export const roles: readonly Role[] = ['shadow', 'deep', 'mid', 'light', 'glow', 'accent', 'pop']

/** How an element is finished; one without any of these is painted flat. */
const finishes = [
  'part',
  'gold',
  'steel',
  'gloss',
  'glow',
  'eye',
  'cut',
  'letters',
  'plain',
] as const

/** What editors write without meaning anything by it. */
const idle: Readonly<Record<string, RegExp>> = {
  'clip-rule': /^evenodd$/,
  'fill-rule': /^evenodd$/,
  'fill-opacity': /^1$/,
  'stroke-opacity': /^1$/,
  'stroke-dasharray': /^none$/,
  'stroke-linecap': /^round$/,
  'stroke-linejoin': /^round$/,
  'stroke-miterlimit': /./,
  'stroke-dashoffset': /^0$/,
  'paint-order': /./,
  display: /^inline$/,
  space: /./,
}

/** Reads the attributes of one element, each at most once, and refuses those that nobody asked for. */
export function attributesOf({ name, attributes, at }: Element) {
  const left = new Map(Object.entries(attributes))
  const take = (key: string): string | undefined => {
    const value = left.get(key)
    left.delete(key)
    return value
  }
  take('id')
  const classes = (take('class') ?? '').split(/\s+/).filter(Boolean)
  const finish = finishes.find((one) => classes.includes(one))
  const tints = new Map<string, Role>()
  for (const one of classes) {
    if (one === finish) continue
    const [, property = '', role = ''] = /^(fill|stroke|stop)-(.+)$/.exec(one) ?? []
    if (!property)
      throw new DrawingError(
        at,
        `class '${one}': there are ${finishes.join(', ')}, and fill-, stroke- or stop- with a role of a palette`,
      )
    tints.set(property, roleOf(role))
  }

  function roleOf(text: string): Role {
    const role = roles.find((one) => one === text)
    if (!role)
      throw new DrawingError(at, `'${text}' is no role of a palette: there are ${roles.join(', ')}`)
    return role
  }

  /** @throws DrawingError for what is neither a colour in six digits nor a role. */
  function tintOf(text: string): Tint {
    if (/^#[0-9a-f]{6}$/i.test(text)) return text as Hex
    if (/^#[0-9a-f]{3}$/i.test(text)) return text.replace(/[0-9a-f]/gi, '$&$&') as Hex
    if (text.startsWith('#') || /[^a-z]/.test(text) || text === 'black')
      throw new DrawingError(at, `'${text}' is no colour: write #rrggbb, or a role of a palette`)
    return roleOf(text)
  }

  const number = (key: string): number | undefined => {
    const text = take(key)
    if (text === undefined) return undefined
    const value = Number(text.replace(/px$/, ''))
    if (text.trim() === '' || !Number.isFinite(value))
      throw new DrawingError(at, `${key}="${text}" is no number`)
    return value
  }

  return {
    finish,
    take,
    number,
    roleOf,
    tintOf,
    /** A number that the element cannot do without. */
    demand(key: string): number {
      const value = number(key)
      if (value === undefined) throw new DrawingError(at, `<${name}> has no ${key}`)
      return value
    },
    /** An attribute that is read again later. */
    peek: (key: string): string | undefined => left.get(key),
    /** Whether there is a colour for `fill` or `stroke`. */
    isPainted: (property: 'fill' | 'stroke'): boolean =>
      tints.has(property) || ![undefined, 'none'].includes(left.get(property)),
    /** The colour of `fill`, `stroke` or `stop-color`: of its class, or else of the attribute. */
    colour(property: 'fill' | 'stroke' | 'stop'): string | undefined {
      const written = take(property === 'stop' ? 'stop-color' : property)
      return tints.get(property) ?? written
    },
    /** @throws DrawingError for attributes that say something and were not asked for. */
    done(): void {
      for (const [key, value] of left)
        if (!idle[key]?.test(value))
          throw new DrawingError(
            at,
            `${key}="${value}" says nothing on <${name}${finish ? ` class="${finish}"` : ''}>: take it out`,
          )
    },
  }
}

export type Attributes = ReturnType<typeof attributesOf>
