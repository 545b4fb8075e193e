import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Dependency } from '@marquee/brand-build/dependencies'
import { appsRoot, UsageError } from '../workspace.ts'
import type { Bundle } from './bundle.ts'
import { filesIn } from './folders.ts'
import type { Content } from './pack.ts'

const readJson = <T>(file: string): T => JSON.parse(readFileSync(file, 'utf8')) as T

/** The back office behind a front of its own, which has no brand. */
export function backOfficeContent(front: Bundle): Content {
  const app = path.join(appsRoot, 'back-office')
  const dist = path.join(app, 'dist')
  if (!existsSync(path.join(dist, 'index.html')))
    throw new UsageError("There is no apps/back-office/dist. Run 'pnpm build' first.")
  return {
    kind: 'back-office',
    name: 'back-office',
    title: 'The back office',
    version: readJson<{ version: string }>(path.join(app, 'package.json')).version,
    facts: {},
    files: new Map([
      ['server.js', front.code] as const,
      ...filesIn(dist, 'back-office', (name) => name !== 'dependencies.json'),
    ]),
    dependencies: [
      ...front.dependencies,
      ...readJson<Dependency[]>(path.join(dist, 'dependencies.json')),
    ],
  }
}
