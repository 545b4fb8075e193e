import { render, screen, within } from '@testing-library/react'
import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import type { Brand } from '../brand/types.ts'
import { MainNavigation } from '../layouts/MainNavigation.tsx'
import { makeApp } from '../testing/makeApp.tsx'
import { makePlayer } from '../testing/makePlayer.ts'
import { MenuSheet } from './MenuSheet.tsx'

const apps = path.resolve(import.meta.dirname, '../../../../apps')
const brands = readdirSync(apps).filter((folder) => existsSync(path.join(apps, folder, 'brand.ts')))

it.each(brands)(
  '%s: the menu marks all that its main navigation has, and nothing else',
  async (folder) => {
    const file = path.join(apps, folder, 'brand.ts')
    const { brand } = (await import(/* @vite-ignore */ file)) as { brand: Brand }
    const { Frame } = await makeApp({
      brand: { features: brand.features, composition: brand.composition },
      player: makePlayer(),
    })
    render(
      <Frame>
        <MainNavigation />
        <MenuSheet
          name="menu"
          props={{}}
          close={() => {}}
          frame={{ open: true, onOpenChange() {}, onOpenChangeComplete() {} }}
        />
      </Frame>,
    )
    const menu = await screen.findByRole('dialog')
    // Outside of the open sheet everything is hidden from readers.
    const main = within(screen.getByRole('navigation', { name: 'Main', hidden: true }))
    const hrefs = (links: HTMLElement[]) =>
      links.map((link) => link.getAttribute('href')).toSorted()
    const ways = within(menu)
      .getAllByRole('navigation')
      .flatMap((part) => within(part).getAllByRole('link'))
    const marked = ways.filter((link) => link.closest('[data-beside]'))
    expect(hrefs(marked)).toEqual(hrefs(main.getAllByRole('link', { hidden: true })))
    expect(ways.length).toBeGreaterThan(marked.length)
  },
)
