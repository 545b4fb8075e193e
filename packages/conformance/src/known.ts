import type { Operation } from './document.ts'

/** How many values of one name are remembered. */
const most = 12

const singular = (name: string): string => name.replace(/ies$/, 'y').replace(/s$/, '')

/**
 * What answers have told so far, by the names it goes by: `games: [{ id: 7 }]` is remembered as `gameId` 7.
 * What is asked next is filled with it, so that calls name things that are there.
 */
export class Known {
  readonly #values = new Map<string, unknown[]>()
  readonly #fixed = new Map<string, unknown>()
  readonly #outer: Known | undefined

  constructor(outer?: Known) {
    this.#outer = outer
  }

  /** The newest first. */
  add(name: string, value: unknown): void {
    if (value === null || value === undefined || typeof value === 'object') return
    const values = this.#values.get(name) ?? []
    this.#values.set(name, [value, ...values.filter((one) => one !== value)].slice(0, most))
  }

  /** This and nothing else from now on. */
  fix(name: string, value: unknown): void {
    this.#fixed.set(name, value)
  }

  /** What is known by a name, the newest first, one's own before what everybody knows. */
  of(name: string): unknown[] {
    if (this.#fixed.has(name)) return [this.#fixed.get(name)]
    return [...(this.#values.get(name) ?? []), ...(this.#outer?.of(name) ?? [])]
  }

  /** Remembers what an answer tells. */
  learn({ id: callId }: Pick<Operation, 'id'>, json: unknown): void {
    const tag = callId.split('.')[0] ?? ''
    const walk = (value: unknown, holder: string): void => {
      if (Array.isArray(value)) {
        // The last is remembered as the newest: of a list, the first is what is tried first.
        for (const item of value.slice(0, most).toReversed()) walk(item, holder)
        return
      }
      if (typeof value !== 'object' || value === null) {
        if (holder) this.add(holder, value)
        return
      }
      for (const [name, inner] of Object.entries(value)) {
        if (typeof inner === 'object') {
          walk(inner, singular(name))
          continue
        }
        this.add(name, inner)
        this.add(`${holder}:${name}`, inner)
        this.add(`${tag}:${name}`, inner)
        if (name === 'id') this.add(`${holder}Id`, inner)
        if (name === 'key') this.add(holder, inner)
      }
    }
    walk((json as { data?: unknown } | undefined)?.data ?? json, singular(tag))
  }

  /** What may be meant by the `{id}` of a path: what it stands behind, then what its domain calls an id. */
  forParameter({ id, path }: Operation, name: string): unknown[] {
    const tag = id.split('.')[0] ?? ''
    if (name !== 'id' && name !== 'idOrSlug')
      return [...(name === 'name' ? this.of(`${tag}:slug`) : []), ...this.of(name)]
    const before = path.split(`/{${name}}`)[0]?.split('/').at(-1) ?? ''
    const holder = singular(before).replace(/^.*-/, '')
    return [
      ...this.of(`${holder}Id`),
      ...this.of(`${holder}:id`),
      ...this.of(`${tag}:id`),
      ...this.of(`${singular(tag)}:id`),
    ]
  }
}
