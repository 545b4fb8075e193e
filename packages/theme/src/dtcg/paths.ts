import type { ThemeTokens } from '../tokens.ts'
import { type DtcgType, isRecord } from './types.ts'

/** A place in a theme's tokens, as `dark.color.page`. */
export type TokenPath = string

/** Every value of a theme by its path, in the order of the theme; its key and its mails are none of them. */
export function leavesOf(tokens: ThemeTokens): Map<TokenPath, string> {
  const leaves = new Map<TokenPath, string>()
  const walk = (node: object, path: string) => {
    const entries: [string, unknown][] = Object.entries(node)
    for (const [name, value] of entries) {
      if (typeof value === 'string') leaves.set(`${path}${name}`, value)
      else if (isRecord(value)) walk(value, `${path}${name}.`)
    }
  }
  const { key: _key, mail: _mail, ...groups } = tokens
  walk(groups, '')
  return leaves
}

function withValue<Node extends object>(
  node: Node,
  [name = '', ...rest]: string[],
  value: string,
  path: TokenPath,
): Node {
  const child: unknown = Object.hasOwn(node, name) ? Reflect.get(node, name) : undefined
  if (typeof child === 'string' && !rest.length) return { ...node, [name]: value }
  if (!isRecord(child) || !rest.length) throw new Error(`A theme has no token '${path}'.`)
  return { ...node, [name]: withValue(child, rest, value, path) }
}

/** A theme with other values at some paths; what it is made from stays as it was. */
export function withValues(
  tokens: ThemeTokens,
  values: Iterable<readonly [TokenPath, string]>,
): ThemeTokens {
  let next = tokens
  for (const [path, value] of values) next = withValue(next, path.split('.'), value, path)
  return next
}

/** What differs between two themes, as the values of the second. */
export function differences(from: ThemeTokens, to: ThemeTokens): Map<TokenPath, string> {
  const before = leavesOf(from)
  return new Map([...leavesOf(to)].filter(([path, value]) => before.get(path) !== value))
}

const types: readonly (readonly [RegExp, DtcgType])[] = [
  [/^(dark|light)\.(color\.\w+|scrim)$/, 'color'],
  [/^(dark|light)\.elevation\.\w+$/, 'shadow'],
  [/^(dark|light)\.texture\.\w+$|^heading\.underline$/, 'gradient'],
  [/^font\.(display|text)$/, 'fontFamily'],
  [/^font\.\w+Weight$/, 'fontWeight'],
  [/^font\.displayScale$|^icon\.(stroke|fill)$/, 'number'],
  [/^line\.style$/, 'strokeStyle'],
  [/^(radius|line|density)\.\w+$|^trim\.height$|^heading\.ornament(Width|Height)$/, 'dimension'],
  [/^motion\.(quick|medium|slow)$/, 'duration'],
  [/^motion\.(standard|enter|exit)$/, 'cubicBezier'],
]

/** The DTCG type of what stands at a path; undefined where the format has none. */
export const typeAt = (path: TokenPath): DtcgType | undefined =>
  types.find(([expression]) => expression.test(path))?.[1]

/** What a token may say that is one of few words. */
export const choices: Readonly<Record<TokenPath, readonly string[]>> = {
  'font.displayTransform': ['none', 'uppercase'],
  'font.labelTransform': ['none', 'uppercase'],
  'line.style': ['solid', 'double', 'dashed'],
  'heading.align': ['start', 'center'],
  'icon.cap': ['round', 'butt', 'square'],
  'icon.join': ['round', 'miter', 'bevel'],
}
