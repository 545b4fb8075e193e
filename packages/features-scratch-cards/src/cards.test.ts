import { describe, expect, it } from 'vitest'
import { mainCard } from './cards.ts'
import { makeCards } from './testing/makeRun.ts'

describe('the card in front', () => {
  it('SCRATCH-03 is one that is ready, wherever it stands', () => {
    const cards = makeCards('locked', 'available', 'ready_for_activate', 'scratched')
    expect(mainCard(cards)).toBe(cards[2])
  })

  it('SCRATCH-04 is the one that is available while none is ready', () => {
    const cards = makeCards('locked', 'scratched', 'available')
    expect(mainCard(cards)).toBe(cards[2])
  })

  it('SCRATCH-05 is the first while none is ready or available', () => {
    const cards = makeCards('scratched', 'locked')
    expect(mainCard(cards)).toBe(cards[0])
    expect(mainCard([])).toBeUndefined()
  })
})
