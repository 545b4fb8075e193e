import { readFileSync } from 'node:fs'
import { parseAst, type Plugin, Visitor } from 'vite'

/** Where features declare themselves, as everybody loads it first. */
const declaration = /[\\/]packages[\\/]features-[a-z-]+[\\/]src[\\/](?:[\w-]+[\\/])*feature\.ts$/
const declared = '?declared'

/**
 * Whether a module says nothing but constants and functions of their arguments, so that two of it are
 * as good as one: it calls nothing while it is loaded, keeps no state and stands on no other module.
 */
export function saysOnlyConstants(code: string): boolean {
  let isConstant = true
  let functions = 0
  const enter = () => void functions++
  const leave = () => void functions--
  const refuse = () => void (isConstant = false)
  const refuseOutside = () => void (isConstant &&= functions > 0)
  new Visitor({
    ArrowFunctionExpression: enter,
    'ArrowFunctionExpression:exit': leave,
    FunctionDeclaration: enter,
    'FunctionDeclaration:exit': leave,
    CallExpression: refuseOutside,
    NewExpression: refuseOutside,
    VariableDeclaration: ({ kind }) => void (kind !== 'const' && refuseOutside()),
    ImportDeclaration: ({ importKind }) => void (importKind !== 'type' && refuse()),
    ImportExpression: refuse,
    ExportAllDeclaration: refuse,
    ExportNamedDeclaration: ({ source }) => void (source && refuse()),
    AssignmentExpression: refuse,
    UpdateExpression: refuse,
    ClassDeclaration: refuse,
  }).visit(parseAst(code, { lang: 'ts' }))
  return isConstant
}

/**
 * Gives declarations of features a copy of their own of the constants that later parts use too, such as
 * the key of a query. Shared, each would be a script of a line that every first load asks for; all in
 * one script, that would differ with the features of a brand, and with it every script that takes a key
 * from it (PRODUCT-07).
 */
export const declaredConstants = (): Plugin => ({
  name: 'marquee:declared-constants',
  enforce: 'pre',
  async resolveId(source, importer, options) {
    if (!source.startsWith('./') || !importer || !declaration.test(importer)) return null
    const found = await this.resolve(source, importer, { ...options, skipSelf: true })
    if (!found?.id.endsWith('.ts') || declaration.test(found.id)) return null
    return saysOnlyConstants(readFileSync(found.id, 'utf8')) ? `${found.id}${declared}` : null
  },
})
