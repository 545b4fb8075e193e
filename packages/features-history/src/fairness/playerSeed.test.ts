import { playerSeed } from '@marquee/contract/schemas'
import { expect, it } from 'vitest'
import { isPlayerSeed, makePlayerSeed } from './playerSeed.ts'

const most = 64

it.each(['lucky-seed', 'A_9', 'x'.repeat(most), makePlayerSeed()])(
  '%s is a seed here, and one that the platform takes',
  (text) => expect([isPlayerSeed(text), playerSeed.safeParse(text).success]).toEqual([true, true]),
)

it.each(['', 'two words', 'niño', 'a:b', 'x'.repeat(most + 1)])('"%s" is none for either', (text) =>
  expect([isPlayerSeed(text), playerSeed.safeParse(text).success]).toEqual([false, false]),
)
