import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import type { Brand } from '../brand/types.ts'
import { inboxLooks } from '../inbox/told.ts'
import drawings from './drawings.json' with { type: 'json' }
import { drawingOf } from './drawings.ts'
import * as css from './Sign.css.ts'

const apps = path.resolve(import.meta.dirname, '../../../../apps')
const brands = readdirSync(apps).filter((folder) => existsSync(path.join(apps, folder, 'brand.ts')))

it.each(brands)('%s has a drawing for all that its menu and its inbox show', async (folder) => {
  const file = path.join(apps, folder, 'brand.ts')
  const { brand } = (await import(/* @vite-ignore */ file)) as { brand: Brand }
  const inMenu = brand.features
    .flatMap(({ navigation = [] }) => navigation)
    .filter(({ group }) => group !== 'help' && group !== 'account')
    .map(({ icon }) => icon)
  const inInbox = Object.values(inboxLooks(brand)).flatMap((look) => look?.icon ?? [])
  expect(inMenu.length).toBeGreaterThan(10)
  expect([...inMenu, ...inInbox].filter((icon) => !drawingOf(icon))).toEqual([])
})

it('every shape is painted in a tone that there is', () => {
  const tones = Object.values(drawings).flatMap((shapes) => shapes.map(({ tone }) => tone))
  expect(new Set(tones)).toEqual(new Set(Object.keys(css.tones)))
})
