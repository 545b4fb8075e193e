/** Rows (0 top, 1 middle, 2 bottom) on reels one to five; games use the first so many. */
const all = [
  '11111',
  '00000',
  '22222',
  '01210',
  '21012',
  '00100',
  '22122',
  '12221',
  '10001',
  '01110',
  '21112',
  '10101',
  '12121',
  '01010',
  '21212',
  '11011',
  '11211',
  '00200',
  '22022',
  '02020',
  '20202',
  '02220',
  '20002',
  '00122',
  '22100',
  '10012',
  '12210',
  '01211',
  '21011',
  '10112',
  '12110',
  '00222',
  '22000',
  '01012',
  '21210',
  '11012',
  '11210',
  '02120',
  '20102',
  '01221',
]

/** Lines of three reels: the middle, the outer rows, the diagonals. */
export function threeReelLines(count: 1 | 3 | 5): number[][] {
  return ['111', '000', '222', '012', '210']
    .slice(0, count)
    .map((rows) => rows.split('').map(Number))
}

/** The first `count` paylines of the shared table (at most 40). */
export function paylines(count: 5 | 10 | 20 | 25 | 40): number[][] {
  return all.slice(0, count).map((rows) => rows.split('').map(Number))
}
