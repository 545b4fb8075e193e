import { describe, expect, it } from 'vitest'
import { makeCoversManifest } from '../../testing/makeCoversManifest.ts'
import { coverAddress, readCovers } from '@marquee/platform-play/games/covers'

describe('the covers', () => {
  it('are addressed by the name in the manifest, at density 1', () => {
    const covers = readCovers(makeCoversManifest({ 'lantern-tide': 'lantern-tide.9f8e7d6c' }))
    expect(coverAddress(covers, 'lantern-tide')).toBe('/media/covers/lantern-tide.9f8e7d6c@1x.webp')
  })

  it('name the command that builds them when they are missing', () => {
    expect(() => readCovers('/nowhere/manifest.json')).toThrow(
      'build the covers first: pnpm --filter @marquee/game-catalogue build',
    )
  })

  it('refuse a manifest that is older than the catalogue', () => {
    expect(() => coverAddress(new Map(), 'lantern-tide')).toThrow("no cover for 'lantern-tide'")
  })
})
