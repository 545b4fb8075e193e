import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { configurationPage, environmentExample } from './configuration/pages.ts'
import { processes, describe as toVariables } from './configuration/processes.ts'
import { root } from './workspace.ts'

const read = (file: string): string => readFileSync(path.join(root, file), 'utf8')
const outside = (name: string) => /^(?:node_modules|dist|\.\w+)$/.test(path.basename(name))

describe('the configuration', () => {
  it('is described as it is; run pnpm configuration', () => {
    expect(read('docs/configuration.md')).toBe(configurationPage())
    expect(read('.env.example')).toBe(environmentExample())
  })

  it('says of every variable what it is for and how it looks', () => {
    const all = processes.flatMap(({ variables }) => toVariables(variables))
    expect(all.length).toBeGreaterThan(70)
    for (const { name, description, example } of all)
      expect([name, description.endsWith('.'), example.length > 0]).toEqual([name, true, true])
  })

  it('has an example for each variable that its schema takes', () => {
    for (const { variables } of processes)
      for (const { name, example, secret } of toVariables(variables)) {
        if (secret) continue
        expect([name, variables[name]?.safeParse(example).success]).toEqual([name, true])
      }
  })

  it('is read through the schemas alone: no other file asks the environment for a variable', () => {
    // What is written into it, for a program that is started next, is no question.
    const asks =
      /(?<!')process\.env(?:\[|\.\w+(?!\s*(?:\?\?)?=[^=]|\w))|\bconst \{[^}]*\} = process\.env\b/
    const files = globSync('{{apps,packages,themes}/**/*.{ts,tsx},vitest.config.ts}', {
      cwd: root,
      exclude: outside,
    })
    const asking = files.filter(
      (file) => !file.endsWith('configuration.test.ts') && asks.test(read(file)),
    )
    // A platform that tests start gets the environment of the tests, without the database of the machine.
    expect(asking).toEqual(['apps/platform/src/testing/mainProcesses.ts'])
  })
})
