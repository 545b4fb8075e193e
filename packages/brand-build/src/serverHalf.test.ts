import { mkdtempSync, mkdirSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { build } from 'vite'
import { expect, it } from 'vitest'
import { withoutServerHalf } from './serverHalf.ts'

/** Builds an entry that imports one file of a workspace of its own. */
async function buildWith(imported: string): Promise<unknown> {
  const root = mkdtempSync(path.join(tmpdir(), 'marquee-server-half-'))
  const file = path.join(root, imported)
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, 'export const one = 1\n')
  writeFileSync(
    path.join(root, 'entry.ts'),
    `import { one } from './${imported}'\nconsole.log(one)\n`,
  )
  return build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [withoutServerHalf()],
    build: { write: false, rollupOptions: { input: path.join(root, 'entry.ts') } },
  })
}

it('page that imports the server half of a feature, or of the platform > does not build', async () => {
  await expect(buildWith('packages/features-x/src/server/rules.ts')).rejects.toThrow(
    /a page imports it/,
  )
  await expect(buildWith('packages/platform-play/src/rounds.ts')).rejects.toThrow(
    /a page imports it/,
  )
  await expect(buildWith('packages/features-x/src/page.ts')).resolves.toBeTruthy()
})
