import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import en from '../background/messages/en.json'
import es from '../background/messages/es.json'
import type { Brand } from '../brand/types.ts'
import { inboxLooks } from './told.ts'

const apps = path.resolve(import.meta.dirname, '../../../../apps')
const brands = readdirSync(apps).filter((folder) => existsSync(path.join(apps, folder, 'brand.ts')))

it('the way to what waits never says what the scene itself does with what came in', () => {
  for (const { inbox, away } of [en, es]) {
    const acts = Object.values(inbox).flatMap((words) =>
      typeof words === 'object' && 'act' in words ? [words.act] : [],
    )
    expect(acts.length).toBeGreaterThan(10)
    expect(acts).not.toContain(away.go)
  }
})

it.each(brands)('LAYOUT-10 %s has words for all that its features tell of', async (folder) => {
  const file = path.join(apps, folder, 'brand.ts')
  const { brand } = (await import(/* @vite-ignore */ file)) as { brand: Brand }
  const kinds = brand.features.flatMap(({ inbox = {} }) => Object.keys(inbox))
  expect(kinds.length).toBeGreaterThan(0)
  for (const { inbox } of [en, es])
    expect(kinds.filter((kind) => !Object.hasOwn(inbox, kind))).toEqual([])
  // Message settings name whatever is told; the welcome gift is told before anybody could choose.
  const told = Object.keys(inboxLooks(brand)).filter((kind) => kind !== 'welcome')
  for (const { inbox } of [en, es])
    expect(
      told.filter((kind) => !('name' in (inbox[kind as keyof typeof inbox] as object))),
    ).toEqual([])
})
