import { Mask, type MaskTokens } from 'maska'

/** What a place of a mask takes: a digit, a letter, a letter or digit (MASK-01..03). */
export type MaskKind = '#' | '@' | '*'

/** A place with a name of its own, where one character each is not what is wanted. */
export interface MaskPlace {
  takes: MaskKind
  /** May be left out (MASK-04). */
  optional?: boolean
  /** What stands between the first and the last such place starts over while there is input (MASK-05). */
  repeated?: boolean
  /** Takes any number of characters, at least one (MASK-06). */
  multiple?: boolean
}

export interface MaskOptions {
  /** Places by the character that stands for them in the pattern. */
  places?: Record<string, MaskPlace>
  /** Fills from the end, as figures are written. */
  reversed?: boolean
}

/** Letters of every alphabet: names here are written with ñ and é too. */
const kinds: Record<MaskKind, RegExp> = { '#': /\d/, '@': /\p{L}/u, '*': /[\p{L}\d]/u }

function tokensOf(places: Record<string, MaskPlace>): MaskTokens {
  const plain = Object.entries(kinds).map(([kind, pattern]) => [kind, { pattern }])
  const own = Object.entries(places).map(([name, { takes, ...modifiers }]) => [
    name,
    { pattern: kinds[takes], ...modifiers },
  ])
  return Object.fromEntries([...plain, ...own])
}

/** Masks that were made; a form asks for the same one at every key. */
const made = new Map<string, Mask>()

function maskOf(pattern: string | string[], { places = {}, reversed = false }: MaskOptions): Mask {
  const key = JSON.stringify([pattern, places, reversed])
  const known = made.get(key)
  if (known) return known
  const mask = new Mask({ mask: pattern, tokens: tokensOf(places), tokensReplace: true, reversed })
  made.set(key, mask)
  return mask
}

/**
 * A value as its mask writes it: `mask('4155550132', '(###) ###-####')`. `!` before a character of
 * the pattern takes it as it is. Of a list of patterns the shortest that holds the value is used.
 */
export const mask = (
  value: string,
  pattern: string | string[],
  options: MaskOptions = {},
): string => maskOf(pattern, options).masked(value)

/** Only what was typed, without what the mask added. */
export const unmask = (
  value: string,
  pattern: string | string[],
  options: MaskOptions = {},
): string => maskOf(pattern, options).unmasked(value)

/** Whether nothing more can be typed. */
export const isMaskFull = (
  value: string,
  pattern: string | string[],
  options: MaskOptions = {},
): boolean => maskOf(pattern, options).completed(value)
