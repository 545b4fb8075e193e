import { parseSync } from 'vite'
import { codeOnly } from './withoutImports.ts'

/** Whether a source has a name as a word of its code; strings and comments do not count. */
export const usesName = (text: string, name: string): boolean =>
  new RegExp(`(?<![\\w$])${name}(?![\\w$])`).test(codeOnly(text))

interface Statement {
  names: string[]
  isExported: boolean
  /** Behind the statement before and the lines between them, so that what is said above it goes with it. */
  from: number
  to: number
}

/** How much space and how many empty lines begin at a place. */
const spaceAt = (text: string, place: number): number =>
  /^\s*/.exec(text.slice(place))?.[0].length ?? 0

/** The constants and functions of a source that stand for themselves, in their order. */
function statementsOf(text: string): Statement[] {
  let from = 0
  return parseSync('source.ts', text).program.body.flatMap((node) => {
    const to = node.end + spaceAt(text, node.end)
    const place = { from, to }
    from = to
    const isExported = node.type === 'ExportNamedDeclaration'
    const declared = isExported ? node.declaration : node
    if (declared?.type === 'FunctionDeclaration' && declared.id)
      return { names: [declared.id.name], isExported, ...place }
    if (declared?.type !== 'VariableDeclaration') return []
    const names = declared.declarations.flatMap(({ id }) =>
      id.type === 'Identifier' ? id.name : [],
    )
    return { names, isExported, ...place }
  })
}

/** The names that a source exports as constants or functions. */
export const exportedNames = (text: string): string[] =>
  statementsOf(text).flatMap(({ names, isExported }) => (isExported ? names : []))

const cut = (text: string, { from, to }: Statement): string =>
  `${(text.slice(0, from) + text.slice(to)).trimEnd()}\n`

const importLine = /^import (?:type )?\{([^}]*)\} from '[^']*'\n/gm

/** Without the names that nothing below takes any more. */
const withoutIdleImports = (text: string): string =>
  text.replace(importLine, (line, list: string) => {
    const code = text.replace(importLine, '')
    const names = list.split(',').flatMap((one) => one.trim() || [])
    const kept = names.filter((one) => usesName(code, one.split(' ').at(-1) ?? ''))
    if (kept.length === names.length) return line
    return kept.length ? line.replace(`{${list}}`, `{ ${kept.join(', ')} }`) : ''
  })

/**
 * A source without some of its exports: their statements with what is said above them, and constants,
 * functions and imports of its own that only they took.
 */
export function withoutExports(text: string, gone: readonly string[]): string {
  const isGone = ({ names }: Statement) =>
    names.length > 0 && names.every((one) => gone.includes(one))
  let left = statementsOf(text).filter(isGone).reduceRight(cut, text)
  if (left === text) return text
  // What stood idle before is not ours.
  const used = (own: Statement, code: string) =>
    own.names.some((name) => usesName(cut(code, own), name))
  const busyBefore = new Set(
    statementsOf(text).flatMap((own) => (used(own, text) ? own.names : [])),
  )
  for (;;) {
    const idle = statementsOf(left).findLast(
      (own) =>
        !own.isExported && own.names.some((name) => busyBefore.has(name)) && !used(own, left),
    )
    if (!idle) return withoutIdleImports(left)
    left = cut(left, idle)
  }
}
