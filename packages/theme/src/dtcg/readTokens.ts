import type { ThemeTokens } from '../tokens.ts'
import { codecs, Unreadable } from './codecs.ts'
import { parseColour } from './colour.ts'
import { choices, leavesOf, type TokenPath, typeAt, withValues } from './paths.ts'
import { type FoundToken, makeResolver, type Mode, modesOf, tokensIn } from './tokenTree.ts'
import { DtcgError, type DtcgFile, type DtcgNode, extensionName, isRecord } from './types.ts'

export interface ReadOptions {
  /** The theme that the tokens are read into: what they leave out stays as it is there. */
  into: ThemeTokens
  /** Which mode colours are of that stand in no group and no file of a mode. */
  mode: Mode
}

export interface ReadResult {
  tokens: ThemeTokens
  /** Tokens that are no role of a theme, or deeper than another of its name, and that no role refers to. */
  ignored: string[]
}

const plain = (name: string) => name.toLowerCase().replace(/[^a-z\d]/g, '')
const isMode = (name = ''): name is Mode => name === 'dark' || name === 'light'

interface Role {
  path: string
  hasModes: boolean
}

/** The role that a token's name ends with, and how many groups stand before it. */
interface FoundRole extends Role {
  depth: number
}

/** Roles by how any tool may write their names: `color/text-primary`, `Color.Text Primary`. */
function rolesOf(into: ThemeTokens): (token: FoundToken) => FoundRole | undefined {
  const roles = new Map<string, Role>()
  for (const path of leavesOf(into).keys()) {
    const names = path.split('.')
    const hasModes = isMode(names[0])
    const rest = hasModes ? names.slice(1) : names
    roles.set(plain(rest.join('')), { path: rest.join('.'), hasModes })
  }
  return ({ path }) => {
    const names = path.filter((name) => name !== '$root')
    for (let depth = 0; depth < names.length; depth += 1) {
      const role = roles.get(plain(names.slice(depth).join('')))
      if (role) return { ...role, depth }
    }
    return undefined
  }
}

/**
 * Which tokens speak for a role. A design system names colours of its components alike
 * (`Input.Color.Border` beside `Color.Border`): those that stand deeper than another are not meant.
 */
function speakersOf(found: readonly FoundToken[], into: ThemeTokens): Map<FoundToken, Role> {
  const roleOf = rolesOf(into)
  const all = found.flatMap((token) => {
    const role = roleOf(token)
    return role ? [{ token, role }] : []
  })
  const nearest = new Map<string, number>()
  for (const { role } of all)
    nearest.set(role.path, Math.min(role.depth, nearest.get(role.path) ?? role.depth))
  return new Map(
    all
      .filter(({ role }) => role.depth === nearest.get(role.path))
      .map(({ token, role }) => [token, role]),
  )
}

function ownCss(node: DtcgNode): unknown {
  const own = node.$extensions?.[extensionName]
  return isRecord(own) ? own['css'] : undefined
}

function valueAt(
  path: TokenPath,
  value: unknown,
  before: string | undefined,
  said: unknown,
): string {
  const type = typeAt(path)
  if (!type) {
    if (typeof value !== 'string') throw new Unreadable('has to be a text as CSS writes it')
    return value
  }
  const codec = codecs[type]
  const spelt = typeof said === 'string' ? said : undefined
  const css = codec.read(value, spelt ?? before)
  const same = spelt === undefined ? undefined : codec.write(spelt)
  return spelt !== undefined && same !== undefined && codec.read(same, spelt) === css ? spelt : css
}

function problemOf(path: TokenPath, css: string): string | undefined {
  const allowed = choices[path]
  if (allowed && !allowed.includes(css)) return `is '${css}': it is one of ${allowed.join(', ')}`
  if (path.includes('.color.') && parseColour(css)?.alpha !== 1)
    return `is ${css}: colours of roles are opaque, so that contrast can be computed`
  return undefined
}

/**
 * Reads tokens of the DTCG format 2025.10 into a theme: our own file, or what exporters of Figma write
 * (colours as hex text, aliases, inherited types, a file for each mode or modes in `$extensions`).
 * Contrast is not judged here.
 * @throws DtcgError which names every token that cannot be read and how to mend it.
 */
export function readTokens(files: readonly DtcgFile[], { into, mode }: ReadOptions): ReadResult {
  const before = leavesOf(into)
  const values = new Map<TokenPath, string>()
  const problems: string[] = []
  const take = (where: string, path: TokenPath, css: () => string) => {
    try {
      const value = css()
      const problem = problemOf(path, value)
      if (problem) problems.push(`${where} ${problem}`)
      else values.set(path, value)
    } catch (error) {
      if (!(error instanceof Unreadable)) throw error
      problems.push(`${where} ${error.message}`)
    }
  }

  for (const { document } of files)
    for (const [path, css] of Object.entries(ownCss(document) ?? {}))
      if (!before.has(path)) problems.push(`${path} in ${extensionName} is no token of a theme`)
      else take(path, path, () => String(css))

  const found = tokensIn(files)
  const { resolve, named } = makeResolver(found)
  const speakers = speakersOf(found, into)
  const ignored: FoundToken[] = []
  for (const each of found) {
    const role = speakers.get(each)
    if (!role) {
      ignored.push(each)
      continue
    }
    const where = each.path.join('.')
    const byMode = modesOf(each.token)
    const own = new Map([[each.mode ?? mode, each.token.$value]])
    for (const [of, value] of role.hasModes && byMode.size ? byMode : own) {
      const path = role.hasModes ? `${of}.${role.path}` : role.path
      take(where, path, () =>
        valueAt(path, resolve(value, of), before.get(path), ownCss(each.token)),
      )
    }
  }
  if (problems.length) throw new DtcgError(problems)
  return {
    tokens: withValues(into, values),
    ignored: ignored.filter((each) => !named.has(each)).map(({ path }) => path.join('.')),
  }
}
