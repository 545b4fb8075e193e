import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { settingsFiles } from './settingsFiles.ts'

const apps = path.resolve(import.meta.dirname, '../../../../apps')
const brands = readdirSync(apps).filter((folder) => existsSync(path.join(apps, folder, 'brand.ts')))

it.each(brands)(
  '%s > campaigns and their words are settings, and nothing of the page',
  (folder) => {
    const root = path.join(apps, folder)
    const names = [...settingsFiles(root)].map((file) =>
      path.relative(root, file).split(path.sep).join('/'),
    )
    expect(names).toEqual(expect.arrayContaining(['campaigns.ts', 'content/en.json']))
    expect(names.filter((name) => /^(?:messages|brand|client|server)/.test(name))).toEqual([])
  },
)
