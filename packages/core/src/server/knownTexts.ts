import { makeBounded } from './bounded.ts'

/** Texts by the names that the platform gave them. */
export type Named = ReadonlyMap<string, string>

/** Long texts that the platform has sent, so that it need not send them again. */
export interface KnownTexts {
  /** Those that these addresses were answered with of late, whoever asked. */
  of(urls: readonly string[]): Named
  /** An address was answered with this text now. */
  note(url: string, name: string, text: string): void
  /** The platform knows no names any more. */
  forget(): void
}

/** An address is answered in several languages, and differently to players who differ. */
const mostOfOne = 8

/** @param mostCharacters of all texts together; what was not asked for longest is forgotten. */
export function makeKnownTexts(mostCharacters = 8_000_000): KnownTexts {
  const sizeOf = (named: Named) => [...named.values()].reduce((sum, { length }) => sum + length, 0)
  const begin = () => makeBounded<Named>(mostCharacters, sizeOf)
  let byUrl = begin()
  return {
    of(urls) {
      const all = new Map<string, string>()
      for (const url of urls) for (const [name, text] of byUrl.get(url) ?? []) all.set(name, text)
      return all
    },
    note(url, name, text) {
      const others = [...(byUrl.get(url) ?? [])].filter(([known]) => known !== name)
      byUrl.set(url, new Map([[name, text], ...others.slice(0, mostOfOne - 1)]))
    },
    forget() {
      byUrl = begin()
    },
  }
}
