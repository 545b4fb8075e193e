import { createLogger, type ViteDevServer } from 'vite'
import { expect, it } from 'vitest'
import { quietLogger, saidOf, tellError } from './sourceErrors.ts'

/** What is said in the terminal of an error. */
function told(error: Error): string {
  const lines: string[] = []
  const vite = {
    config: { logger: { error: (text: string) => lines.push(text) } },
    environments: { client: { hot: { send: () => undefined } } },
  }
  tellError(vite as unknown as ViteDevServer, error)
  return lines.join('\n')
}

it('says what is wrong with a brand once, and of the calls that led there only our own', () => {
  const error = new Error(
    "The brand 'reef' cannot be built:\n  - 'nmae' is not a setting of a brand.",
  )
  error.stack = [
    `Error: ${error.message}`,
    '    at refuseProblems (/repo/packages/core/src/brand/refuseProblems.ts:99:9)',
    '    at eval (/repo/apps/reef/brand.ts:19:52)',
    '    at async runInlinedModule (file:///repo/node_modules/.pnpm/vite/dist/module-runner.js:807:3)',
    '    at EventEmitter.emit (node:events:514:28)',
  ].join('\n')
  expect(told(error).split('\n')).toEqual([
    "The brand 'reef' cannot be built:",
    "  - 'nmae' is not a setting of a brand.",
    '    at refuseProblems (/repo/packages/core/src/brand/refuseProblems.ts:99:9)',
    '    at eval (/repo/apps/reef/brand.ts:19:52)',
  ])
})

it('says how a package is added that a brand imports and does not list', () => {
  const of = (name: string, importer: string) =>
    saidOf(new Error(`Cannot find module '${name}' imported from '${importer}'`))
  expect(of('@marquee/features-dice/server/preset', '/repo/apps/reef/campaigns.ts')).toContain(
    'Add "@marquee/features-dice": "workspace:*" to apps/reef/package.json, then run pnpm install.',
  )
  expect(of('./missing.ts', '/repo/apps/reef/brand.ts')).not.toContain('Add')
})

it('leaves out what the server says itself of a page that was not rendered, and nothing else', () => {
  const lines: string[] = []
  const logger = quietLogger('warn', {
    ...createLogger('silent'),
    error: (text) => void lines.push(text),
  })
  logger.error('\u001B[31mError when evaluating SSR module /server.ts: no\u001B[39m\n  at x')
  logger.error('Pre-transform error: no')
  expect(lines).toEqual(['Pre-transform error: no'])
})
