// What every peer's lobby shows: the same data, so that what is compared is how it is rendered.

const collections = 12
const each = 20
const words = ['Amber', 'Comet', 'Harbor', 'Lantern', 'Meadow', 'Orbit', 'Raven', 'Saffron']
const things = ['Fortune', 'Parade', 'Quest', 'Rush', 'Spins', 'Stacks', 'Trail']

/** A game as a tile needs it. */
const gameAt = (index) => {
  const title = `${words[index % words.length]} ${things[index % things.length]} ${index}`
  return {
    id: index,
    slug: title.toLowerCase().replaceAll(' ', '-'),
    title,
    provider: `Studio ${index % 16}`,
    color: `#${((index * 0x1f3d5b) & 0xffffff).toString(16).padStart(6, '0')}`,
    badge: index % 7 === 0 ? 'new' : index % 11 === 0 ? 'jackpot' : null,
    isFavorite: index % 13 === 0,
  }
}

/** The lobby of a player: twelve collections of twenty games. */
export const makeLobby = (name) => ({
  player: { name, coins: 1_234_500, entries: 2_401, mode: 'coins' },
  collections: Array.from({ length: collections }, (_, row) => ({
    key: `collection-${row}`,
    title: `${words[row % words.length]} games`,
    games: Array.from({ length: each }, (__, column) => gameAt(row * each + column)),
  })),
})

/** Who asks: any session will do, but without one there is no lobby. */
export const playerName = (cookie) => /(?:^|;\s*)session=(\w+)/.exec(cookie ?? '')?.[1] ?? null
