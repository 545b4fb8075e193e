/** The types of the DTCG format 2025.10 that a theme uses. */
export type DtcgType =
  | 'color'
  | 'shadow'
  | 'gradient'
  | 'fontFamily'
  | 'fontWeight'
  | 'number'
  | 'dimension'
  | 'strokeStyle'
  | 'duration'
  | 'cubicBezier'

/** A token or a group: which of both is told by `$value`. */
export interface DtcgNode {
  $type?: string
  $value?: unknown
  $description?: string
  $extensions?: Record<string, unknown>
  [name: string]: unknown
}

/** Whether a value has properties to read. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Whether a value is a token or a group. */
export const isNode = (value: unknown): value is DtcgNode => isRecord(value)

/** One file of tokens, as a designer's tool wrote it. */
export interface DtcgFile {
  /** Its name; `Dark.tokens.json` says which mode its colours are of. */
  name: string
  document: DtcgNode
}

/** What of a theme DTCG has no type for stands under this name in `$extensions`. */
export const extensionName = 'com.marquee.theme'

/** Says of every token that cannot be read where it stands, and how to mend it. */
export class DtcgError extends Error {
  readonly problems: readonly string[]
  constructor(problems: readonly string[]) {
    super(`The tokens cannot be read:\n  ${problems.join('\n  ')}`)
    this.name = 'DtcgError'
    this.problems = problems
  }
}
