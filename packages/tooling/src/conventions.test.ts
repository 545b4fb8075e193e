import { execFileSync } from 'node:child_process'
import { existsSync, globSync, readFileSync } from 'node:fs'
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
    // The proxy is a program of others.
    const images = globSync('deploy/*.Dockerfile', {
      cwd: root,
      exclude: ['deploy/proxy.Dockerfile'],
    })
    expect(images).toHaveLength(3)
    for (const file of images) expect(read(file)).toContain(`FROM node:${node}-bookworm-slim`)
  })

  it('let a CI service run the very command of .ci', () => {
    interface Workflow {
      jobs: { test: { steps: { run?: string }[] } }
    }
    const { jobs } = parse(read('.github/workflows/ci.yml')) as Workflow
    expect(jobs.test.steps.map(({ run }) => run)).toContain('bash .ci/run')
  })

  it('tell of every command in the README or in docs/commands.md, and of none that is not there', () => {
    const pages = ['README.md', 'docs/commands.md'].map(read).join('\n')
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }
    // As it is typed: alone between ticks, after `pnpm`, or with what follows it.
    const told = new Set(
      [...pages.matchAll(/`([^`\n]+)`/g)].flatMap(([, typed = '']) =>
        typed.replace(/^(?:npx -y )?pnpm(?:@\d+)? (?:run )?/, '').split(' ', 1),
      ),
    )
    for (const [, script = ''] of pages.matchAll(/^npx -y pnpm@\d+ (\S+)/gm)) told.add(script)
    const names = Object.keys(scripts)
    expect(names.length).toBeGreaterThan(50)
    expect(names.filter((name) => !told.has(name))).toEqual([])
    const typed = [...pages.matchAll(/`pnpm (?!--)([\w:-]+)/g)].map(([, name = '']) => name)
    expect(typed.length).toBeGreaterThan(20)
    expect(typed.filter((name) => !names.includes(name))).toEqual([])
  })

  it('tell a brand team of every feature that it can turn on, by the names that the packages have', () => {
    const everywhere = read('packages/base-features/package.json')
    const chosen = globSync('packages/features-*', { cwd: root })
      .map((folder) => path.basename(folder))
      .filter((folder) => !everywhere.includes(`"@marquee/${folder}"`))
    const rows = new Map(
      [...read('docs/adding-a-brand.md').matchAll(/^\| `(features-[\w-]+)` \| (.*)$/gm)].map(
        ([, folder = '', row = '']) => [folder, row] as const,
      ),
    )
    expect([...rows.keys()].toSorted()).toEqual(chosen.toSorted())
    for (const [folder, row] of rows) {
      const [inBrand = '', inCampaigns = ''] = row.split(' | ')
      for (const [, made = ''] of inBrand.matchAll(/`(\w+)\(\)`/g))
        expect(read(`packages/${folder}/src/index.ts`), folder).toContain(made)
      const presets = [...inCampaigns.matchAll(/(\w+)\(/g)].flatMap(([, name = '']) =>
        name === 'texts' ? [] : name,
      )
      for (const preset of presets)
        expect(read(`packages/${folder}/src/server/preset.ts`), folder).toContain(
          `export const ${preset} = `,
        )
      const isSet = existsSync(path.join(root, `packages/${folder}/src/server/preset.ts`))
      expect(presets.length > 0, folder).toBe(isSet)
    }
  })

  it('have owners for paths that exist', () => {
    const paths = [...read('.github/CODEOWNERS').matchAll(/^(\/\S+)/gm)].map(([, at = '']) => at)
    const missing = paths.filter(
      (at) => !globSync(at.slice(1).replace(/\/$/, ''), { cwd: root }).length,
    )
    expect(missing).toEqual([])
  })

  it('have a page in every package that says what it is, with links that lead somewhere', () => {
    const folders = globSync('{apps,packages,themes}/*/package.json', { cwd: root }).map((file) =>
      path.dirname(file),
    )
    expect(folders.length).toBeGreaterThan(75)
    for (const folder of folders) {
      const { name } = JSON.parse(read(`${folder}/package.json`)) as { name: string }
      const page = read(`${folder}/README.md`)
      expect(page.startsWith(`# ${name}\n\n`), folder).toBe(true)
      const dead = [...page.matchAll(/\]\(([^)#]+)\)/g)]
        .map(([, target = '']) => path.join(root, folder, target))
        .filter((target) => !existsSync(target))
      expect(dead).toEqual([])
    }
  })

  it('leave nothing of tests in the temporary folder: every run has one of its own, which goes with it', () => {
    const runners = globSync('{,apps/*/}{vitest,playwright}.config.ts', { cwd: root })
    expect(runners.length).toBeGreaterThan(2)
    for (const file of runners) {
      expect(read(file), file).toMatch(/\b(?:inOwnTemporaryFolder\.ts'|temporaryFolder\()/)
      expect(read(file), file).not.toContain('mkdtemp')
    }
  })

  it('silence no type with `as never`, but for what tests put together', () => {
    const sources = globSync('{apps,packages,themes}/*/src/**/*.{ts,tsx}', { cwd: root }).filter(
      (file) => !/\.test\.|\/(?:testing|tests|dist)[/.]/.test(file),
    )
    expect(sources.length).toBeGreaterThan(1_500)
    expect(sources.filter((file) => /\bas never\b/.test(read(file)))).toEqual([])
  })

  it('blur nothing that lies behind: it would be computed anew for every frame', () => {
    const sheets = globSync('{apps,packages,themes}/*/src/**/*.{css,css.ts}', { cwd: root })
    expect(sheets.length).toBeGreaterThan(200)
    expect(sheets.filter((file) => /backdrop-?filter/i.test(read(file)))).toEqual([])
  })

  it('keep tests, stories and pages of words out of what a build is made of', () => {
    interface DryRun {
      tasks: { taskId: string; inputs: Record<string, string> }[]
      globalCacheInputs: { files: Record<string, string> }
    }
    const output = execFileSync('pnpm', ['exec', 'turbo', 'run', 'build', '--dry=json'], {
      cwd: root,
      encoding: 'utf8',
      env: { ...process.env, TURBO_TELEMETRY_DISABLED: '1' },
      maxBuffer: 2 ** 28,
    })
    const { tasks, globalCacheInputs } = JSON.parse(output.slice(output.indexOf('{'))) as DryRun
    const inputs = tasks.flatMap(({ inputs }) => Object.keys(inputs))
    // The lockfile tells which packages a version in the catalog concerns: a font is one brand's.
    expect(Object.keys(globalCacheInputs.files)).toEqual(['tsconfig.base.json', 'tsconfig.json'])
    expect(inputs.length).toBeGreaterThan(1_000)
    expect(inputs.filter((file) => /\.test\.tsx?$|\.stories\.tsx$|\.md$/.test(file))).toEqual([])
  })
})
