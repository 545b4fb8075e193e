import { expect, it } from 'vitest'
import { makeManifest } from './manifest.ts'

it('names the brand, its colour and its icons, and opens at the counted start address', () => {
  const theme = { themeColor: { dark: '#101010', light: '#fefefe' } }
  const brand = { name: 'Test', theme } as Parameters<typeof makeManifest>[0]
  expect(
    makeManifest(brand, [{ src: '/icons/a.png', sizes: '192x192', purpose: 'any' }]),
  ).toMatchObject({
    id: '/',
    name: 'Test',
    short_name: 'Test',
    start_url: '/?source=app',
    scope: '/',
    theme_color: '#101010',
    background_color: '#101010',
    icons: [{ src: '/icons/a.png', sizes: '192x192', purpose: 'any', type: 'image/png' }],
  })
})
