import { type ESTree, parseSync, Visitor } from 'vite'

function usesOf(program: ESTree.Program): Map<string, number> {
  const uses = new Map<string, number>()
  new Visitor({
    Identifier: ({ name }) => void uses.set(name, (uses.get(name) ?? 0) + 1),
  }).visit(program)
  return uses
}

/** Where the first thing stands that the file itself declares or imports, and names nowhere else. */
function firstUnused(program: ESTree.Program): { start: number; end: number } | undefined {
  const uses = usesOf(program)
  for (const statement of program.body) {
    if (statement.type === 'VariableDeclaration') {
      const [{ id } = {}] = statement.declarations
      if (id?.type === 'Identifier' && uses.get(id.name) === 1) return statement
    }
    if (statement.type !== 'ImportDeclaration' || !statement.specifiers.length) continue
    const isUnused = (specifier: ESTree.ImportDeclarationSpecifier) => {
      const isRenamed =
        specifier.type === 'ImportSpecifier' &&
        specifier.imported.type === 'Identifier' &&
        specifier.imported.start === specifier.local.start
      return (uses.get(specifier.local.name) ?? 0) <= (isRenamed ? 2 : 1)
    }
    const at = statement.specifiers.findIndex(isUnused)
    const specifier = statement.specifiers[at]
    if (!specifier) continue
    if (statement.specifiers.length === 1) return statement
    const next = statement.specifiers[at + 1]
    const before = statement.specifiers[at - 1]
    return next
      ? { start: specifier.start, end: next.start }
      : { start: before?.end ?? specifier.start, end: specifier.end }
  }
  return undefined
}

/** The comment that belongs to a statement goes with it. */
const withComment = (text: string, start: number) =>
  start - (/\/\*\*(?:(?!\*\/)[\s\S])*\*\/\s*$/.exec(text.slice(0, start))?.[0].length ?? 0)

/** A file without what a change left unused: the compiler refuses it. */
export function withoutUnused(file: string, text: string): string {
  const { program } = parseSync(file, text)
  const unused = firstUnused(program)
  if (!unused) return text
  const isWhole = program.body.some(({ start }) => start === unused.start)
  const start = isWhole ? withComment(text, unused.start) : unused.start
  return withoutUnused(file, text.slice(0, start) + text.slice(unused.end))
}
