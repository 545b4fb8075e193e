import { sceneIds } from '@marquee/game-catalogue'
import { expect, it } from 'vitest'
import { voiceOf } from './voices.ts'

it('gives every place a voice, and the places at least five', () => {
  const voices = new Set(sceneIds.map(voiceOf))
  expect(voices.size).toBeGreaterThanOrEqual(5)
  for (const { scale, root } of voices) {
    expect(root).toBeGreaterThan(100)
    expect(scale.toSorted((a, b) => a - b)).toEqual([...scale])
  }
})
