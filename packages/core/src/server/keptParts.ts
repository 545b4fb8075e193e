import type { QueryKey, QueryState } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import type { LazyComponent } from '../feature/pages.ts'
import type { LocaleCode } from '../i18n/types.ts'
import { pack } from '../routing/packing.ts'
import type { DeferredUntil } from '../deferred/deferred.tsx'
import { makeBounded, type Bounded } from './bounded.ts'
import { type KnownTexts, makeKnownTexts } from './knownTexts.ts'
import { makeVersions, type Versions } from './versions.ts'

/** What a part's render did beside its text, to be done again wherever the text is used. */
export interface Traces {
  /** What it read: names of query data by the queries' hashes, null for what has no name. */
  reads: Map<string, string | null>
  deferred: Map<LazyComponent, DeferredUntil>
  /** Keys of texts by namespace, and namespaces that were wanted as a whole. */
  keys: Map<string, Set<string>>
  whole: Set<string>
  /** Queries that began with it, by their key. */
  begun: { queryKey: QueryKey; state: QueryState }[]
  /** Pictures that the document asks for early. */
  preloads: Set<string>
}

export const makeTraces = (): Traces => ({
  reads: new Map(),
  deferred: new Map(),
  keys: new Map(),
  whole: new Set(),
  begun: [],
  preloads: new Set(),
})

/** Adds what one render did to what the render around it does. */
export function addTraces(
  to: Traces,
  { reads, deferred, keys, whole, begun, preloads }: Traces,
): void {
  for (const [hash, name] of reads) if (!to.reads.has(hash)) to.reads.set(hash, name)
  for (const [load, until] of deferred) to.deferred.set(load, until)
  for (const [namespace, own] of keys) {
    const known = to.keys.get(namespace)
    if (!known) to.keys.set(namespace, new Set(own))
    else for (const key of own) known.add(key)
  }
  for (const namespace of whole) to.whole.add(namespace)
  to.begun.push(...begun)
  for (const preload of preloads) to.preloads.add(preload)
}

/** A part in its place within the text of another one. */
export interface Placed {
  part: ComponentType<object>
  props: object
  /** Names the part, what it was given, and what all parts of its page depend on. */
  key: string
}

export type Piece = string | Placed

/** A part as it was rendered: without the parts within it, each of which is kept by itself. */
export interface KeptText {
  pieces: readonly Piece[]
  traces: Traces
}

const sizeOf = (piece: Piece): number =>
  typeof piece === 'string' ? piece.length : piece.key.length

/** Texts of parts of pages, of one brand in one process. */
export interface KeptParts {
  versions: Versions
  texts: Bounded<KeptText>
  /** By part and what it was given: hashes of all queries that it has ever read. */
  reads: Bounded<readonly string[]>
  /** By a page's address: what its render asked the platform for, of a player of late. */
  asked: Bounded<readonly string[]>
  /** Long answers of the platform, which it does not send again. */
  known: KnownTexts
  /** The JSON of settled data as they travel to pages in a locale, made once; undefined of any other. */
  packedText: (data: unknown, locale: LocaleCode) => string | undefined
  /** The JSON of messages by their name, made once. */
  keepMessages: (name: string, make: () => string) => string
  /** Parts that can only be rendered in their place. */
  refused: WeakSet<object>
  nameOfPart: (part: object) => string
  /** How often a text was used again, and how often a part was rendered. */
  counts: { used: number; rendered: number }
}

/**
 * Keeps the texts of parts in memory.
 * @param maxSize of all texts together, in characters.
 */
export function makeKeptParts(maxSize = 24_000_000): KeptParts {
  const versions = makeVersions()
  const packed = new WeakMap<object, Partial<Record<LocaleCode, string>>>()
  const names = new WeakMap<object, string>()
  let last = 0
  const messages = makeBounded<string>(4_000_000, (text, key) => text.length + key.length)
  return {
    keepMessages(name, make) {
      const known = messages.get(name)
      if (known !== undefined) return known
      const text = make()
      messages.set(name, text)
      return text
    },
    versions,
    packedText(data, locale) {
      if (typeof data !== 'object' || data === null || versions.textOf(data) === undefined) return
      const known = packed.get(data) ?? {}
      packed.set(data, known)
      return (known[locale] ??= JSON.stringify(pack(data, locale)))
    },
    texts: makeBounded(maxSize, ({ pieces }, key) =>
      pieces.reduce((sum, piece) => sum + sizeOf(piece), key.length),
    ),
    reads: makeBounded(2_000_000, (hashes, key) => hashes.length * 10 + key.length),
    asked: makeBounded(500_000, (urls, key) =>
      urls.reduce((sum, url) => sum + url.length, key.length),
    ),
    known: makeKnownTexts(),
    refused: new WeakSet(),
    nameOfPart(part) {
      const known = names.get(part)
      if (known !== undefined) return known
      last += 1
      names.set(part, String(last))
      return String(last)
    },
    counts: { used: 0, rendered: 0 },
  }
}
