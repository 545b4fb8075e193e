import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'yaml'
import { describe, expect, it } from 'vitest'
import { root } from './workspace.ts'

const read = (file: string): string => readFileSync(path.join(root, file), 'utf8')
const { catalog } = parse(read('pnpm-workspace.yaml')) as { catalog: Record<string, string> }

describe('the conventions of the repository', () => {
  it('name one version of Node everywhere', () => {
    const node = catalog['node'] ?? ''
    expect(read('.nvmrc').trim()).toBe(node)
    for (const file of ['.github/workflows/ci.yml', '.devcontainer/devcontainer.json'])
      expect(read(file)).toContain(`node:${node}-bookworm`)
    for (const file of globSync('deploy/*.Dockerfile', { cwd: root }))
      expect(read(file)).toContain(`FROM node:${node}-bookworm-slim`)
  })

  it('let a CI service run the very command of .ci', () => {
    interface Workflow {
      jobs: { test: { steps: { run?: string }[] } }
    }
    const { jobs } = parse(read('.github/workflows/ci.yml')) as Workflow
    expect(jobs.test.steps.map(({ run }) => run)).toContain('bash .ci/run')
  })

  it('have owners for paths that exist', () => {
    const paths = [...read('.github/CODEOWNERS').matchAll(/^(\/\S+)/gm)].map(([, at = '']) => at)
    const missing = paths.filter(
      (at) => !globSync(at.slice(1).replace(/\/$/, ''), { cwd: root }).length,
    )
    expect(missing).toEqual([])
  })
})
