import type { z } from 'zod'
import type { bingoSettings } from './settings.ts'

type BingoSource = z.input<typeof bingoSettings>

/** What a brand's bingo pays, in its own figures. */
interface Figures {
  /** Coins of the smallest step; every prize in coins is a multiple. */
  unit: number
  /** Entries of a small, a middle and a big prize, in units of 0.01. */
  entries: readonly [number, number, number]
}

type BingoOutcomes = BingoSource['outcomes']

/** What each pattern brings, numbered from 1. */
export const makeBingoTable = (
  rows: readonly (readonly [
    pattern: BingoOutcomes[number]['pattern'],
    coins: number,
    entries: number,
    points: number,
    weight: number,
  ])[],
): BingoOutcomes =>
  rows.map(([pattern, coins, entries, points, weight], index) => ({
    id: index + 1,
    pattern,
    prize: { coins, entries },
    points,
    weight,
  }))

/** Two weeks of bingo; every card brings something, whatever it shows. */
export const bingoPreset = (
  { unit, entries: [, some] }: Figures,
  overrides: Partial<BingoSource> = {},
): BingoSource => ({
  rhythm: { firstDay: '2026-01-05' },
  days: 14,
  roundsPerBall: 3,
  outcomes: [
    { id: 1, pattern: 'none', prize: { coins: 3 * unit }, points: 5, weight: 40 },
    { id: 2, pattern: 'corners', prize: { coins: 6 * unit }, points: 10, weight: 20 },
    { id: 3, pattern: 'line', prize: { coins: 15 * unit }, points: 20, weight: 30 },
    {
      id: 4,
      pattern: 'twoLines',
      prize: { coins: 40 * unit, entries: some },
      points: 50,
      weight: 10,
    },
  ],
  ...overrides,
})

/** What points are worth in brands with the store (BRAND-14). */
export const bingoStorePreset = ({
  unit,
  entries: [few, some],
}: Figures): NonNullable<BingoSource['store']> => [
  { id: 1, prize: { coins: 10 * unit }, price: 20 },
  { id: 2, balls: 5, price: 30 },
  { id: 3, prize: { entries: few }, price: 40 },
  { id: 4, prize: { coins: 60 * unit }, price: 100 },
  { id: 5, prize: { entries: 2 * some }, price: 250 },
]
